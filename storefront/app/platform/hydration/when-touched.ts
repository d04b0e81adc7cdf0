/** Milliseconds that a page has been loaded for without a touch when what can wait is loaded all the same. */
const patience = 2_500;
const touches = ["pointerdown", "keydown", "touchstart"] as const;

/**
 * Calls back once, when the shopper first touches the page, or after a while: the moment for code that no page waits for.
 * @returns what calls it off
 */
export function whenTouched(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    timer = setTimeout(start, patience);
  };
  const stop = () => {
    clearTimeout(timer);
    removeEventListener("load", wait);
    for (const touch of touches) removeEventListener(touch, start, true);
  };
  const start = () => {
    stop();
    callback();
  };
  if (document.readyState === "complete") wait();
  else addEventListener("load", wait, { once: true });
  for (const touch of touches) addEventListener(touch, start, { capture: true, passive: true });
  return stop;
}
