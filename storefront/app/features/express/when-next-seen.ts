/** Calls back once so many milliseconds have passed and the page is looked at. Returns how to stop waiting. */
export function whenNextSeen(milliseconds: number, then: () => void): () => void {
  let isDue = false;
  const stop = () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", look);
  };
  const look = () => {
    if (!isDue || document.hidden) return;
    stop();
    then();
  };
  const timer = setTimeout(() => {
    isDue = true;
    look();
  }, milliseconds);
  document.addEventListener("visibilitychange", look);
  return stop;
}
