import { z } from "zod";

/** What neither a page nor a feed can show, and a database does not keep: control characters, and halves of others. */
const unseen = /(?![\t\n\r])\p{Cc}|\p{Cs}/u;

const codePoint = (character = "") => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;

/** Text of the owner's, whatever stands in it but what nobody could see. */
export const visible = z.string().refine((text) => !unseen.test(text), {
  error: ({ input }) => `holds a character that cannot be shown (${codePoint(unseen.exec(String(input))?.[0])})`,
});

/**
 * Plain words of the owner's: nothing in them is markup, so that nothing of it can end as such in a mail, a feed or another shop.
 * Products and documents share it.
 */
export const plain = visible.refine((text) => !/<[a-z/!?]/i.test(text), "must be plain words without markup");
