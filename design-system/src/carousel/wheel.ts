import type { Embla } from "./embla.ts";

/** Milliseconds without a wheel event after which the row comes to rest on a slide. */
const rest = 120;

/**
 * Lets a trackpad or a sideways wheel move a row, as it moves what the browser scrolls itself. Embla knows of pointers only.
 * @returns how to stop
 */
export function watchWheel(embla: Embla, viewport: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const settle = () => {
    const { options, scrollBody, scrollTo } = embla.internalEngine();
    scrollBody.useBaseFriction().useDuration(options.duration);
    scrollTo.distance(0, true);
  };
  const follow = (way: number) => {
    const { animation, axis, limit, scrollBody, target } = embla.internalEngine();
    // As Embla follows a finger.
    // biome-ignore lint/correctness/useHookAtTopLevel: Embla's name, no hook
    scrollBody.useFriction(0.3).useDuration(0.75);
    target.add(axis.direction(-way));
    target.set(limit.constrain(target.get()));
    animation.start();
    clearTimeout(timer);
    timer = setTimeout(settle, rest);
  };
  const turn = (event: WheelEvent) => {
    const { deltaX, deltaY, ctrlKey } = event;
    // Up and down is the page's, and with the control key it enlarges the page.
    if (ctrlKey || Math.abs(deltaX) <= Math.abs(deltaY)) return;
    event.preventDefault();
    follow(deltaX);
  };
  viewport.addEventListener("wheel", turn, { passive: false });
  return () => {
    clearTimeout(timer);
    viewport.removeEventListener("wheel", turn);
  };
}
