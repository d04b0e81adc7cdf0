import type { SizeFitOrder } from "#domain/third-parties/size-fit-order.ts";
import type { SizeFitEnvironment } from "#domain/third-parties/third-parties.ts";

/** What the size-fit service is told. It reads from a queue, so that it may come after the first word. */
type SizeFitCommand =
  | readonly ["init", { readonly environment: SizeFitEnvironment; readonly locale: string }]
  | readonly ["mount", Element, { readonly productId: string }]
  | readonly ["calculate"]
  | readonly ["event", "tracking", SizeFitOrder];

/** A queue that a script takes over when it comes: it runs what it finds and replaces `push`. */
interface CommandQueue<Command> {
  push(command: Command): unknown;
}

interface VendorQueues {
  sizeFitQueue: CommandQueue<SizeFitCommand>;
  videoQueue: CommandQueue<readonly ["mount", Element, { readonly path: string }]>;
  stylingQueue: CommandQueue<readonly ["mount", Element, { readonly path: string; readonly maxOutfits: number }]>;
  outfitsQueue: CommandQueue<readonly ["mount", Element, { readonly path: string; readonly min: number; readonly max: number }]>;
}

declare global {
  interface Window extends Partial<VendorQueues> {}
}

/** The queue of a vendor, made if its script has not come yet. */
export function queueOf<Name extends keyof VendorQueues>(name: Name): VendorQueues[Name] {
  const queues: Partial<VendorQueues> = window;
  const queue: VendorQueues[Name] = queues[name] ?? emptyQueue();
  queues[name] = queue;
  return queue;
}

/** An array takes any command: the queue's own type says which. */
const emptyQueue = (): CommandQueue<never> & unknown[] => [];
