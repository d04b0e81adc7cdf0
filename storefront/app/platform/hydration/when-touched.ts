/** Milliseconds that a page has been loaded for without a touch when what can wait is loaded all the same. */
export const untouchedPatience = 2_500;
/** Milliseconds after a touch: what it asks for is fetched and drawn first, alone. */
const answering = 1_000;
const touches = ["pointerdown", "keydown", "touchstart"] as const;

/**
 * Calls back once, a moment after the shopper first touches the page, or after a while: the time for code that no page waits for.
 * @param pause milliseconds between the touch and the call
 * @returns what calls it off
 */
export function whenTouched(callback: () => void, pause = answering): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    timer = setTimeout(start, untouchedPatience);
  };
  const stop = () => {
    clearTimeout(timer);
    removeEventListener("load", wait);
    for (const touch of touches) removeEventListener(touch, touched, { capture: true });
  };
  const start = () => {
    stop();
    callback();
  };
  const touched = () => {
    stop();
    timer = setTimeout(callback, pause);
  };
  if (document.readyState === "complete") wait();
  else addEventListener("load", wait, { once: true });
  for (const touch of touches) addEventListener(touch, touched, { capture: true, passive: true });
  return stop;
}
