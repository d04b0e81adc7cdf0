/** What kind of news it is. `marker` is for what the shop wants seen, not for a status. */
export const noteTones = ["info", "success", "warning", "error", "marker"] as const;
export type NoteTone = (typeof noteTones)[number];
