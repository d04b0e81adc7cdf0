/** How a message is said: after what is being said now, or at once. */
export const announcementManners = ["polite", "assertive"] as const;
export type AnnouncementManner = (typeof announcementManners)[number];

type Speaker = (message: string, manner: AnnouncementManner) => void;

const waiting: [string, AnnouncementManner][] = [];
let speaker: Speaker | undefined;

/**
 * Tells screen readers a message, through the one announcer of the page. Before there is one, messages wait.
 * Only for what changes without taking focus: a count of results, something added to the cart.
 */
export function announce(message: string, manner: AnnouncementManner = "polite"): void {
  if (typeof document === "undefined" || message === "") return;
  if (speaker) speaker(message, manner);
  else waiting.push([message, manner]);
}

/** Lets a mounted announcer speak. Returns how to stop it. */
export function attachSpeaker(next: Speaker): () => void {
  speaker = next;
  for (const [message, manner] of waiting.splice(0)) next(message, manner);
  return () => {
    if (speaker === next) speaker = undefined;
  };
}
