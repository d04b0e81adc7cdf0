/** `underline` for sections of a page; `split` for two equal halves (sign in, sign up). */
export const tabVariants = ["underline", "split"] as const;
export type TabVariant = (typeof tabVariants)[number];
