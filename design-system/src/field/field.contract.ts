/** How a row of fields shares its width from 640 px. */
export const rowSplits = ["halves", "thirds", "twoThirds"] as const;
export type RowSplit = (typeof rowSplits)[number];

/** What a password field is for. */
export const passwordPurposes = ["current", "new"] as const;
export type PasswordPurpose = (typeof passwordPurposes)[number];
