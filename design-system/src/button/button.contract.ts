/** One primary action a view; `accent` for campaigns; `inverse` and `outlineInverse` on dark grounds; `danger` undoes or deletes. */
export const buttonVariants = ["primary", "accent", "secondary", "ghost", "inverse", "outlineInverse", "danger"] as const;
export type ButtonVariant = (typeof buttonVariants)[number];

/** 36 (44 on touch), 44, 52 and 60 px high. */
export const buttonSizes = ["sm", "md", "lg", "xl"] as const;
export type ButtonSize = (typeof buttonSizes)[number];
