/** Frames in which a row must not have moved. */
const enough = 4;

/** Calls back once a row that the browser scrolls stands still and no finger is on it. Returns how to stop waiting. */
export function whenStill(viewport: HTMLElement, then: () => void): () => void {
  const hearing = new AbortController();
  const { signal } = hearing;
  let touched = false;
  let last = Number.NaN;
  let still = 0;
  const touch = ({ type }: Event) => {
    touched = type === "touchstart" || type === "touchmove";
  };
  for (const type of ["touchstart", "touchmove", "touchend", "touchcancel"]) {
    viewport.addEventListener(type, touch, { passive: true, signal });
  }
  const look = () => {
    const at = viewport.scrollLeft;
    still = at === last && !touched ? still + 1 : 0;
    last = at;
    if (still < enough) {
      frame = requestAnimationFrame(look);
      return;
    }
    hearing.abort();
    then();
  };
  let frame = requestAnimationFrame(look);
  return () => {
    hearing.abort();
    cancelAnimationFrame(frame);
  };
}
