import { randomUUID } from "node:crypto";
import { siteName } from "#domain/configuration/site-name.ts";
import { type CountryCode, countries, isCountryCode } from "#domain/country/country.ts";
import type { Queries } from "../database/database.ts";
import { type Letter, writeLetter } from "../outbox/letter.ts";
import { shopAddress } from "../outbox/mail-dress.ts";
import { putInOutbox } from "../outbox/outbox.ts";
import type { SignedIn } from "../service.ts";
import type { PoolMessage } from "./user-pool/pool.ts";

/** Writes the mails of the embedded pool, as the custom message trigger of a hosted one would: links into the shop. */
export async function sendPoolMessage(transaction: Queries, message: PoolMessage): Promise<void> {
  const { trigger, user, code, metadata } = message;
  const country: CountryCode = isCountryCode(metadata.country) ? metadata.country : "nz";
  const link = (path: string) => {
    const { redirect } = metadata;
    const query = new URLSearchParams({ code, user: user.id, ...(redirect !== undefined && { redirect }) });
    return `${metadata.origin ?? ""}${countries[country].baseUrl}${path}?${query}`;
  };
  const letter =
    trigger === "confirmSignUp" ? verification(link("/account/verify")) : passwordReset(link("/account/password/reset"));
  await putInOutbox(transaction, country, {
    kind: trigger === "confirmSignUp" ? "emailVerification" : "passwordReset",
    about: randomUUID(),
    recipient: user.email,
    ...writeLetter(country, letter),
  });
}

/** Tells a shopper that their password was changed, whoever did it. */
export async function sendPasswordChanged(queries: Queries, country: CountryCode, { email }: SignedIn): Promise<void> {
  const letter: Letter = {
    subject: "Your password was changed",
    heading: "Your password was changed",
    before: [
      `The password of your ${siteName} account, ${email}, has just been changed. Wherever else you were signed in, you aren't any more.`,
      `Wasn't you? Choose a new one right away, or call us on ${countries[country].supportPhone}.`,
    ],
    link: { label: "Choose a new password", address: shopAddress(country, "/account/password/forgot") },
    after: [],
  };
  await putInOutbox(queries, country, {
    kind: "passwordChanged",
    about: randomUUID(),
    recipient: email,
    ...writeLetter(country, letter),
  });
}

/** Tells a shopper that their account is closed, where it was. */
export async function sendAccountClosed(queries: Queries, country: CountryCode, { email }: SignedIn): Promise<void> {
  const letter: Letter = {
    subject: "Your account is closed",
    heading: "Your account is closed",
    before: [
      `Your ${siteName} account, ${email}, is closed as you asked. Your details, addresses and saved cards are gone, and so are your cart, your wishlist and your membership.`,
      "What you ordered is kept, as the law asks of us. Find an order by its number and this email address.",
      `Wasn't you? Call us on ${countries[country].supportPhone}.`,
    ],
    link: { label: "Find an order", address: shopAddress(country, "/orders") },
    after: ["Changed your mind? You can sign up with this address any time."],
  };
  await putInOutbox(queries, country, {
    kind: "accountClosed",
    about: randomUUID(),
    recipient: email,
    ...writeLetter(country, letter),
  });
}

/** It names nobody: whoever signed up said what the name is, and this may go to somebody else, who never asked for it. */
function verification(address: string): Letter {
  return {
    subject: "Verify your email address",
    heading: "One step to go",
    before: [`Verify your email address, and your ${siteName} account is ready.`],
    link: { label: "Verify my email address", address },
    after: ["The link works once, for 24 hours.", "Didn't ask for an account? Leave this mail alone, and nothing comes of it."],
  };
}

function passwordReset(address: string): Letter {
  return {
    subject: "Choose a new password",
    heading: "Choose a new password",
    before: [`Somebody, hopefully you, asked for a new password for your ${siteName} account.`],
    link: { label: "Choose a new password", address },
    after: ["The link works once, for an hour.", "Wasn't you? Leave this mail alone, and your password stays as it is."],
  };
}
