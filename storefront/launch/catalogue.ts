import { z } from "zod";
import {
  type ImportReport,
  importReport,
  mostPieces,
  priceChanges,
  productDocument,
  publicationChange,
  searchSync,
  stockChanges,
} from "#contract/catalogue.ts";
import { documentRemoval, shopDocument, shopDocumentKinds } from "#contract/shop-documents.ts";
import { publicationWords } from "#domain/catalogue/publication-words.ts";
import { readPrice } from "#domain/catalogue/read-price.ts";
import { type CountryCode, countryCodes } from "#domain/country/country.ts";
import { askingShop, Refusal, sendChange } from "./ask-shop.ts";
import { type OwnerCommands, readWords, runCommand, sharedUsage } from "./owner-command.ts";
import { sendPictures } from "./send-pictures.ts";
import { exportFile, importFile } from "./transfer-products.ts";

const usage = `What the shop sells. The shop must be running.

  pnpm catalogue list [<kind>]                         a line a product, or a line a document of a kind
  pnpm catalogue export <file>                         all there is, in the form that the name ends with
  pnpm catalogue import <file> [--dry-run]             makes and replaces what it names; all of the file or nothing
      .ndjson  our own form, a product or another document a line; .json the same as a list
      .csv     Shopify's product CSV
      .tsv     a Google Merchant feed, tab separated; .xml the same as RSS
      --country <nz|au>   whose shop the prices of another form are of (nz)
      --category <id>     where products hang that name no category there is
      --size-chart [<category or brand>=]<id> ...
                          the size chart of products of another form that have none
  pnpm catalogue pictures <folder> [--dry-run]         sends photographs; 104201.jpg and 104201-2.jpg are product 104201's
  pnpm catalogue price <id> <country> <price> [--was <price>]
  pnpm catalogue stock <id>-<size> <country> <pieces> [<id>-<size> <country> <pieces> ...]
                                                       a size's own SKU names it as well
      --store <id>        on the shelf of that store, instead of in the country's warehouse
  pnpm catalogue publish <id> ... [--from <time>] [--until <time>]
  pnpm catalogue unpublish <id> ...
  pnpm catalogue remove <kind> <id> [--dry-run]        takes a document out that nothing names any more
  pnpm catalogue sync                                  brings the hosted search into line with the shop
  pnpm catalogue schema                                the JSON Schema of a line

Kinds: ${shopDocumentKinds.join(", ")}.

${sharedUsage}

Prices are dollars and cents (1299.00), countries nz and au, times as 2026-12-01T09:00+13:00.`;

const { values, positionals } = readWords("catalogue", {
  "dry-run": { type: "boolean", default: false },
  country: { type: "string" },
  category: { type: "string" },
  "size-chart": { type: "string", multiple: true },
  store: { type: "string" },
  was: { type: "string" },
  from: { type: "string" },
  until: { type: "string" },
});
/** What of a product is listed, whatever an older shop may have left in the rest of it. */
const listedProduct = z
  .object(productDocument.shape)
  .pick({ id: true, brand: true, name: true, colour: true, countries: true, published: true });

const ask = askingShop(values);
const change = <S extends z.ZodType>(path: string, schema: S, value: unknown) => sendChange(ask, path, schema, value);

/** @throws Refusal when there is no shop in that country */
function countryOf(text: string | undefined): CountryCode {
  const country = countryCodes.find((code) => code === text);
  if (country === undefined) throw new Refusal(`"${text}" is no country of the shop: ${countryCodes.join(" or ")}.`);
  return country;
}

/** @throws Refusal when it is anything but a number of pieces: what is empty or mistyped must not sell a size out */
function piecesOf(text: string | undefined): number {
  if (text === undefined || !/^\d{1,7}$/.test(text) || Number(text) > mostPieces)
    throw new Refusal(`"${text}" is not a number of pieces. Write a whole number from 0 to ${mostPieces}.`);
  return Number(text);
}

/** A time with its zone, to the minute or the second; none that there is not, such as 31 February. */
const moment = z.union([z.iso.datetime({ offset: true, precision: -1 }), z.iso.datetime({ offset: true })]);

function momentOf(text: string | undefined): number | null {
  if (text === undefined) return null;
  if (!moment.safeParse(text).success)
    throw new Refusal(`"${text}" is not a time. Write it with its zone, as in 2026-12-01T09:00+13:00.`);
  return Math.floor(Date.parse(text) / 1000);
}

function tell(report: ImportReport): void {
  for (const { line, id, outcome, problems, warnings = [] } of report.lines) {
    console.log(`line ${line}${id === null ? "" : `, ${id}`}: ${outcome}`);
    for (const problem of new Set(problems)) console.log(`  ${problem}`);
    for (const warning of warnings) console.log(`  Warning: ${warning}`);
  }
  for (const warning of report.warnings ?? []) console.log(`Warning: ${warning}`);
  const { created, changed, removed, unchanged, refused } = report;
  const gone = removed > 0 ? `${removed} removed, ` : "";
  const sums = `${created} created, ${changed} changed, ${gone}${unchanged} unchanged, ${refused} refused`;
  console.log(report.applied ? `Done: ${sums}.` : `${sums}. Nothing was changed.`);
  if (refused > 0) process.exitCode = 1;
}

const many = Number.POSITIVE_INFINITY;
const commands: OwnerCommands = {
  list: {
    words: 1,
    options: [],
    async run([kind]) {
      if (kind !== undefined && !shopDocumentKinds.some((known) => known === kind))
        throw new Refusal(
          `There is no kind ${kind}; there are ${shopDocumentKinds.join(", ")}, and without a kind the products.`,
        );
      const lines = (await (await ask("/catalogue/products")).text()).split("\n");
      for (const line of lines.filter((each) => each !== "")) {
        const said = z
          .object({ kind: z.string().optional(), id: z.string(), name: z.string().optional() })
          .parse(JSON.parse(line));
        if (said.kind !== kind) continue;
        if (said.kind !== undefined) {
          console.log([said.id, said.name ?? ""].join("\t").trimEnd());
          continue;
        }
        const { id, brand, name, colour, countries, published } = listedProduct.parse(JSON.parse(line));
        const prices = Object.entries(countries).map(
          ([country, offer]) => `${country} ${((offer?.price ?? 0) / 100).toFixed(2)}`,
        );
        const shown = publicationWords(published, Date.now() / 1000);
        console.log([id, brand.name, name, colour.name, prices.join(", "), shown].join("\t"));
      }
    },
  },
  export: {
    words: 1,
    options: ["country"],
    async run([file]) {
      if (file === undefined) throw new Refusal("Say which file to write.");
      await exportFile(ask, file, countryOf(values.country ?? "nz"));
      console.log(`The catalogue is written to ${file}.`);
    },
  },
  import: {
    words: 1,
    options: ["dry-run", "country", "category", "size-chart"],
    async run([file]) {
      if (file === undefined) throw new Refusal("Say which file to read.");
      const country = countryOf(values.country ?? "nz");
      const { category, "size-chart": sizeCharts = [] } = values;
      tell(await importFile(ask, file, { dryRun: values["dry-run"], country, category, sizeCharts }));
    },
  },
  pictures: {
    words: 1,
    options: ["dry-run"],
    async run([folder]) {
      if (folder === undefined) throw new Refusal("Say which folder the pictures are in.");
      if (!(await sendPictures(ask, folder, values["dry-run"]))) process.exitCode = 1;
    },
  },
  remove: {
    words: 2,
    options: ["dry-run"],
    async run([kind, id]) {
      if (id === undefined) throw new Refusal("Say what is to go: announcement returns");
      const content = `${JSON.stringify({ kind, id, removed: true })}\n`;
      const query = new URLSearchParams({ dryRun: String(values["dry-run"]) });
      const answer = await ask(`/catalogue/products?${query}`, { type: "application/x-ndjson", content });
      tell(importReport.parse(await answer.json()));
    },
  },
  price: {
    words: 3,
    options: ["was"],
    async run([id, country, price]) {
      if (price === undefined) throw new Refusal("Say which product, where and what it costs: 104201 nz 159.00");
      const was = values.was === undefined ? undefined : readPrice(values.was);
      const cents = readPrice(price);
      await change("/catalogue/prices", priceChanges, [{ id, country: countryOf(country), price: cents, original: was }]);
      console.log(cents === 0 ? "The price is changed. Warning: it is 0.00, so that it costs nothing." : "The price is changed.");
    },
  },
  stock: {
    words: many,
    options: ["store"],
    async run(given) {
      if (given.length === 0 || given.length % 3 !== 0) throw new Refusal("Say which size, where and how many: 104201-9 nz 12");
      const lines = Array.from({ length: given.length / 3 }, (_, index) => given.slice(index * 3, index * 3 + 3));
      const changes = lines.map(([variantId, country, qty]) => ({
        variantId,
        country: countryOf(country),
        qty: piecesOf(qty),
        ...(values.store !== undefined && { store: values.store }),
      }));
      await change("/catalogue/stock", stockChanges, changes);
      console.log("The stock is changed.");
    },
  },
  publish: {
    words: many,
    options: ["from", "until"],
    async run(ids) {
      if (ids.length === 0) throw new Refusal("Say which product: 104201");
      const published = { from: momentOf(values.from), until: momentOf(values.until) };
      if (published.until !== null && published.until <= Date.now() / 1000)
        throw new Refusal(`${values.until} is over, so that it would never be shown. Nothing was changed.`);
      await change("/catalogue/publication", publicationChange, { ids, published });
      const later = publicationWords(published, Date.now() / 1000);
      console.log(later === "" ? "Published." : `Published: ${later}.`);
    },
  },
  unpublish: {
    words: many,
    options: [],
    async run(ids) {
      if (ids.length === 0) throw new Refusal("Say which product: 104201");
      await change("/catalogue/publication", publicationChange, { ids, published: null });
      console.log("Not shown any more.");
    },
  },
  sync: {
    words: 0,
    options: [],
    async run() {
      const answer = await ask("/catalogue/sync", { type: "application/json", content: "{}" });
      for (const { index, records, pushed, removed, refused } of searchSync.parse(await answer.json()).indexes) {
        console.log(`${index}: ${records} records, ${pushed} pushed, ${removed} removed`);
        if (refused.length === 0) continue;
        console.log(`  refused there, as too large for one: ${refused.join(", ")}; the shop's log says why`);
        process.exitCode = 1;
      }
    },
  },
  schema: {
    words: 0,
    options: [],
    async run() {
      console.log(
        JSON.stringify(z.toJSONSchema(z.union([productDocument, shopDocument, documentRemoval]), { io: "input" }), null, 2),
      );
    },
  },
};

await runCommand(commands, { positionals, values, usage });
