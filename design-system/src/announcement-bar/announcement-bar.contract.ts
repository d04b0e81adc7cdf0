/** Milliseconds an announcement stands, and takes to move on. Source: browsing spec section 9 (HEAD-15). */
export const announcementTimes = { hold: 3000, motion: 1000 } as const;
