/** Whether this browser asks for less motion: then moves are cuts, and the tests say so. */
export function calm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Waits until an element and what is in it stand still. */
export async function settled(element: Element): Promise<void> {
  await Promise.allSettled(element.getAnimations({ subtree: true }).map((animation) => animation.finished));
}

/** For waits on something that moves: a busy machine draws few frames. */
export const patient = { timeout: 10_000 } as const;
