import type { FunctionalType } from "./product.ts";

/** Whether nothing of it is carried anywhere: files and gift cards. Neither can be sent back. */
export const comesByEmail = (functionalType: FunctionalType | undefined): boolean =>
  functionalType === "digital" || functionalType === "giftCard";

/** What is said of it in place of a size. */
export const byEmailLabel = "By email";
