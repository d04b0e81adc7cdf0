import { normalisePromoCode, promoCodeProblem } from "#domain/fields/promo-code.ts";
import type { Guess } from "../security/guesses.ts";
import { networkOf } from "../security/network-of.ts";
import { customerIdentity } from "./customer-identity.ts";

/** Different codes that one address of the network, often shared by a household or an office, may try. */
const codesAnAddress = 30;
/** Different codes that may be tried for one e-mail address. */
const codesAnEmail = 20;
/** Different e-mail addresses that one address may try a code with: the answer says who has used it before. */
const emailsACode = 10;

/**
 * What asking for a price with promo codes tries to guess: which codes there are, and who has used one. A code that many
 * shoppers know is not limited by itself, since that would shut a campaign down.
 */
export function promoCodeGuesses(promoCodes: readonly string[], email: string | undefined, clientAddress: string): Guess[] {
  const codes = promoCodes.filter((code) => promoCodeProblem(code) === null).map(normalisePromoCode);
  const customer = email === undefined ? undefined : customerIdentity(email);
  return codes.flatMap((code) => [
    ...(clientAddress === ""
      ? []
      : [{ target: `promo codes of ${networkOf(clientAddress)}`, guess: code, most: codesAnAddress }]),
    ...(customer === undefined
      ? []
      : [
          { target: `promo codes for ${customer}`, guess: code, most: codesAnEmail },
          { target: `promo code ${code} of ${networkOf(clientAddress)}`, guess: customer, most: emailsACode },
        ]),
  ]);
}
