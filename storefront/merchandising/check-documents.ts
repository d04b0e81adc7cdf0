import type { PageBlock, ShopDocument, ShopDocumentKind } from "#contract/shop-documents.ts";
import { type CountryCode, countryCodes } from "#domain/country/country.ts";
import { growCategoryTree } from "./category-tree.ts";
import type { ShopDocuments } from "./shop-documents.ts";

/** What is wrong with a document among the others. */
export interface DocumentProblem {
  readonly kind: ShopDocumentKind;
  readonly id: string;
  /** A sentence for the owner. */
  readonly problem: string;
  /** The document that it misses, or that is in its way. */
  readonly because?: { readonly kind: ShopDocumentKind; readonly id: string };
}

/** What a document names, by kind. */
interface Named {
  readonly kind: ShopDocumentKind | "product";
  readonly id: string;
  /** Where it names it. */
  readonly at: string;
}

const names = (kind: Named["kind"], at: string, ids: readonly string[]): Named[] => ids.map((id) => ({ kind, id, at }));

function namedByBlock(block: PageBlock, at: string): Named[] {
  switch (block.type) {
    case "hero":
      return block.product ? names("product", at, [block.product.id]) : [];
    case "categoryGrid":
      return names(
        "category",
        at,
        block.items.map(({ category }) => category),
      );
    case "productCarousel":
    case "productTrio":
    case "outfit":
      return names("product", at, block.products);
    case "drop":
      return names("product", at, [block.product]);
    case "brandStrip":
    case "brandIndex":
      return names("brand", at, block.brands);
    case "journal":
      return names("article", at, block.articles);
    default:
      return [];
  }
}

function namedBy(document: ShopDocument): Named[] {
  switch (document.kind) {
    case "site": {
      const { categories, facets } = document.everything;
      return [
        ...names("facets", "everything.facets", [facets]),
        ...names("category", "everything.categories", categories),
        ...names("product", "recommended", document.recommended),
      ];
    }
    case "brand":
      return [
        ...names("facets", "facets", [document.facets]),
        ...document.rooms.flatMap(({ facets }, index) => names("facets", `rooms.${index}.facets`, [facets])),
      ];
    case "category":
      return [
        ...names("category", "parent", document.parent === null ? [] : [document.parent]),
        ...names("facets", "facets", [document.facets]),
        ...names("product", "first", document.first),
      ];
    case "navigation":
      return document.columns.flatMap((column, index) =>
        "category" in column ? names("category", `columns.${index}`, [column.category]) : [],
      );
    case "page":
    case "article":
      return document.blocks.flatMap((block, index) => namedByBlock(block, `blocks.${index}`));
    case "promotion":
      return [
        ...names("brand", "scope.brandId", document.scope.brandId === undefined ? [] : [document.scope.brandId]),
        ...(document.effect.type === "bringItem"
          ? document.effect.items.flatMap(({ productId }, index) => names("product", `effect.items.${index}`, [productId]))
          : []),
      ];
    case "reviews":
      return names("product", "id", [document.id]);
    default:
      return [];
  }
}

/** What must not be there twice in a country's shop, as its owner would say it. */
function claimsOf(document: ShopDocument): { readonly countries: readonly CountryCode[]; readonly claims: readonly string[] } {
  switch (document.kind) {
    case "page":
    case "article":
      return { countries: document.countries, claims: [`path ${document.path}`] };
    case "brand":
    case "category":
      return { countries: countryCodes, claims: [`path ${document.path}`] };
    case "redirect":
      return { countries: countryCodes, claims: [`path ${document.id}`] };
    case "store":
      return {
        countries: countryCodes.filter((code) => code === document.address.country.toLowerCase()),
        claims: [`path ${document.path}`],
      };
    case "promotion":
      return { countries: document.countries, claims: document.codes.map((code) => `code ${code}`) };
    case "sizeChart":
      return { countries: countryCodes, claims: [document.id, ...document.formerIds].map((id) => `size chart ${id}`) };
    default:
      return { countries: [], claims: [] };
  }
}

const nameOf = (kind: Named["kind"]): string => (kind === "sizeChart" ? "size chart" : kind);

/**
 * What is wrong between documents that are well formed one by one: what is named and not there, what is there twice.
 * @param documents all that the shop would have
 * @param inTurn the same, in the order in which they came: of two that want the same path the first has it
 * @param isProduct whether there is a product of that id
 */
export function checkDocuments(
  documents: ShopDocuments,
  inTurn: readonly ShopDocument[],
  isProduct: (id: string) => boolean,
): DocumentProblem[] {
  const problems: DocumentProblem[] = [];
  const holders = new Map<string, ShopDocument>();
  const segments = new Set(documents.all("category").flatMap(({ path }) => path.split("/")));
  const tree = growCategoryTree(documents);
  for (const document of inTurn) {
    const { kind, id } = document;
    const tell = (problem: string, because?: DocumentProblem["because"]) =>
      problems.push({ kind, id, problem, ...(because && { because }) });
    for (const named of namedBy(document)) {
      const isThere = named.kind === "product" ? isProduct(named.id) : documents.get(named.kind, named.id) !== undefined;
      if (isThere) continue;
      const problem = `${named.at}: there is no ${nameOf(named.kind)} ${named.id}.`;
      if (named.kind === "product") tell(problem);
      else tell(problem, { kind: named.kind, id: named.id });
    }
    const { countries, claims } = claimsOf(document);
    for (const claim of new Set(claims)) {
      for (const country of countries) {
        const key = `${country} ${claim}`;
        const holder = holders.get(key);
        if (holder === undefined) holders.set(key, document);
        else {
          tell(`${claim} is ${nameOf(holder.kind)} ${holder.id}'s already.`, { kind: holder.kind, id: holder.id });
          break;
        }
      }
    }
    if (document.kind === "category" && document.parent !== null) {
      const [root] = tree.lineOf(document);
      if (root?.parent !== null && root !== undefined && documents.get("category", root.parent) !== undefined) {
        tell("parent: the category is above itself.");
      }
    }
    const scope = document.kind === "promotion" ? document.scope.category : undefined;
    if (scope !== undefined && documents.get("category", scope) === undefined && !segments.has(scope)) {
      tell(`scope.category: there is no category ${scope}, and none has it in its path.`);
    }
  }
  if (documents.get("site", "main") === undefined) problems.push({ kind: "site", id: "main", problem: "A shop needs it." });
  return problems;
}
