import { z } from "zod";
import { contactSources } from "#domain/marketing/subscription.ts";
import { defineCall } from "./call.ts";

/** Marketing sign-up (MKTG-05, MKTG-17): `success` false with `unsubscribed` means that the address had opted out before. */
export const marketingSignUp = defineCall({
  name: "marketing.signUp",
  summary: "Subscribes an e-mail address to marketing mail.",
  method: "POST",
  path: "/marketing/sign-up",
  rateLimit: 30,
  access: "optional",
  body: z.object({
    email: z.string().max(320),
    contactSource: z.enum(contactSources),
    subscribeToMarketing: z.literal(true),
  }),
  response: z.object({ success: z.boolean(), status: z.enum(["subscribed", "unsubscribed"]), email: z.string() }),
});
