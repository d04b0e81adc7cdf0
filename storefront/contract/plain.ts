import { z } from "zod";

/** What neither a page nor a feed can show, and a database does not keep: control characters, and halves of others. */
const unseen = /(?![\t\n\r])\p{Cc}|\p{Cs}/u;

const codePoint = (character = "") => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;

/** What has all that follows read the other way round, also what the shop writes beside it. */
const turning = /[\u202a-\u202e\u2066-\u2069]/;

/** Text of the owner's, whatever stands in it but what nobody could see. */
export const visible = z.string().refine((text) => !unseen.test(text), {
  error: ({ input }) => `holds a character that cannot be shown (${codePoint(unseen.exec(String(input))?.[0])})`,
});

/** Whether nothing but white space and what has no width stands in a text that is not empty. */
const isBlank = (text: string) => text !== "" && !/[^\s\p{Default_Ignorable_Code_Point}]/u.test(text);

/**
 * Plain words of the owner's: nothing in them is markup, so that nothing of it can end as such in a mail, a feed or another shop.
 * Products and documents share it.
 */
export const plain = visible
  .refine((text) => !/<[a-z/!?]/i.test(text), "must be plain words without markup")
  .refine((text) => !isBlank(text), "must hold something that can be seen")
  .refine((text) => !turning.test(text), {
    error: ({ input }) => `holds a character that turns words round (${codePoint(turning.exec(String(input))?.[0])})`,
  });
