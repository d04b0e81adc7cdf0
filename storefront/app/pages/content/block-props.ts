import type { Block } from "#contract/content.ts";

/** What a block's component takes: the block itself. */
export interface BlockProps<Type extends Block["type"]> {
  block: Extract<Block, { type: Type }>;
}
