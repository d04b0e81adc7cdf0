/** What the tabs of a browser tell each other about who is signed in. */
export type SessionNews = "opened" | "closed";

const name = "session";

/** Tells the browser's other tabs. A browser without channels tells them by its cookie, when they are looked at next. */
export function tellOtherTabs(news: SessionNews): void {
  if (!("BroadcastChannel" in globalThis)) return;
  const channel = new BroadcastChannel(name);
  channel.postMessage(news);
  channel.close();
}

/** Hears the browser's other tabs. Returns how to stop. */
export function hearOtherTabs(onNews: (news: SessionNews) => void): () => void {
  if (!("BroadcastChannel" in globalThis)) return () => undefined;
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<SessionNews>) => onNews(data);
  return () => channel.close();
}
