import type { CountryCode } from "#domain/country/country.ts";
import { namedIndexesOf } from "#merchandising/search-indexes.ts";
import type { LiveCatalogue } from "../catalogue/live-catalogue.ts";
import { namedSource } from "./catalogue-indexes.ts";

/** Brands and their rooms, categories, articles and other pages of blocks, then products that do not lead elsewhere. */
export function pathsOf(catalogue: Pick<LiveCatalogue, "shopDocuments" | "content" | "products">) {
  return (country: CountryCode): { readonly path: string; readonly pictures: readonly string[] }[] => {
    const content = catalogue.content();
    const named = namedIndexesOf(namedSource(catalogue, country)).flatMap(({ records }) =>
      records.map(({ path }) => String(path)),
    );
    const rooms = content.listings(country).flatMap(({ type, path }) => (type === "BrandCategory" ? [path] : []));
    const pages = content.pages(country).map(({ path }) => path);
    const others = [...new Set([...named, ...rooms, ...pages])].map((path) => ({ path, pictures: [] }));
    const shown = [...catalogue.products(country).values()].filter(
      ({ path, redirectTarget }) => redirectTarget === null && content.redirects[path] === undefined,
    );
    const products = shown.map(({ path, productGallery }) => ({
      path,
      pictures: productGallery.flatMap((item) => (item.type === "IMAGE" ? [item.src] : [])),
    }));
    return [...others, ...products];
  };
}
