import { type AlertNode, alertLink } from "@tread/design-system/alert-queue";
import type { CartFlag } from "#domain/cart/cart-flags.ts";
import { cartMessages, countedItems } from "./cart-messages.ts";

/** What a line says about a flag it carries in the cart (ERRCAT-33 to ERRCAT-40). */
export function lineMessage(flag: CartFlag): string {
  switch (flag.type) {
    case "notLoggedIn":
      return "This one's members only, so log in or sign up to buy it.";
    case "productStateInvalid":
      return "No longer available, so remove it to carry on.";
    case "productQtyMaxViolated":
      return `You can order ${countedItems(flag.productQtyMax)} of this at most.`;
    case "qtyMaxViolated":
      return `You can order ${countedItems(flag.qtyMax)} of this size at most.`;
    case "qtyMinViolated":
      return `Order ${countedItems(flag.qtyMin)} of this size or more.`;
    case "qtyMultipleInvalid":
      return `This comes in lots of ${flag.qtyMultipleOf}, so change the quantity to match.`;
    case "qtyAvailableExceeded":
      return flag.qtyAvailable > 0
        ? `Only ${flag.qtyAvailable} left in this size, so make it ${flag.qtyAvailable} and you're away.`
        : "Sold out, so remove it to carry on.";
  }
}

/** Links to the pages where a shopper signs in and signs up. */
export interface SignInHrefs {
  readonly signIn: string;
  readonly signUp: string;
}

/**
 * What a refused add says (ERRCAT-33 to ERRCAT-42).
 * @param inCart quantity of this size already in the cart, which changes the wording to "another"
 */
export function addRefusedMessage(flags: readonly CartFlag[], inCart: number, { signIn, signUp }: SignInHrefs): AlertNode[] {
  const [flag] = flags;
  switch (flag?.type) {
    case "notLoggedIn":
      return ["This one's members only, so ", alertLink(signIn, "log in"), " or ", alertLink(signUp, "sign up"), " to add it."];
    case "productStateInvalid":
      return ["We can't add this, because it's no longer available."];
    case "qtyAvailableExceeded":
      if (flag.qtyAvailable === 0) return ["We can't add this, because it has just sold out."];
      return inCart > 0
        ? [`We can't add another, because there ${flag.qtyAvailable === 1 ? "is" : "are"} only ${flag.qtyAvailable} in stock.`]
        : [`We can't add that many, because there ${flag.qtyAvailable === 1 ? "is" : "are"} only ${flag.qtyAvailable} in stock.`];
    case "qtyMaxViolated":
      return [`We can't add more, because the most you can order of one size is ${flag.qtyMax}.`];
    case "productQtyMaxViolated":
      return [`We can't add more, because the most you can order of this is ${flag.productQtyMax}.`];
    case "qtyMinViolated":
    case "qtyMultipleInvalid":
      return [lineMessage(flag)];
    default:
      return [cartMessages.unableToAdd];
  }
}

/** What is said to whoever would add from elsewhere what asks a question on its page. @param page where it is answered */
export const answerFirstMessage = (page: string): AlertNode[] => [
  "This one asks a question first, so ",
  alertLink(page, "answer it on its page"),
  ".",
];
