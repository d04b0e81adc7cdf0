/** Milliseconds between two tries while the browser says that there is a network. */
const pause = 3_000;

/**
 * Calls back once the shop answers again. Browsers say "online" once there is a network of whatever kind, at times when there is
 * none, so the shop itself is asked: when they say so, and every three seconds for as long as it holds (HTML, "Offline web
 * applications").
 * @param address what is asked for, by its head alone
 * @returns ends the waiting
 */
export function whenReachable(address: string, callBack: () => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const askLater = () => {
    clearTimeout(timer);
    if (!signal.aborted && navigator.onLine) timer = setTimeout(ask, pause);
  };
  const ask = async () => {
    try {
      await fetch(address, { method: "HEAD", cache: "no-store", signal });
    } catch {
      return askLater();
    }
    if (!signal.aborted) callBack();
  };
  askLater();
  addEventListener("online", ask, { signal });
  signal.addEventListener("abort", () => clearTimeout(timer));
  return () => ended.abort();
}
