/** Stands for the shop while a path is looked at; no page can be there. */
const shop = "https://shop.invalid";

/**
 * A path of this shop to go on to, from what a request says. An address of another origin, however it is dressed up, is not
 * taken: a link of our own mail would lead there.
 * @returns undefined when there is none
 */
export function ownPath(redirect: string | undefined): string | undefined {
  if (redirect === undefined || !redirect.startsWith("/") || !URL.canParse(redirect, shop)) return undefined;
  const { origin, pathname, search, hash } = new URL(redirect, shop);
  // "/.//evil.example" begins with one slash, but its path with two.
  return origin === shop && !pathname.startsWith("//") ? pathname + search + hash : undefined;
}
