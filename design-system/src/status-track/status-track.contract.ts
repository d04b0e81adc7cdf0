/** Where a step of an order stands. `stopped`: it went no further than here. */
export const trackStates = ["done", "current", "next", "stopped"] as const;
export type TrackState = (typeof trackStates)[number];

/** Said after a step's name, for those who see neither dot nor line. The step in hand says so by `aria-current`. */
export const trackWords: Readonly<Record<TrackState, string | null>> = {
  done: "done",
  current: null,
  next: "still to come",
  stopped: "stopped here",
};
