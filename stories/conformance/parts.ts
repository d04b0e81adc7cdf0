import type { ElementType } from "react";

/** The public doors of the design system, one a folder. */
const doors = import.meta.glob<Record<string, unknown>>("../../design-system/src/*/index.ts", { eager: true });

/** A component, bare or wrapped (`memo`, `lazy`), is what has a name with a capital and can be rendered. */
function isComponent(name: string, value: unknown): value is ElementType {
  if (!/^[A-Z]/.test(name)) return false;
  return typeof value === "function" || (typeof value === "object" && value !== null && "$$typeof" in value);
}

/** Every component that an `index.ts` of the design system exports, by name. */
export const publicParts: ReadonlyMap<string, ElementType> = new Map(
  Object.values(doors)
    .flatMap((door) => Object.entries(door))
    .filter((entry): entry is [string, ElementType] => isComponent(...entry))
    .sort(([a], [b]) => a.localeCompare(b)),
);
