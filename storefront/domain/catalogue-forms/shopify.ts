import { isPublished, type ProductDocument } from "../catalogue/product-document.ts";
import { readPrice } from "../catalogue/read-price.ts";
import { type CountryCode, countryCodes } from "../country/country.ts";
import { namedColour } from "../product/only-colour.ts";
import { readPieces, writeAmount } from "./amounts.ts";
import { type ForeignProduct, type ForeignReading, onlySize, uncountedPieces } from "./foreign-product.ts";
import {
  cellOf,
  type FormRow,
  holdsMarkup,
  isFailedFormula,
  isFirstBy,
  isSpreadsheets,
  mostRowsOfProduct,
  pathSegmentOf,
  type RowProblem,
  sizeNamed,
  sizeProblem,
  spreadsheetProblem,
  textOfHtml,
} from "./rows.ts";

/** Whether a file's columns are those of Shopify's product CSV, in its older or its newer words. */
export const isShopify = (columns: readonly string[]): boolean =>
  (columns.includes("handle") || columns.includes("url handle")) && columns.includes("title");

const handleOf = (row: FormRow) => cellOf(row, "handle", "url handle");

/** The columns in which Shopify writes prices of another market. */
const markets = { nz: "new zealand", au: "australia" } as const satisfies Record<CountryCode, string>;

const styleColumn = "style (product.metafields.custom.style)";

const isSizeOption = (name: string) => /\bsizes?\b/i.test(name);
const isColourOption = (name: string) => /\bcolou?r(?:way)?s?\b/i.test(name);

/**
 * Puts together the rows of each handle, which follow each other.
 * @returns groups as soon as they are whole, so that a file of any size is read row by row
 */
export async function* shopifyGroups(rows: AsyncIterable<FormRow>): AsyncGenerator<readonly FormRow[]> {
  let group: FormRow[] = [];
  let current: string | undefined;
  for await (const row of rows) {
    const handle = handleOf(row);
    if (group.length > 0 && handle !== current) {
      yield group;
      group = [];
    }
    current = handle;
    group.push(row);
  }
  if (group.length > 0) yield group;
}

export interface ShopifyOptions {
  /** Whose shop the plain columns of prices and stock are about. */
  readonly country: CountryCode;
  /** Lines on which handles were seen before; told of each that is read. */
  readonly seen: Map<string, number>;
}

/** What Shopify says of a product's place in the shop; all but the first are kept out of its listings. */
const statuses = ["active", "draft", "archived", "unlisted"];

/** The products of one handle: one for each of its colours, and for each of what it varies by besides, which its name says. */
export function readShopify(rows: readonly FormRow[], { country, seen }: ShopifyOptions): ForeignReading[] {
  const [first] = rows;
  if (first === undefined) return [];
  const problems: RowProblem[] = [];
  const problem = (line: number, text: string) => problems.push({ line, problem: text });

  const handle = handleOf(first);
  if (handle === undefined) return [refuse(first.line, [{ line: first.line, problem: "Handle is missing." }])];
  if (isSpreadsheets(handle)) problem(first.line, spreadsheetProblem("Handle", handle));
  if (rows.length > mostRowsOfProduct)
    return [
      refuse(
        first.line,
        [{ line: first.line, problem: `Handle ${handle} has ${rows.length} rows, more than one product has.` }],
        handle,
      ),
    ];
  const before = seen.get(handle);
  if (before !== undefined)
    problem(first.line, `Handle ${handle} is already on line ${before}; rows of one product stand together.`);
  seen.set(handle, before ?? first.line);

  const name = cellOf(first, "title");
  const brand = cellOf(first, "vendor");
  if (name === undefined) problem(first.line, "Title is missing.");
  if (brand === undefined) problem(first.line, "Vendor is missing.");
  for (const [column, text] of [
    ["Title", name],
    ["Vendor", brand],
  ] as const) {
    if (text !== undefined && holdsMarkup(text)) problem(first.line, `${column} holds markup: ${text.slice(0, 60)}`);
    // A name may well be a date (`Mar-05`).
    if (text !== undefined && isFailedFormula(text)) problem(first.line, spreadsheetProblem(column, text));
  }
  const options = optionsOf(first);
  for (const [index, option] of options.entries()) {
    if (option.use !== "kind" && options.findIndex(({ use }) => use === option.use) < index)
      problem(
        first.line,
        `Option ${option.name} is a second ${option.use}, and products have one here. Write both as one option.`,
      );
  }

  const status = cellOf(first, "status")?.toLowerCase();
  const online = cellOf(first, "published", "published on online store")?.toLowerCase();
  // What its owner does not want to be seen is not shown for want of understanding.
  if (status !== undefined && !statuses.includes(status))
    problem(first.line, `Status: "${status.slice(0, 40)}" is none of ${statuses.join(", ")}.`);
  if (online !== undefined && online !== "true" && online !== "false")
    problem(first.line, `Published: "${online.slice(0, 40)}" is neither TRUE nor FALSE.`);

  // It stands with a product's first row, as all that is about the whole of it.
  const notSoldIn = countryCodes.filter((code) => cellOf(first, `included / ${markets[code]}`)?.toLowerCase() === "false");
  const variants = rows.flatMap((row) => variantOf(row, { options, country, notSoldIn, problem }) ?? []);
  if (variants.length === 0) problem(first.line, "Variant Price is missing.");
  if (problems.length > 0 || name === undefined || brand === undefined) return [refuse(first.line, problems, handle)];
  const pictures = rows
    .flatMap((row) => {
      const src = cellOf(row, "image src", "product image url");
      return src === undefined
        ? []
        : [{ src, alt: cellOf(row, "image alt text"), place: Number(cellOf(row, "image position") ?? 0) }];
    })
    .sort((a, b) => a.place - b.place)
    // Tables made by hand say the picture of a product again with each of its sizes.
    .filter(isFirstBy(({ src }) => src));
  const variantsOfPicture = Map.groupBy(variants, ({ image }) => image);

  const said = status !== undefined || online !== undefined;
  const html = cellOf(first, "body (html)", "description");
  const type = cellOf(first, "type", "product category");
  const ofKind = Map.groupBy(variants, variantKind);
  return [...ofKind].flatMap(([kind, ofOneKind]) => {
    const ofColour = Map.groupBy(ofOneKind, (variant) => variant.colour);
    const style = kind === "" ? handle : `${handle}-${kind}`;
    return [...ofColour].map(([colour, own]): ForeignReading => {
      const offers = JSON.stringify(own[0]?.offers);
      const differing = own.find((variant) => JSON.stringify(variant.offers) !== offers);
      const isFirstOfSize = isFirstBy(({ size }: Variant) => size.toLowerCase());
      const twice = own.find((variant) => !isFirstOfSize(variant));
      const wrong = [
        ...(differing
          ? [
              {
                line: differing.line,
                problem: "The price differs from that of the sizes above; all sizes of a colour cost the same here.",
              },
            ]
          : []),
        ...(twice ? [{ line: twice.line, problem: `Size ${twice.size} is there twice.` }] : []),
      ];
      if (wrong.length > 0) return refuse(first.line, wrong, handle);
      // What is said to be of others alone is none of this one's.
      const shown = pictures.filter(({ src }) => variantsOfPicture.get(src)?.some((of) => own.includes(of)) ?? true);
      const id = ownId(own);
      const key = ofColour.size === 1 ? style : `${style}-${colour ?? ""}`;
      const product: ForeignProduct = {
        line: own[0]?.line ?? first.line,
        id,
        key,
        styleKey: style,
        style: cellOf(first, styleColumn),
        slug: pathSegmentOf(key),
        name: kind === "" ? name : `${name}, ${kind}`,
        brand,
        colour,
        description: html === undefined ? undefined : textOfHtml(html),
        categories: type === undefined ? [] : [type],
        tags: (cellOf(first, "tags") ?? "")
          .split(",")
          .map((tag) => tag.trim())
          .filter((tag) => tag !== "" && !holdsMarkup(tag)),
        codes: id === undefined ? own.flatMap(({ codes }) => codes) : [],
        sizes: own.map(({ size, sku, pieces, isBackordered }) => ({
          code: size,
          sku: id === undefined ? sku : undefined,
          pieces,
          isBackordered,
        })),
        offers: own[0]?.offers ?? {},
        notSoldIn,
        pictures: shown.map(({ src, alt }) => ({ src, alt })),
        isGiftCard: cellOf(first, "gift card")?.toLowerCase() === "true" || undefined,
        release: undefined,
        published: said ? (status ?? "active") === "active" && online !== "false" : undefined,
      };
      return { product };
    });
  });
}

interface Option {
  readonly name: string;
  readonly value: readonly string[];
  /** What is neither a size nor a colour makes products of a kind of their own. */
  readonly use: "size" | "colour" | "none" | "kind";
}

function optionsOf(first: FormRow): Option[] {
  return [1, 2, 3].flatMap((number) => {
    const name = cellOf(first, `option${number} name`);
    if (name === undefined) return [];
    const value = [`option${number} value`];
    const isNone = name === "Title" && cellOf(first, ...value) === "Default Title";
    const use = isNone ? "none" : isColourOption(name) ? "colour" : isSizeOption(name) ? "size" : "kind";
    return [{ name, value, use }];
  });
}

interface Variant {
  readonly line: number;
  readonly size: string;
  readonly colour: string | undefined;
  /** What it is of the options that are neither, in their order. */
  readonly kinds: readonly string[];
  readonly sku: string | undefined;
  readonly codes: readonly string[];
  readonly pieces: number | undefined;
  readonly isBackordered: boolean;
  readonly image: string | undefined;
  readonly offers: ForeignProduct["offers"];
}

const variantKind = ({ kinds }: Variant): string => kinds.join(", ");

/** Columns that say who counts a size. */
const trackerColumns = ["variant inventory tracker", "inventory tracker"];

/** Columns that say whether a size is sold while there is none of it: `continue` or `deny`. */
const policyColumns = ["variant inventory policy", "continue selling when out of stock"];

interface ReadingVariants {
  readonly options: readonly Option[];
  /** Whose the plain columns of prices and stock are. */
  readonly country: CountryCode;
  readonly notSoldIn: readonly CountryCode[];
  readonly problem: (line: number, text: string) => void;
}

/** A row's variant; undefined for a row that only brings a further picture. */
function variantOf(row: FormRow, { options, country, notSoldIn, problem }: ReadingVariants): Variant | undefined {
  const price = cellOf(row, "variant price", "price");
  const sku = cellOf(row, "variant sku", "sku");
  const given = options.map((option) => ({ option, value: cellOf(row, ...option.value) }));
  if (price === undefined && sku === undefined && given.every(({ value }) => value === undefined)) return undefined;
  let size: string = onlySize;
  let colour: string | undefined;
  const kinds: string[] = [];
  for (const { option, value } of given) {
    if (option.use === "none") continue;
    if (value === undefined) problem(row.line, `${option.name} is missing.`);
    else if (option.use === "size") {
      size = sizeNamed(value);
      const wrong = sizeProblem(option.name, value);
      if (wrong !== undefined) problem(row.line, wrong);
    } else {
      if (option.use === "colour") colour = value;
      else kinds.push(value);
      if (holdsMarkup(value)) problem(row.line, `${option.name} holds markup: ${value.slice(0, 60)}`);
      else if (isSpreadsheets(value)) problem(row.line, spreadsheetProblem(option.name, value));
    }
  }
  const amount = cellOf(row, "variant inventory qty", "inventory quantity");
  const counted = amount === undefined ? undefined : readPieces(amount);
  // Nobody counts it there: it is sold as long as it is shown, whatever number stands beside it.
  const isUncounted = trackerColumns.some((column) => row.cells.get(column)?.trim() === "");
  // It is sold out there never, so that it is not here either, as long as nobody has counted it here.
  const isContinued = /^(?:continue|true)$/i.test(cellOf(row, ...policyColumns) ?? "");
  const pieces = isUncounted || isContinued ? counted || uncountedPieces : counted;
  if (amount !== undefined && counted === undefined)
    problem(row.line, `Variant Inventory Qty: "${amount.slice(0, 40)}" is not a number of pieces.`);
  if (price === undefined) problem(row.line, "Variant Price is missing.");
  const offers: Partial<Record<CountryCode, { price: number; original: number }>> = {};
  for (const code of countryCodes) {
    if (notSoldIn.includes(code)) continue;
    const now = code === country ? price : cellOf(row, `price / ${markets[code]}`);
    const was =
      code === country
        ? cellOf(row, "variant compare at price", "compare-at price")
        : cellOf(row, `compare at price / ${markets[code]}`, `compare-at price / ${markets[code]}`);
    if (now === undefined) continue;
    try {
      const cents = readPrice(now);
      // A price to compare with that is not higher says nothing (Shopify writes 0.00 for none).
      offers[code] = { price: cents, original: Math.max(cents, was === undefined ? cents : readPrice(was)) };
    } catch (error) {
      problem(row.line, `Variant Price: ${error instanceof Error ? error.message : error}`);
    }
  }
  const image = cellOf(row, "variant image", "variant image url");
  const codes = [sku, cellOf(row, "variant barcode", "barcode")?.replace(/^'/, "")].flatMap((code) => code ?? []);
  return {
    line: row.line,
    size,
    colour,
    kinds,
    sku,
    codes,
    pieces,
    isBackordered: !isUncounted && isContinued && !counted,
    image,
    offers,
  };
}

/** Our own id, when every stock-keeping unit is one that we have given: `<id>-<size>`. */
function ownId(variants: readonly Variant[]): string | undefined {
  const [first] = variants;
  const id = /^([A-Za-z0-9]{1,40})-/.exec(first?.sku ?? "")?.[1];
  return id !== undefined && variants.every(({ sku, size }) => sku === `${id}-${size}`) ? id : undefined;
}

const refuse = (line: number, problems: readonly RowProblem[], name?: string): ForeignReading => ({ line, name, problems });

/** The columns that are written, in Shopify's order. */
export const shopifyColumns = [
  ...["Handle", "Title", "Body (HTML)", "Vendor", "Type", "Tags", "Published"],
  ...["Option1 Name", "Option1 Value", "Option2 Name", "Option2 Value"],
  ...[
    "Variant SKU",
    "Variant Inventory Tracker",
    "Variant Inventory Qty",
    "Variant Inventory Policy",
    "Variant Fulfillment Service",
  ],
  ...["Variant Price", "Variant Compare At Price", "Variant Requires Shipping", "Variant Taxable"],
  ...["Image Src", "Image Position", "Image Alt Text", "Gift Card", "Variant Image"],
  ...Object.values({ nz: "New Zealand", au: "Australia" }).flatMap((market) => [
    `Included / ${market}`,
    `Price / ${market}`,
    `Compare At Price / ${market}`,
  ]),
  ...["Status", "Style (product.metafields.custom.style)"],
] as const;

const marketNames = { nz: "New Zealand", au: "Australia" } as const satisfies Record<CountryCode, string>;

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/**
 * A product as rows of Shopify's CSV: one a size, and further ones for pictures.
 * @param country whose prices and stock stand in the plain columns; what is not sold there is left out
 * @param now seconds since the epoch: what is not shown then is a draft
 * @param picture the whole address of a source path
 */
export function writeShopify(
  document: ProductDocument,
  country: CountryCode,
  now: number,
  picture: (src: string) => string,
): Readonly<Record<string, string>>[] {
  const offer = document.countries[country];
  if (offer === undefined) return [];
  const isShown = isPublished(document, now);
  const stills = document.pictures.flatMap((item) => (item.type === "IMAGE" ? [item] : []));
  const handle = document.path.slice("/products/".length).replaceAll("/", "-");
  const about = {
    Title: document.name,
    "Body (HTML)": document.description
      .split("\n")
      .map((line) => `<p>${escaped(line)}</p>`)
      .join(""),
    Vendor: document.brand.name,
    Type: document.mainCategory,
    Tags: document.categories.map((one) => (typeof one === "string" ? one : one.id)).join(", "),
    Published: isShown ? "true" : "false",
    "Option1 Name": "Size",
    "Option2 Name": namedColour(document.colour.name) && "Colour",
    "Gift Card": document.functionalType === "giftCard" ? "true" : "false",
    Status: isShown ? "active" : "draft",
    "Style (product.metafields.custom.style)": document.style,
  };
  return Array.from({ length: Math.max(document.sizes.length, stills.length) }, (_, index) => {
    const size = document.sizes[index];
    const still = stills[index];
    return {
      Handle: handle,
      ...(index === 0 && about),
      ...(size !== undefined && {
        "Option1 Value": size,
        "Option2 Value": namedColour(document.colour.name),
        "Variant SKU": `${document.id}-${size}`,
        "Variant Inventory Tracker": "shopify",
        "Variant Inventory Qty": String(document.openingStock[country]?.[size] ?? 0),
        "Variant Inventory Policy": "deny",
        "Variant Fulfillment Service": "manual",
        "Variant Price": writeAmount(offer.price),
        "Variant Compare At Price": offer.original > offer.price ? writeAmount(offer.original) : "",
        "Variant Requires Shipping": String(document.functionalType === "basic"),
        "Variant Taxable": "true",
        ...Object.fromEntries(
          (Object.keys(marketNames) as CountryCode[]).flatMap((code) => {
            const there = document.countries[code];
            if (code === country) return [];
            return [
              [`Included / ${marketNames[code]}`, String(there !== undefined)],
              [`Price / ${marketNames[code]}`, there ? writeAmount(there.price) : ""],
              [
                `Compare At Price / ${marketNames[code]}`,
                there && there.original > there.price ? writeAmount(there.original) : "",
              ],
            ];
          }),
        ),
      }),
      ...(still !== undefined && {
        "Image Src": picture(still.src),
        "Image Position": String(index + 1),
        "Image Alt Text": still.alt,
      }),
    };
  });
}
