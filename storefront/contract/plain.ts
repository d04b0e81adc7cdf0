import { z } from "zod";

/**
 * Plain words of the owner's: nothing in them is markup, so that nothing of it can end as such in a mail, a feed or another shop.
 * Products and documents share it.
 */
export const plain = z.string().refine((text) => !/<[a-z/!?]/i.test(text), "must be plain words without markup");
