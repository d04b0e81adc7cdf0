/** Kinds of alert. */
export const alertTypes = ["SUCCESS", "ERROR"] as const;
export type AlertType = (typeof alertTypes)[number];

/** How long an alert stays, in milliseconds: one of a tile, and any other unless whoever adds it says otherwise. */
export const alertDurations = { tile: 3000, standard: 5000 } as const;

/** Limits and times of the queue; times in milliseconds. */
export const alertQueueDefaults = { max: 4, addDelay: 300, removeDelay: 300, step: 50 } as const;

/** What can hold the countdown. Source: WCAG 2.2.1. */
export const alertPauses = ["hover", "focus", "hidden"] as const;
export type AlertPause = (typeof alertPauses)[number];

/** Moves focus to the newest alert and back. */
export const alertHotkey = "F8";
