import { useLocation, useMatches } from "react-router";

/** What loaders say of it: a page's whether it is the boutique's own, the layout's whether the shop has a boutique. */
interface Told {
  btq?: boolean;
  hasBoutique?: boolean;
}

/**
 * Whether the page is the boutique's. A page that is not there has no loader to say it: looked for below the boutique it is missed
 * in the boutique.
 */
export function useBoutique(): boolean {
  const { pathname } = useLocation();
  const told: Told = Object.assign({}, ...useMatches().map((match) => match.loaderData));
  return told.btq ?? (told.hasBoutique === true && pathname.includes("/btq/"));
}
