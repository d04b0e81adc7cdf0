/** `ghost` has no edge at rest; `outline` is ringed, for carousels; `panel` is a filled disc over pictures. */
export const iconButtonVariants = ["ghost", "outline", "panel"] as const;
export type IconButtonVariant = (typeof iconButtonVariants)[number];

/** 32, 36 and 44 px; the smaller ones keep a 44 px target on touch. */
export const iconButtonSizes = ["xs", "sm", "md"] as const;
export type IconButtonSize = (typeof iconButtonSizes)[number];
