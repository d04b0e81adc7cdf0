/** A widget or service that somebody else's script brings. */
interface OutsideScript {
  /** Address of the script. */
  readonly script: string;
}

/**
 * The outside services that this shop has been given, by what they do (THIRD-16). One that is left out is not there: nothing is
 * loaded for it and nothing waits for it.
 */
export interface ThirdParties {
  readonly fraud?: OutsideScript;
  readonly sizeFit?: OutsideScript & { readonly environment: SizeFitEnvironment };
  readonly video?: OutsideScript;
  readonly styling?: OutsideScript & { readonly maxOutfits: number };
  /** The second outfit widget; its flag says whether it may be seen at all (THIRD-15). */
  readonly outfits?: OutsideScript & { readonly disabled: boolean; readonly min: number; readonly max: number };
  /** Records visits. Its script's address has the shop's key in it. */
  readonly sessionAnalytics?: OutsideScript;
}

export const sizeFitEnvironments = ["production", "sandbox"] as const;
export type SizeFitEnvironment = (typeof sizeFitEnvironments)[number];

/** What stands in a page; the others do their work unseen. */
export const widgetNames = ["sizeFit", "video", "styling", "outfits"] as const;
export type WidgetName = (typeof widgetNames)[number];

/** Where a shopper is: the path within the country's shop, and the one they came from in this page's life. */
export interface Place {
  readonly path: string;
  readonly from: string | null;
}

type PageKind = "home" | "product" | "article" | "success" | "other";

function kindOf(path: string): PageKind {
  if (path === "/") return "home";
  if (path.startsWith("/products/")) return "product";
  if (/^\/(?:articles|blog)\/./.test(path)) return "article";
  return path === "/checkout/success" ? "success" : "other";
}

function wantsSizeFit({ path, from }: Place): boolean {
  const kind = kindOf(path);
  if (kind === "article") return path.includes("truefit");
  return kind === "product" || (kind === "success" && from !== null);
}

/** Which widgets' scripts a place is to load, of those that the shop has (THIRD-01 to THIRD-05, THIRD-15). */
export function wantedWidgets(services: ThirdParties, place: Place): WidgetName[] {
  const shows = ["home", "product", "article"].includes(kindOf(place.path));
  return widgetNames.filter((name) => {
    if (services[name] === undefined) return false;
    if (name === "sizeFit") return wantsSizeFit(place);
    return shows && !(name === "outfits" && services.outfits?.disabled);
  });
}

/** Milliseconds after a page has come that the size-fit service is asked to calculate; null where it is not (THIRD-09, THIRD-10). */
export function calculateDelay(place: Place): number | null {
  if (!wantsSizeFit(place)) return null;
  const kind = kindOf(place.path);
  return kind === "product" ? 500 : kind === "article" ? 0 : null;
}
