import { use } from "react";
import { useStore } from "react-redux";
import { useMatches } from "react-router";
import { callAddresses } from "../api/call-addresses.ts";
import { accountStateKey } from "../features/account-state/account-state-key.ts";
import { useCountry } from "../features/shop/use-shop.ts";
import type { RootState } from "../store/create-store.ts";
import { cartPartsOf, earlyCartScript } from "./early-cart.ts";
import { FilesOfPart } from "./files-of-part.ts";
import { OwnScript } from "./own-script.tsx";

const [, root, path] = callAddresses["products.byIds"];

/** On a page that shows the shopper's cart: what asks for its products before the shop's code has arrived. */
export function EarlyCartScript() {
  // What the server has drawn of a cart needs no script to hurry.
  const drawn = useStore<RootState>().getState().accountState.foreseen !== null;
  const files = use(FilesOfPart);
  const filesOf = drawn ? null : files;
  const country = useCountry();
  const parts = useMatches().flatMap(({ handle }) => cartPartsOf(handle) ?? []);
  if (parts.length === 0) return null;
  const script = earlyCartScript({
    storageKey: accountStateKey(country.code),
    productsAddress: `${country.baseUrl}${root}${path}`,
    entryScripts: filesOf?.("app/entry.client.tsx").scripts ?? [],
    cartScripts: filesOf ? parts.flatMap((part) => filesOf(part).scripts) : [],
  });
  return <OwnScript code={filesOf ? script : ""} />;
}
