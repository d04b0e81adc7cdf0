/** How many numbers there are to draw from. */
export const voucherNumbers = 10_000_000_000;
/** How many PINs there are to draw from. */
export const voucherPins = 1_000_000;

/** The number of a gift card that is issued: `GIFT0000000050`. @param drawn below `voucherNumbers` */
export const voucherNumber = (drawn: number): string => `GIFT${String(drawn).padStart(10, "0")}`;

/** Its PIN. @param drawn below `voucherPins` */
export const voucherPin = (drawn: number): string => String(drawn).padStart(6, "0");

/** The number as it is easily read and typed: `GIFT 0000 0000 50`. */
export const spacedVoucherNumber = (code: string): string => (code.match(/.{1,4}/g) ?? []).join(" ");
