/** Milliseconds an announcement stands, and takes to move on (HEAD-15). */
export const announcementTimes = { hold: 3000, motion: 1000 } as const;
