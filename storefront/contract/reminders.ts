import { z } from "zod";
import { reminderKinds } from "#domain/reminders/reminder.ts";
import { defineCall } from "./call.ts";

const token = z.object({ token: z.string().max(512) });
const errors = { LinkInvalid: 422 } as const;

/** What a reminder is about. */
const about = z.object({
  kind: z.enum(reminderKinds),
  product: z.object({ name: z.string(), path: z.string() }).nullable(),
});

/**
 * Asks to be told by mail. The answer is the same whoever asks and whatever is known of the address: a link that confirms goes there,
 * unless it is waited for already.
 */
export const remindersCreate = defineCall({
  name: "reminders.create",
  summary: "Asks for a mail when a size is in stock again, or when a product is released.",
  method: "POST",
  path: "/reminders",
  rateLimit: 10,
  body: z.strictObject({
    email: z.string().max(320),
    productId: z.string().max(64),
    /** The size; null waits for the release of the product. */
    variantId: z.string().max(64).nullable(),
  }),
  response: z.object({ status: z.literal("confirmationSent") }),
  errors: { NothingToWaitFor: 409 },
});

export const remindersConfirm = defineCall({
  name: "reminders.confirm",
  summary: "Confirms a reminder by the link of its mail.",
  method: "POST",
  path: "/reminders/confirm",
  rateLimit: 30,
  body: token,
  response: about,
  errors,
});

export const remindersEnd = defineCall({
  name: "reminders.end",
  summary: "Ends a reminder by the link of its mails.",
  method: "POST",
  path: "/reminders/end",
  rateLimit: 30,
  body: token,
  response: about,
  errors,
});
