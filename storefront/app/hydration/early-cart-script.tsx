import { createContext, use } from "react";
import { useMatches } from "react-router";
import { callAddresses } from "../api/call-addresses.ts";
import { accountStateKey } from "../features/account-state/account-state-key.ts";
import { useCountry } from "../features/shop/use-shop.ts";
import { cartPartsOf, earlyCartScript } from "./early-cart.ts";
import { Nonce } from "./early-press.tsx";

/** Addresses of the files that a lazily loaded module is made of. */
export interface PartFiles {
  readonly scripts: readonly string[];
  readonly sheets: readonly string[];
}

/** Finds a part's files while the server renders; null in the browser, and for a cart that the server has drawn already. */
export const FilesOfPart = createContext<((module: string) => PartFiles) | null>(null);

const [, root, path] = callAddresses["products.byIds"];

/** On a page that shows the shopper's cart: what asks for its products before the shop's code has arrived. */
export function EarlyCartScript() {
  const filesOf = use(FilesOfPart);
  const nonce = use(Nonce);
  const country = useCountry();
  const parts = useMatches().flatMap(({ handle }) => cartPartsOf(handle) ?? []);
  if (parts.length === 0) return null;
  const files = filesOf ? parts.map(filesOf) : [];
  const script = earlyCartScript({
    storageKey: accountStateKey(country.code),
    productsAddress: `${country.baseUrl}${root}${path}`,
    entryScripts: filesOf?.("app/entry.client.tsx").scripts ?? [],
    cartScripts: files.flatMap(({ scripts }) => scripts),
  });
  return (
    <script
      nonce={nonce ?? undefined}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own code with addresses from our own build
      dangerouslySetInnerHTML={{ __html: filesOf ? script : "" }}
    />
  );
}
