import type { Block, Page } from "#contract/content.ts";
import type { PageBlock, ShopDocumentOf } from "#contract/shop-documents.ts";
import { listProductOf } from "#domain/product/list-product.ts";
import type { ListProduct, Product } from "#domain/product/product.ts";
import { boutiqueHome, boutiqueOf } from "./boutique.ts";
import { brandsSold, hasProducts, leadsNowhere, type Surroundings } from "./surroundings.ts";
import { everyWordIn, wordsIn } from "./written-words.ts";

type Story = Extract<Block, { type: "journal" }>["articles"][number];

/** Tiles chosen by hand, by id; what is not sold at the moment is left out. */
function tilesOf(products: ReadonlyMap<string, Product>, ids: readonly string[]): ListProduct[] {
  return ids.flatMap((id) => {
    const product = products.get(id);
    return product ? [listProductOf(product)] : [];
  });
}

/** An article as others speak of it. */
function storyOf({ country, documents }: Surroundings, id: string): Story[] {
  const found = documents.get("article", id);
  const [head] = found?.blocks ?? [];
  if (!found?.countries.includes(country) || head?.type !== "hero" || head.image === undefined) return [];
  const { facts, title, path } = found;
  return [{ kicker: facts.kicker, minutes: facts.minutes, title: wordsIn(country, title), path, image: head.image }];
}

/** Brands that are named, in that order, without those of which there is nothing. */
function soldAmong(shop: Surroundings, ids: readonly string[]): readonly ShopDocumentOf<"brand">[] {
  const sold = new Map(brandsSold(shop).map((brand) => [brand.id, brand]));
  return ids.flatMap((id) => sold.get(id) ?? []);
}

/** Those of a journal that are told in this country; none of it where there is none. */
function storiesOf(shop: Surroundings, source: Extract<PageBlock, { type: "journal" }>): Block[] {
  const articles = source.articles.flatMap((id) => storyOf(shop, id));
  return articles.length > 0 ? [{ ...source, articles }] : [];
}

/** A block as it is shown; none where what it is about is not there at the moment. */
function blockOf(shop: Surroundings, source: PageBlock): Block[] {
  const { documents, hanging, products } = shop;
  switch (source.type) {
    case "hero": {
      const { product: shown, ...block } = source;
      const product = shown === null ? undefined : products.get(shown.id);
      const tag = product && {
        brand: product.brand.name,
        name: shown?.name ?? product.name,
        price: product.price,
        path: product.path,
      };
      return [{ ...block, tag: tag ?? null }];
    }
    case "categoryGrid": {
      const items = source.items.flatMap(({ name, category: id, image }) => {
        const category = documents.get("category", id);
        return category && hasProducts(shop, category)
          ? [{ name, path: category.path, count: hanging.inCategory(id), image }]
          : [];
      });
      return items.length > 0 ? [{ type: "categoryGrid", items }] : [];
    }
    case "productCarousel":
      return [{ ...source, products: tilesOf(products, source.products) }];
    case "productTrio": {
      const tiles = tilesOf(products, source.products);
      return tiles.length === source.products.length ? [{ ...source, products: tiles }] : [];
    }
    case "outfit": {
      const tiles = tilesOf(products, source.products);
      return tiles.length > 0 ? [{ ...source, products: tiles }] : [];
    }
    case "drop": {
      const { product: id, ...block } = source;
      const release = products.get(id)?.release ?? null;
      return release === null ? [] : [{ ...block, release }];
    }
    case "brandStrip": {
      const brands = soldAmong(shop, source.brands);
      if (brands.length === 0) return [];
      return [{ ...source, brands: brands.map(({ name, path, mark }) => ({ name, path, mark })) }];
    }
    case "brandIndex": {
      const brands = soldAmong(shop, source.brands);
      if (brands.length === 0) return [];
      return [
        {
          ...source,
          brands: brands.map(({ id, name, path, line, boutiqueLine }) => ({
            name,
            path,
            line: boutiqueLine ?? line,
            count: hanging.ofBrand(id),
          })),
        },
      ];
    }
    case "journal":
      return storiesOf(shop, source);
    default:
      return [source];
  }
}

/** A block without those of its links that lead nowhere at the moment, where it can do without. */
function withLinksThere(shop: Surroundings, block: Block): Block {
  const isThere = ({ path }: { readonly path: string }) => !leadsNowhere(shop, path);
  switch (block.type) {
    case "hero":
    case "edit":
    case "richText":
      return { ...block, actions: block.actions.filter(isThere) };
    case "productCarousel":
    case "productTrio":
      return { ...block, more: block.more && isThere(block.more) ? block.more : null };
    default:
      return block;
  }
}

function pageOf(shop: Surroundings, document: ShopDocumentOf<"page" | "article">): Page {
  const { id, path, btq, title, description, blocks } = document;
  const said = everyWordIn(shop.country, { title, description, blocks });
  return {
    id: document.kind === "article" ? `article-${id}` : id,
    path,
    title: said.title,
    description: said.description,
    btq,
    ...(document.kind === "article" && { article: document.facts }),
    blocks: said.blocks.flatMap((block) => blockOf(shop, block)).map((block) => withLinksThere(shop, block)),
  };
}

/** Most products that the boutique's home shows by itself. */
const mostShown = 40;

/** The boutique's home while its owner has made none, since every header leads there: what hangs in it. */
function plainBoutiqueHome(shop: Surroundings): Page | undefined {
  const boutique = boutiqueOf(shop.documents);
  if (boutique === undefined || !hasProducts(shop, boutique)) return undefined;
  const { name: title, description, headline } = boutique;
  const isOfBoutique = ({ canonicalCategory: { id, ancestors } }: Product) =>
    [id, ...ancestors.map((above) => above.id)].includes(boutique.id);
  const ids = [...shop.products.values()].filter(isOfBoutique).map(({ id }) => id);
  const products = tilesOf(shop.products, ids.slice(0, mostShown));
  const blocks: Block[] = [{ type: "productCarousel", headline, more: null, products }];
  return { id: "btq", path: boutiqueHome, title, description, btq: true, blocks };
}

/** The pages of a country's shop that are made of blocks, articles among them. */
export function pagesOf(shop: Surroundings): Page[] {
  const own = [...shop.documents.all("page"), ...shop.documents.all("article")]
    .filter(({ countries }) => countries.includes(shop.country))
    .map((document) => pageOf(shop, document));
  const boutique = own.some(({ path }) => path === boutiqueHome) ? undefined : plainBoutiqueHome(shop);
  return boutique === undefined ? own : [...own, boutique];
}
