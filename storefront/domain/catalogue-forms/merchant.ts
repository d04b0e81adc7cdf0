import { isPublished, type ProductDocument } from "../catalogue/product-document.ts";
import type { CountryCode } from "../country/country.ts";
import { isOnSaleOnline } from "../product/on-sale-online.ts";
import { namedColour } from "../product/only-colour.ts";
import { type Condition, conditions } from "../product/product.ts";
import { isSizeSoldOut } from "../product/sold-out.ts";
import { currencies, readAmount, writeAmount } from "./amounts.ts";
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

/** The attribute that a column is: Google's own sheets write `image link` for `image_link`, others `g:image_link` as in XML. */
const attributeOf = (column: string): string => column.replace(/^g:/, "").replaceAll(" ", "_");

/** Whether a file's columns are those of a Google Merchant feed. */
export const isMerchant = (columns: readonly string[]): boolean => {
  const attributes = columns.map(attributeOf);
  return ["id", "title", "price"].every((attribute) => attributes.includes(attribute));
};

/** What stands between several values of one attribute: in a table a comma, in XML each has an element of its own. */
const severalValues = /\n|,(?=\s?https?:)/;

/** What a feed says of a size, and the pieces that it begins with then. */
const piecesWhen: Readonly<Record<string, number>> = {
  in_stock: uncountedPieces,
  out_of_stock: 0,
  preorder: uncountedPieces,
  backorder: uncountedPieces,
};

/** A row whose columns are spelt as attributes are. */
const inAttributes = ({ line, cells }: FormRow): FormRow => ({
  line,
  cells: new Map([...cells].map(([column, value]) => [attributeOf(column), value])),
});

const availabilityOf = (row: FormRow): string | undefined => cellOf(row, "availability")?.toLowerCase().replaceAll(" ", "_");

const piecesOf = (row: FormRow): number | undefined => piecesWhen[availabilityOf(row) ?? ""];

interface Item {
  readonly line: number;
  readonly id: string;
  readonly group: string;
  readonly name: string;
  readonly brand: string;
  readonly colour: string | undefined;
  readonly size: string;
  readonly row: FormRow;
  readonly offers: ForeignProduct["offers"];
  readonly condition: Condition | undefined;
  /** Seconds since the epoch; of what can be ordered ahead. */
  readonly release: number | undefined;
}

/**
 * The products of a feed: its items of one group, colour and kind, wherever they stand, are one product's sizes.
 * @param now seconds since the epoch: a reduced price is one while the feed says so
 */
export function readMerchant(rows: readonly FormRow[], now: number): ForeignReading[] {
  const readings: ForeignReading[] = [];
  const lineOfId = new Map<string, number>();
  const items: Item[] = [];
  const broken = new Set<string>();
  for (const row of rows.map(inAttributes)) {
    const problems: RowProblem[] = [];
    const item = itemOf(row, now, lineOfId, (problem) => problems.push({ line: row.line, problem }));
    if (item !== undefined && problems.length === 0) items.push(item);
    else {
      readings.push({ line: row.line, name: cellOf(row, "id"), problems });
      broken.add(cellOf(row, "item_group_id") ?? "");
    }
  }
  const itemsOf = Map.groupBy(items, ({ group }) => group);
  for (const [group, [first, ...others]] of itemsOf) {
    if (first === undefined || others.length < mostRowsOfProduct) continue;
    const problem = `item_group_id ${group} has ${others.length + 1} items, more than one product has.`;
    readings.push({ line: first.line, problems: [{ line: first.line, problem }] });
    broken.add(group);
  }
  // A product without one of its sizes would be another product than the one that was meant.
  const whole = [...itemsOf].filter(([group]) => !broken.has(group));
  for (const own of whole.flatMap(([, ofGroup]) => productsOfGroup(ofGroup))) {
    const { first } = own;
    const isFirstOfSize = isFirstBy(({ size }: Item) => size.toLowerCase());
    const offers = JSON.stringify(first.offers);
    const wrong = own.items.flatMap((item): RowProblem[] => {
      if (own.items.length > 1 && cellOf(item.row, "size") === undefined)
        return [{ line: item.line, problem: "size is missing: the items of a group and colour are a product's sizes." }];
      if (!isFirstOfSize(item)) return [{ line: item.line, problem: `Size ${item.size} is there twice.` }];
      if (JSON.stringify(item.offers) === offers) return [];
      return [
        { line: item.line, problem: "price differs from that of the other sizes; all sizes of a colour cost the same here." },
      ];
    });
    readings.push(wrong.length > 0 ? { line: first.line, name: first.group, problems: wrong } : { product: productOf(own) });
  }
  return readings.sort((a, b) => lineOf(a) - lineOf(b));
}

/** What the items of a group may differ by besides colour and size. */
const kindAttributes = ["pattern", "material", "gender", "age_group"] as const;

/** Those of them without which two items of a group would be the same size of one colour. */
function neededKinds(group: readonly Item[]): string[] {
  const toldApart = (attributes: readonly string[]) =>
    new Set(
      group.map(({ colour, size, row }) =>
        JSON.stringify([colour, size.toLowerCase(), attributes.map((attribute) => cellOf(row, attribute))]),
      ),
    ).size;
  const needed: string[] = [];
  for (const attribute of kindAttributes) if (toldApart([...needed, attribute]) > toldApart(needed)) needed.push(attribute);
  return needed;
}

/** Items of a group that are one product's sizes. */
interface Sizes {
  readonly items: readonly Item[];
  readonly first: Item;
  /** What it is besides its colour, where its group has several such; otherwise empty. */
  readonly kind: string;
  readonly severalColours: boolean;
  readonly name: string;
}

/** The products of a group: one for each of its colours, and for each of what its items differ by besides, which its name says. */
function productsOfGroup(group: readonly Item[]): Sizes[] {
  const attributes = neededKinds(group);
  const shared = commonName(group);
  const ofKind = Map.groupBy(group, ({ row }) => attributes.flatMap((attribute) => cellOf(row, attribute) ?? []).join(", "));
  return [...ofKind].flatMap(([kind, ofOneKind]) => {
    const ofColour = [...Map.groupBy(ofOneKind, ({ colour }) => colour).values()];
    return ofColour.flatMap((items): Sizes[] => {
      const [first] = items;
      if (first === undefined) return [];
      const name = withoutColour(shared ?? commonName(items) ?? titleOf(first), first.colour);
      const isSaid = kind === "" || shared === undefined;
      return [{ items, first, kind, severalColours: ofColour.length > 1, name: isSaid ? name : `${name}, ${kind}` }];
    });
  });
}

/**
 * What products are called whose items say in their titles which of their sizes and colours they are: the words with which all of them
 * begin, without a bracket or dash that is left over. Undefined where they have no word in common.
 */
function commonName(items: readonly Item[]): string | undefined {
  const [first = "", ...others] = new Set(items.map(titleOf));
  if (others.length === 0) return first;
  const words = first.split(" ");
  const rest = others.map((title) => title.split(" "));
  const differs = words.findIndex((word, at) => rest.some((other) => other[at] !== word));
  const shared = differs === -1 ? words : words.slice(0, differs);
  const lastWord = shared.findLastIndex((word) => /[\p{L}\p{N}]/u.test(word));
  const name = shared.slice(0, lastWord + 1).join(" ");
  return name.replace(/[,:;|/–—-]$/, "") || undefined;
}

const lineOf = (reading: ForeignReading) => ("product" in reading ? reading.product.line : reading.line);

/** A time as feeds write it: the colon of its zone may be left out (ISO 8601). */
const moment = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d)?) ?(?:Z|([+-]\d\d):?(\d\d))$/i;

/** Seconds since the epoch; NaN for what is no time. */
function readMoment(text: string): number {
  const [, day, time, hours = "+00", minutes = "00"] = moment.exec(text.trim()) ?? [];
  return Date.parse(`${day}T${time}${hours}:${minutes}`) / 1000;
}

/**
 * Whether a reduced price is one at this time.
 * @throws Error when it is not said between which times
 */
function isReducedAt(now: number, period: string | undefined): boolean {
  if (period === undefined) return true;
  const times = period.split("/").map(readMoment);
  const [from = Number.NaN, until = Number.NaN] = times;
  if (times.length !== 2 || !(from < until))
    throw new Error(`"${period.slice(0, 80)}" is no period. Write it as 2026-12-01T09:00+13:00/2026-12-24T18:00+13:00.`);
  return from <= now && now < until;
}

/**
 * When something comes out that the feed says can be ordered ahead; undefined for what is out by now.
 * @throws Error when that is not said
 */
function releaseOf(row: FormRow, now: number): number | undefined {
  if (availabilityOf(row) !== "preorder") return undefined;
  const text = cellOf(row, "availability_date");
  const release = text === undefined ? Number.NaN : readMoment(text);
  if (Number.isNaN(release))
    throw new Error(
      `A preorder needs its availability_date, as in 2026-12-01T09:00+13:00${text ? `, not "${text.slice(0, 40)}"` : ""}.`,
    );
  return release > now ? release : undefined;
}

function itemOf(row: FormRow, now: number, lineOfId: Map<string, number>, problem: (text: string) => void): Item | undefined {
  const id = cellOf(row, "id");
  const name = cellOf(row, "title");
  const brand = cellOf(row, "brand");
  const price = cellOf(row, "price");
  for (const [column, text] of [
    ["id", id],
    ["title", name],
    ["brand", brand],
    ["price", price],
  ] as const) {
    if (text === undefined) problem(`${column} is missing.`);
  }
  const colour = cellOf(row, "color", "colour");
  const size = cellOf(row, "size");
  for (const [column, text] of [
    ["title", name],
    ["brand", brand],
    ["color", colour],
  ] as const) {
    if (text !== undefined && holdsMarkup(text)) problem(`${column} holds markup: ${text.slice(0, 60)}`);
  }
  const group = cellOf(row, "item_group_id");
  for (const [column, text, isMade] of [
    ["title", name, isFailedFormula],
    ["brand", brand, isFailedFormula],
    ["color", colour, isSpreadsheets],
    ["id", id, isSpreadsheets],
    ["item_group_id", group, isSpreadsheets],
  ] as const) {
    if (text !== undefined && isMade(text)) problem(spreadsheetProblem(column, text));
  }
  const wrongSize = size === undefined ? undefined : sizeProblem("size", size);
  if (wrongSize !== undefined) problem(wrongSize);
  if (id === undefined || name === undefined || brand === undefined || price === undefined) return undefined;
  const availability = availabilityOf(row);
  if (availability !== undefined && !Object.hasOwn(piecesWhen, availability))
    problem(`availability: "${availability.slice(0, 40)}" is none of ${Object.keys(piecesWhen).join(", ")}.`);
  const said = cellOf(row, "condition")?.toLowerCase();
  const condition = conditions.find((one) => one === said);
  if (said !== undefined && condition === undefined)
    problem(`condition: "${said.slice(0, 40)}" is none of ${conditions.join(", ")}.`);
  const before = lineOfId.get(id);
  if (before !== undefined) problem(`id ${id} is already on line ${before}.`);
  lineOfId.set(id, before ?? row.line);
  const offers: Partial<Record<CountryCode, { price: number; original: number }>> = {};
  try {
    const original = readAmount(price);
    const reduced = cellOf(row, "sale_price");
    const sale = reduced === undefined ? original : readAmount(reduced);
    if (sale.country !== original.country) problem("price and sale_price are in different currencies.");
    if (sale.cents > original.cents) problem("sale_price is above price.");
    const isReduced = reduced !== undefined && isReducedAt(now, cellOf(row, "sale_price_effective_date"));
    offers[original.country] = { price: isReduced ? sale.cents : original.cents, original: original.cents };
  } catch (error) {
    problem(`price: ${error instanceof Error ? error.message : error}`);
  }
  let release: number | undefined;
  try {
    release = releaseOf(row, now);
  } catch (error) {
    problem(error instanceof Error ? error.message : String(error));
  }
  return {
    line: row.line,
    id,
    group: group ?? id,
    name,
    brand,
    colour,
    size: size === undefined ? onlySize : sizeNamed(size),
    row,
    offers,
    condition,
    release,
  };
}

/** Sizes come out together here: with the last of them, unless one can be had already. One that is sold out says nothing of it. */
function releaseOfSizes(own: readonly Item[]): number | undefined {
  const told = own.filter(({ release, row }) => release !== undefined || availabilityOf(row) !== "out_of_stock");
  const isOut = told.length === 0 || told.some(({ release }) => release === undefined);
  return isOut ? undefined : Math.max(...told.map(({ release = 0 }) => release));
}

/** A title as most feeds have it begins with the brand, which a product's page puts before its name by itself. */
function titleOf({ name, brand }: Item): string {
  const begins = name.toLowerCase().startsWith(`${brand.toLowerCase()} `);
  return begins ? name.slice(brand.length).trim() || name : name;
}

/** A title that ends with the colour behind a dash, a comma or in brackets, without it: pages put it below the name by themselves. */
function withoutColour(title: string, colour = ""): string {
  const at = title.toLowerCase().lastIndexOf(colour.toLowerCase());
  const [before, after] = [title.slice(0, at).trimEnd(), title.slice(at + colour.length).trim()];
  if (at === -1 || !/[–—,/|(-]$/.test(before) || !["", ")"].includes(after)) return title;
  return before.slice(0, -1).trim() || title;
}

function productOf({ items: own, first, kind, severalColours, name: shared }: Sizes): ForeignProduct {
  const { row, group, brand, colour } = first;
  const ownId = /^([A-Za-z0-9]{1,40})-/.exec(first.id)?.[1];
  // Our own feeds name no kinds.
  const isOurs = kind === "" && ownId !== undefined && own.every(({ id, size }) => id === `${ownId}-${size}`);
  // Products of one style have names of their own here; what only looks like ours says its sizes in its titles.
  const isNamedHere = isOurs && own.every((item) => item.name === first.name);
  const name = isNamedHere ? first.name : shared;
  const html = cellOf(row, "description");
  const category = cellOf(row, "product_type");
  const sources = [cellOf(row, "image_link"), ...(cellOf(row, "additional_image_link")?.split(severalValues) ?? [])];
  const styleKey = kind === "" ? group : `${group}-${kind}`;
  const key = severalColours ? `${styleKey}-${colour ?? ""}` : styleKey;
  return {
    line: first.line,
    id: isOurs ? ownId : undefined,
    key,
    styleKey,
    style: isOurs && /^[A-Za-z0-9]{1,40}$/.test(group) ? group : undefined,
    slug: pathSegmentOf(`${name} ${severalColours ? (colour ?? "") : ""} ${key}`),
    name,
    brand,
    colour,
    description: html === undefined ? undefined : textOfHtml(html),
    categories: category === undefined ? [] : [category],
    tags: [],
    codes: isOurs
      ? []
      : own.flatMap(({ id, row }) => [id, ...[cellOf(row, "gtin"), cellOf(row, "mpn")].flatMap((code) => code ?? [])]),
    sizes: own.map((item) => ({
      code: item.size,
      sku: isOurs ? undefined : (cellOf(item.row, "mpn") ?? item.id),
      pieces: piecesOf(item.row),
      isBackordered: availabilityOf(item.row) === "backorder",
    })),
    offers: first.offers,
    pictures: sources.flatMap((src) => (src === undefined ? [] : [{ src: src.trim(), alt: undefined }])),
    isGiftCard: undefined,
    condition: own.find((item) => item.condition !== "new")?.condition ?? first.condition,
    release: releaseOfSizes(own),
    published: undefined,
  };
}

/** The attributes that are written, in the order of Google's specification. */
export const merchantColumns = [
  ...["id", "item_group_id", "title", "description", "link", "image_link", "additional_image_link"],
  ...["availability", "availability_date", "price", "sale_price", "brand", "mpn", "condition", "color", "size", "product_type"],
] as const;

/** Pictures that a feed takes besides the first. */
const mostFurtherPictures = 10;

/**
 * What a feed says of a size: what its page says (see `productData`), as far as a feed can. What comes out on a day that is known is
 * on preorder, which needs that day; what nobody can have sent to them now has none in stock.
 */
function toldAvailability(
  { state, saleMode, functionalType, limits }: ProductDocument,
  release: number | null,
  pieces: number,
  now: number,
): { availability: string; availability_date: string } {
  const least = { cartQtyVariantMin: limits.min, cartQtyVariantMultipleOf: limits.multipleOf };
  const told = (availability: string, date = "") => ({ availability, availability_date: date });
  if (state === "discontinued" || state === "coming" || isSizeSoldOut({ ...least, functionalType }, pieces))
    return told("out_of_stock");
  if (isOnSaleOnline({ saleMode, release }, now * 1000)) return told("in_stock");
  if (saleMode !== "scheduledRelease" || release === null) return told("out_of_stock");
  return told("preorder", new Date(release * 1000).toISOString().replace(".000", ""));
}

/**
 * A product as items of a Merchant feed, one a size.
 * @param country whose shop the feed is of; what is not sold or not shown there is left out
 * @param now seconds since the epoch: what is not out yet is not in stock, however much of it waits on the shelf
 * @param address the whole address of a page's path and of a picture's source path
 */
export function writeMerchant(
  document: ProductDocument,
  country: CountryCode,
  now: number,
  address: { page(path: string): string; picture(src: string): string },
): Readonly<Record<(typeof merchantColumns)[number], string>>[] {
  const offer = document.countries[country];
  if (offer === undefined || !isPublished(document, now)) return [];
  const [still = "", ...further] = document.pictures.flatMap((item) =>
    item.type === "IMAGE" ? [address.picture(item.src)] : [],
  );
  const amount = (cents: number) => `${writeAmount(cents)} ${currencies[country]}`;
  return document.sizes.map((size) => ({
    id: `${document.id}-${size}`,
    item_group_id: document.style,
    title: document.name,
    description: document.description,
    link: address.page(document.path),
    image_link: still,
    additional_image_link: further.slice(0, mostFurtherPictures).join(","),
    ...toldAvailability(document, offer.release, document.openingStock[country]?.[size] ?? 0, now),
    price: amount(offer.original),
    sale_price: offer.price < offer.original ? amount(offer.price) : "",
    brand: document.brand.name,
    mpn: document.skus?.[size] ?? document.styleNumber,
    condition: document.condition ?? "new",
    color: namedColour(document.colour.name),
    size,
    product_type: document.mainCategory,
  }));
}
