import { quantityMax } from "../cart/quantity.ts";
import { cartItems, moment, promoItem, storedId } from "../cart/read-cart.ts";
import { cartConfiguration } from "../configuration/configuration.ts";
import { listOf, objectOf, type Reader, ReadProblem, recordOf, text, wholeNumber } from "../persistence/read.ts";
import type { AccountChange, AccountCommand } from "./command.ts";
import { wishlistItem } from "./parse-account-state.ts";

/** More changes than any shopper makes before the server has them: so many are no longer read. */
const maxPending = 5_000;

const cartItem: Reader<Extract<AccountChange, { type: "cart/add" }>["item"]> = (value, path) => {
  const id = String((value as { id?: unknown } | null)?.id);
  const item = cartItems({ [id]: value }, path)[id];
  if (!item) throw new ReadProblem(path);
  return item;
};

const code = text(64);

/** What each kind of change carries. */
const readers: { readonly [T in AccountChange["type"]]: Reader<Omit<Extract<AccountChange, { type: T }>, "type">> } = {
  "cart/add": objectOf({ item: cartItem }),
  "cart/setQuantity": objectOf({ itemId: storedId, qty: wholeNumber(1, quantityMax) }),
  "cart/remove": objectOf({ itemId: storedId }),
  "cart/applyPromoCode": objectOf({ code }),
  "cart/removePromoCode": objectOf({ code }),
  "cart/takePromoItem": objectOf({ item: promoItem }),
  "cart/leavePromoItem": objectOf({ promotionId: storedId }),
  "cart/clear": objectOf({}, { newCartId: storedId, seen: recordOf(wholeNumber(1, quantityMax), cartConfiguration.maxLines) }),
  "wishlist/add": objectOf({ item: wishlistItem }),
  "wishlist/remove": objectOf({ productId: storedId }),
  "search/setUserToken": objectOf({ token: text(128, /^[A-Za-z0-9_-]+$/) }),
};

const stamp = objectOf({ clientId: storedId, sequence: moment });

const command: Reader<AccountCommand> = (value, path) => {
  const type = (value as { type?: unknown } | null)?.type;
  if (typeof type !== "string" || !Object.hasOwn(readers, type)) throw new ReadProblem(path);
  const known = type as AccountChange["type"];
  return { type: known, ...readers[known](value, path), ...stamp(value, path) } as AccountCommand;
};

/**
 * Reads changes that wait for the server out of browser storage, trusting nothing.
 * @throws ReadProblem naming the first that is not one
 */
export function parseCommands(value: unknown): AccountCommand[] {
  return listOf(command, maxPending)(value, "");
}
