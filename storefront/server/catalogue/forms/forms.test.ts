import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { openingProducts } from "#catalogue/catalogue.fixture.ts";
import type { ProductDocument } from "#domain/catalogue/product-document.ts";
import { brandsByName } from "#domain/catalogue-forms/brands-by-name.ts";
import { categoriesByName } from "#domain/catalogue-forms/categories-by-name.ts";
import { documentOfForeign, type ForeignReading, idOfForeign } from "#domain/catalogue-forms/foreign-product.ts";
import { writeMerchant } from "#domain/catalogue-forms/merchant.ts";
import type { CategoryReference, SizeChart } from "#domain/product/product.ts";
import { readForeign } from "./read-foreign.ts";
import { type ForeignForm, sourceOf, writeForeign } from "./write-foreign.ts";

const origin = "https://shop.example";
const category = (id: string): CategoryReference | undefined =>
  /^(?:men-shoes-sneakers|men-shoes|men|bags)$/.test(id)
    ? {
        id,
        name: id,
        shortName: id,
        path: `/categories/${id.replaceAll("-", "/")}`,
        ancestors: id === "men-shoes-sneakers" ? [{ id: "men", name: "Men", path: "/categories/men" }] : [],
      }
    : undefined;
const sizeChart = (id: string): SizeChart | undefined =>
  id === "shoes"
    ? {
        id,
        type: "dense",
        name: "Shoes",
        defaultSizeSystem: "usMen",
        rows: [{ erpVariantLabel: "9" }, { erpVariantLabel: "10" }],
      }
    : undefined;
const brandNamed = brandsByName([]);
const now = 1_795_000_000;
const categoriesNamed = categoriesByName(["men", "men-shoes", "men-shoes-sneakers", "bags"].flatMap((id) => category(id) ?? []));
const surroundings = { category, categoriesNamed, sizeChart, brandNamed, chosenCharts: [], fallbackCategory: undefined, now };

async function* inParts(bytes: Uint8Array, size = 7): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
const bytesOf = (text: string) => new TextEncoder().encode(text);
const readAll = (source: string | Uint8Array, kind: "table" | "feed" = "table", partSize?: number) =>
  readForeign({
    bytes: inParts(typeof source === "string" ? bytesOf(source) : source, partSize),
    kind,
    country: "nz",
    now,
  });
const read = async (...file: Parameters<typeof readAll>) => (await readAll(...file)).readings;
const problemsOf = (readings: readonly ForeignReading[]) =>
  readings.flatMap((one) => ("problems" in one ? one.problems.map(({ line, problem }) => `${line}: ${problem}`) : []));
const productsOf = (readings: readonly ForeignReading[]) => readings.flatMap((one) => ("product" in one ? [one.product] : []));

const header =
  "Handle,Title,Vendor,Type,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant Price,Variant Inventory Qty,Image Src\n";
const row = (over: Partial<Record<string, string>> = {}) => {
  const cells = {
    handle: "runner",
    title: "Runner",
    vendor: "Acme",
    type: "Men > Shoes > Sneakers",
    size: "9",
    colour: "Navy",
    price: "129.00",
    pieces: "4",
  };
  const { handle, title, vendor, type, size, colour, price, pieces } = { ...cells, ...over };
  return `${handle},${title},${vendor},${type},Size,${size},Colour,${colour},${price},${pieces},https://cdn.example/a.jpg\n`;
};

test.each([
  ["Sizes", "Colours"],
  ["Shoe sizes", "Colors"],
  ["Size:", "Colourway"],
  ["SIZE (US)", "Colorways"],
])("Shopify's options %s and %s are a product's sizes and its colour", async (size, colour) => {
  const text =
    header + row({ size: "9" }).replace(",Size,", `,${size},`).replace(",Colour,", `,${colour},`) + row({ size: "10" });
  const products = productsOf(await read(text));
  expect(products.map(({ sizes, colour: of }) => [sizes.map(({ code }) => code), of])).toEqual([[["9", "10"], "Navy"]]);
});

test.each([
  ["Tangerine", ["Orange"]],
  ["Dusky Pink", ["Pink"]],
  ["Washed Black", ["Black"]],
  ["Titanium", []],
  ["Cashmere", []],
  ["Camel/Tan", ["Brown"]],
  ["Sky-Blue & WHITE", ["White", "Blue"]],
  ["Off-White", ["White"]],
])("a colour called %s is found among %j by whole words alone", async (colour, base) => {
  const [product] = productsOf(await read(header + row({ colour })));
  const made = documentOfForeign(product!, undefined, surroundings);
  expect("document" in made && made.document.colour.base).toEqual(base);
});

test("what pasted text brings along that nobody sees is no part of a name, and no name by itself", async () => {
  const pasted = row({ title: "\u200bRun\ufeffner\u200b", vendor: "Ac\u2060me" });
  expect(productsOf(await read(header + pasted))).toMatchObject([{ name: "Runner", brand: "Acme", slug: "runner" }]);
  expect(problemsOf(await read(header + row({ title: "\u200b" })))).toEqual(["2: Title is missing."]);
});

describe("where Shopify says that a product is not sold", () => {
  const columns = header.replace(/\n$/, ",Included / New Zealand,Included / Australia,Price / Australia\n");
  const sold = (nz: string, au: string, further = "") =>
    columns + row({ size: "9" }).replace(/\n$/, `,${nz},${au},119.00\n`) + row({ size: "10" }).replace(/\n$/, `,,,${further}\n`);
  const made = async (text: string, existing?: ProductDocument) => {
    const [product] = productsOf(await read(text));
    return documentOfForeign(product!, existing, surroundings);
  };
  const everywhere = async () => {
    const whole = await made(sold("TRUE", "TRUE", "119.00"));
    if ("problems" in whole) throw new Error(whole.problems.join(" "));
    return whole.document;
  };

  test("it is not, in the country that the file is of either, whatever prices stand with its sizes", async () => {
    expect(Object.keys((await everywhere()).countries)).toEqual(["nz", "au"]);
    expect(await made(sold("FALSE", "TRUE", "119.00"))).toMatchObject({ document: { countries: { au: { price: 11_900 } } } });
    expect(await made(sold("FALSE", "TRUE", "119.00"))).not.toHaveProperty("document.countries.nz");
    expect(await made(sold("true", "false", "119.00"))).not.toHaveProperty("document.countries.au");
    expect(await made(sold("FALSE", "FALSE"))).toEqual({ problems: ["It has no price in a country that it is sold in."] });
  });

  test("it is sold no longer where it was", async () => {
    const known = await everywhere();
    expect(await made(sold("TRUE", "FALSE", "119.00"), known)).not.toHaveProperty("document.countries.au");
    expect(await made(sold("FALSE", "FALSE"), known)).toMatchObject({ document: { countries: {} } });
    // Nothing said is no change.
    expect(await made(sold("", "", "119.00"), known)).toMatchObject({ document: { countries: known.countries } });
  });
});

const begunWithOne = (sizes: string) =>
  `It can be ordered there with none left, and begins with 1 piece here: size ${sizes}. Count it with pnpm catalogue stock.`;

test("a size that Shopify does not track begins with one piece, and one that it tracks with what was counted", async () => {
  const tracked = (tracker: string, size: string, pieces: string) => row({ size, pieces }).replace(/\n$/, `,${tracker}\n`);
  const text = [
    header.replace(/\n$/, ",Variant Inventory Tracker\n"),
    tracked("", "8", "0"),
    tracked("", "9", ""),
    tracked("", "10", "7"),
    tracked("shopify", "11", "0"),
    tracked("shopify", "12", "3"),
  ].join("");
  const [product] = productsOf(await read(text, "table"));
  expect(product?.sizes.map(({ code, pieces }) => `${code}: ${pieces}`)).toEqual(["8: 1", "9: 1", "10: 7", "11: 0", "12: 3"]);
});

test.each(["Variant Inventory Policy", "Continue selling when out of stock"])(
  "a size that Shopify sells while there is none of it (%s) begins with one piece, and its owner is told",
  async (column) => {
    const sold = (policy: string, size: string, pieces: string) => row({ size, pieces }).replace(/\n$/, `,shopify,${policy}\n`);
    const text = [
      header.replace(/\n$/, `,Variant Inventory Tracker,${column}\n`),
      sold("continue", "8", "0"),
      sold("CONTINUE", "9", "-3"),
      sold("continue", "10", "7"),
      sold("deny", "11", "0"),
      sold("", "12", "-1"),
    ].join("");
    const [product] = productsOf(await read(text, "table"));
    expect(product?.sizes.map(({ code, pieces }) => `${code}: ${pieces}`)).toEqual(["8: 1", "9: 1", "10: 7", "11: 0", "12: 0"]);
    const made = documentOfForeign(product!, undefined, surroundings);
    expect(made).toMatchObject({ warnings: [begunWithOne("8, 9")] });
    // What is on the shelf keeps its number, so that there is nothing to tell.
    if ("problems" in made) throw new Error(made.problems.join(" "));
    expect(documentOfForeign(product!, made.document, surroundings)).toMatchObject({ warnings: [] });
    expect(documentOfForeign(product!, { ...made.document, sizes: ["8"] }, surroundings)).toMatchObject({
      warnings: [begunWithOne("9")],
    });
  },
);

test("what a product varies by besides size and colour makes products of their own, whose names say it", async () => {
  const columns = header.replace(/\n$/, ",Option3 Name,Option3 Value\n");
  const trousers = (size: string, colour: string, length: string, price = "149.00") =>
    row({ handle: "trousers", title: "Trousers", size, colour, price }).replace(/\n$/, `,Length,${length}\n`);
  const text = [
    columns,
    trousers("9", "Navy", "Regular"),
    trousers("10", "Navy", "Regular"),
    trousers("9", "Rust", "Regular"),
    trousers("9", "Navy", "Long", "159.00"),
  ].join("");
  const products = productsOf(await read(text));
  expect(
    products.map(({ name, colour, styleKey, slug, sizes, offers }) => [
      name,
      colour,
      styleKey,
      slug,
      sizes.length,
      offers.nz?.price,
    ]),
  ).toEqual([
    ["Trousers, Regular", "Navy", "trousers-Regular", "trousers-regular-navy", 2, 14_900],
    ["Trousers, Regular", "Rust", "trousers-Regular", "trousers-regular-rust", 1, 14_900],
    ["Trousers, Long", "Navy", "trousers-Long", "trousers-long", 1, 15_900],
  ]);
  const ids = products.map((product) => idOfForeign(product));
  expect(new Set(ids).size).toBe(3);
  // The same file names the same products again.
  expect(productsOf(await read(text)).map((product) => idOfForeign(product))).toEqual(ids);
});

test("a product is searched by what its sizes are called where it comes from, once each and as far as there is room", async () => {
  const sold = (sku: string, barcode: string, size: string) => row({ size }).replace(/\n$/, `,${sku},${barcode},tennis\n`);
  const columns = header.replace(/\n$/, ",Variant SKU,Variant Barcode,Tags\n");
  const [product] = productsOf(
    await read([columns, sold("RUN9", "'9400000000011", "9"), sold("RUN10", "9.4E+12", "10")].join("")),
  );
  const made = documentOfForeign(product!, undefined, surroundings);
  if ("problems" in made) throw new Error(made.problems.join(" "));
  expect(made.document.search.keywords).toBe("tennis RUN9 9400000000011 RUN10");
  expect(made.warnings).toEqual(["A spreadsheet rounded 9.4E+12: nobody is found by that, so it is left out."]);
  const again = documentOfForeign({ ...product!, codes: [...product!.codes, "RUN11"] }, made.document, surroundings);
  expect(again).toMatchObject({ document: { search: { keywords: "tennis RUN9 9400000000011 RUN10 RUN11" } } });
  const many = documentOfForeign(
    { ...product!, codes: Array.from({ length: 300 }, (_, at) => `RUN-${1_000 + at}`) },
    undefined,
    surroundings,
  );
  expect("document" in many && many.document.search.keywords.length).toBe(1_995);

  const feed =
    "id\ttitle\tbrand\tprice\timage_link\tproduct_type\tgtin\tmpn\nS1\tBag\tAcme\t9.00 NZD\tbag.jpg\tbags\t9400000000028\tB-7\n";
  expect(productsOf(await read(feed)).flatMap(({ codes }) => codes)).toEqual(["S1", "9400000000028", "B-7"]);
});

test("a product is searched by as many of its tags as there is room for", async () => {
  const columns = header.replace(/\n$/, ",Tags\n");
  const tags = Array.from({ length: 250 }, (_, at) => `season-${at}`);
  const [product] = productsOf(await read(`${columns}${row().replace(/\n$/, `,"${tags.join(", ")}"\n`)}`));
  const made = documentOfForeign(product!, undefined, surroundings);
  if ("problems" in made) throw new Error(made.problems.join(" "));
  expect(made.document.search.keywords).toMatch(/^season-0 season-1 .* season-\d+$/);
  expect(made.document.search.keywords.length).toBeLessThanOrEqual(2_000);
});

test("a size keeps what it is called where it comes from, which a feed tells again", async () => {
  const columns = header.replace(/\n$/, ",Variant SKU\n");
  const sold = (sku: string, size: string) => row({ size }).replace(/\n$/, `,${sku}\n`);
  const documentOf = (text: readonly ForeignReading[], existing?: ProductDocument) => {
    const made = documentOfForeign(productsOf(text)[0]!, existing, surroundings);
    if ("problems" in made) throw new Error(made.problems.join(" "));
    return made.document;
  };
  const first = documentOf(await read([columns, sold("RUN9", "9"), sold("9.4E+12", "10"), sold("", "11")].join("")));
  expect(first.skus).toEqual({ 9: "RUN9" });
  const mpnOf = (document: ProductDocument) =>
    writeMerchant(document, "nz", now, { page: String, picture: String }).map(({ mpn }) => mpn);
  expect(mpnOf(first)).toEqual(["RUN9", first.styleNumber, first.styleNumber]);
  const unsaid = documentOf(await read(header + row()), first);
  expect(unsaid.skus).toEqual({ 9: "RUN9" });
  const feed = "id\ttitle\tbrand\tprice\timage_link\tproduct_type\tmpn\nS1\tBag\tAcme\t9.00 NZD\tbag.jpg\tbags\t";
  expect([documentOf(await read(`${feed}B-7\n`)).skus, documentOf(await read(`${feed}\n`)).skus]).toEqual([
    { OS: "B-7" },
    { OS: "S1" },
  ]);
});

test("what a feed says is not new is told again as that, until the feed says that it is", async () => {
  const feed = (condition: string) =>
    `id\ttitle\tbrand\tprice\timage_link\tproduct_type\tcondition\nS1\tBag\tAcme\t9.00 NZD\tbag.jpg\tbags\t${condition}\n`;
  const documentOf = async (condition: string, existing?: ProductDocument) => {
    const made = documentOfForeign(productsOf(await read(feed(condition)))[0]!, existing, surroundings);
    if ("problems" in made) throw new Error(made.problems.join(" "));
    return made.document;
  };
  const told = (document: ProductDocument) =>
    writeMerchant(document, "nz", now, { page: String, picture: String }).map(({ condition }) => condition);
  const used = await documentOf("Used");
  expect([used.condition, told(used)]).toEqual(["used", ["used"]]);
  expect((await documentOf("", used)).condition).toBe("used");
  expect(told(await documentOf("new", used))).toEqual(["new"]);
  expect(await documentOf("new")).not.toHaveProperty("condition");
  expect(problemsOf(await read(feed("mint")))).toEqual(['2: condition: "mint" is none of new, used, refurbished.']);
});

test("what cannot be used is told by the name that it has in its file", async () => {
  const [handle] = await read(header + row({ price: "" }));
  expect(handle).toMatchObject({ line: 2, name: "runner" });
  const items = "id\tgroup\ttitle\tbrand\tprice\tsize\nS1\t\tBag\tAcme\t\t\nS2\t\tBag\tAcme\tnine\t\n";
  expect((await read(items)).map((one) => "problems" in one && one.name)).toEqual(["S1", "S2"]);
});

test("a size keeps what stands in brackets behind it, without the brackets", async () => {
  const sizesOf = (readings: readonly ForeignReading[]) =>
    productsOf(readings).flatMap(({ sizes }) => sizes.map(({ code }) => code));
  expect(sizesOf(await read(header + row({ size: "S (3-6)" }) + row({ size: "M [7-9]" })))).toEqual(["S 3-6", "M 7-9"]);
  const feed = "id\ttitle\tbrand\tprice\tsize\nS1\tSock\tAcme\t9.00 NZD\tL (10-12)\n";
  expect(sizesOf(await read(feed))).toEqual(["L 10-12"]);
  expect(problemsOf(await read(header + row({ size: "S" }) + row({ size: "(S)" })))).toEqual(["3: Size S is there twice."]);
});

test.each([
  ["9½", "9.5"],
  ["4XL+", "4XL plus"],
  ["S & M", "S and M"],
  ["US 9 ½", "US 9.5"],
  ["½ cup", "0.5 cup"],
  ["Cup ½", "Cup 0.5"],
  ["45 × 45 cm", "45 x 45 cm"],
  ["8”", "8 in"],
  ["5' 10''", "5 ft 10 in"],
  ["EU 42⅔", "EU 42.67"],
  ["37 ⅓", "37.33"],
  ["Women’s 8", "Womens 8"],
  ["5–6", "5-6"],
  ["Médium", "Medium"],
  ["Queen (150 × 200)", "Queen 150 x 200"],
  ["Queen, tall", "Queen tall"],
])("the size %s is called %s", async (written, called) => {
  const [product] = productsOf(await read(header + row({ size: `"${written}"` })));
  expect(product?.sizes.map(({ code }) => code)).toEqual([called]);
});

test("a comma between digits is no size's, since it may be of thousands", async () => {
  expect(problemsOf(await read(header + row({ size: '"1,500"' })))).toEqual([expect.stringContaining("is no size here")]);
});

test("a picture without words of its own tells the product's colour, where it has one", async () => {
  const altOf = (readings: readonly ForeignReading[]) => {
    const made = documentOfForeign(productsOf(readings)[0]!, undefined, surroundings);
    return "document" in made && made.document.pictures.map((picture) => picture.type === "IMAGE" && picture.alt);
  };
  expect(altOf(await read(header + row()))).toEqual(["Acme Runner in Navy"]);
  expect(altOf(await read(header + row().replace("Colour,Navy", ",")))).toEqual(["Acme Runner"]);
});

describe("what is written for others is read again as it was", () => {
  const [first, ...others] = openingProducts(new Date("2026-11-23T00:00:00Z"));
  /** One of them is sold and has never been counted. */
  const documents: readonly ProductDocument[] = [{ ...first!, openingStock: {} }, ...others];

  test.each<[ForeignForm, "table" | "feed"]>([
    ["shopify", "table"],
    ["merchant-tsv", "table"],
    ["merchant-xml", "feed"],
  ])("%s", async (form, kind) => {
    const sold = documents.filter(({ countries, published }) => countries.nz && published);
    const text = [...writeForeign(sold, form, "nz", origin, now)].join("");
    const readings = await read(text, kind, 65_536);
    expect(problemsOf(readings)).toEqual([]);
    const byId = new Map(sold.map((document) => [document.id, document]));
    const anyCategory = (id: string) => category("bags") && { ...category("bags")!, id };
    const known = { ...surroundings, category: anyCategory, categoriesNamed: (text: string) => [text] };
    const again = productsOf(readings).map((product) => {
      const pictures = product.pictures.map((one) => ({ ...one, src: sourceOf(origin, one.src) }));
      return documentOfForeign({ ...product, pictures }, byId.get(idOfForeign(product)), known);
    });
    expect(again).toHaveLength(sold.length);
    for (const made of again) {
      if ("problems" in made) throw new Error(made.problems.join(" "));
      expect(made.document).toEqual(byId.get(made.document.id));
    }
  });

  test.each<[ForeignForm, "table" | "feed"]>([
    ["shopify", "table"],
    ["merchant-tsv", "table"],
    ["merchant-xml", "feed"],
  ])("%s: a description that a form cannot tell whole stays as it is", async (form, kind) => {
    const descriptions = [
      "One.\n\nTwo.",
      " one\r\n\ttwo  three ",
      "a<b and b>c",
      "AT&amp;T",
      "<script>x</script>",
      "line\u2028line",
    ];
    for (const description of descriptions) {
      const document: ProductDocument = { ...first!, description };
      const text = [...writeForeign([document], form, "nz", origin, now)].join("");
      const [product] = productsOf(await read(text, kind, 65_536));
      expect(documentOfForeign(product!, document, surroundings)).toMatchObject({ document: { description } });
      expect(documentOfForeign({ ...product!, description: "Other words." }, document, surroundings)).toMatchObject({
        document: { description: "Other words." },
      });
    }
  });

  test("what a size is called on the shelf stays, whether or not it looks like a code", async () => {
    const document: ProductDocument = { ...first!, sizes: ["6", "7", "8"], skus: { 6: "6", 7: "shelf 7", 8: "7/8E+10" } };
    const text = [...writeForeign([document], "shopify", "nz", origin, now)].join("");
    const [product] = productsOf(await read(text, "table"));
    expect(documentOfForeign(product!, document, surroundings)).toMatchObject({ document: { skus: document.skus } });
  });

  test("what is not shown at the moment is a draft in a table, is in no feed, and keeps its days when it is read again", async () => {
    for (const published of [null, { from: null, until: now }, { from: now + 1, until: null }]) {
      const document: ProductDocument = { ...first!, published };
      const text = [...writeForeign([document], "shopify", "nz", origin, now)].join("");
      const [product] = productsOf(await read(text, "table"));
      expect(product).toMatchObject({ published: false });
      expect(text).toContain(",draft");
      expect(documentOfForeign(product!, document, surroundings)).toMatchObject({ document: { published } });
      expect(documentOfForeign(product!, { ...document, published: { from: null, until: null } }, surroundings)).toMatchObject({
        document: { published: null },
      });
      expect([...writeForeign([document], "merchant-tsv", "nz", origin, now)].join("").split("\n")).toHaveLength(2);
    }
  });

  test("a feed has nothing in stock that is not out yet, is in stores alone or has run out", async () => {
    const release = Date.parse("2027-02-01T09:00+13:00") / 1000;
    const base: ProductDocument = { ...first!, sizes: ["8", "9"], openingStock: { nz: { 8: 3, 9: 0 } } };
    const scheduled = (at: number): Partial<ProductDocument> => ({
      saleMode: "scheduledRelease",
      countries: { nz: { price: 18_000, original: 18_000, release: at } },
    });
    const told = (fields: Partial<ProductDocument>) =>
      [...writeForeign([{ ...base, ...fields }], "merchant-tsv", "nz", origin, now)]
        .join("")
        .split("\n")
        .slice(1, -1)
        .map((line) => line.split("\t").slice(7, 9).join(" ").trim());
    expect(told({})).toEqual(["in_stock", "out_of_stock"]);
    expect(told({ state: "evergreen" })).toEqual(["in_stock", "out_of_stock"]);
    expect(told({ functionalType: "giftCard" })).toEqual(["in_stock", "in_stock"]);
    expect(told(scheduled(release))).toEqual(["preorder 2027-01-31T20:00:00Z", "out_of_stock"]);
    expect(told(scheduled(now))).toEqual(["in_stock", "out_of_stock"]);
    const later: Partial<ProductDocument>[] = [
      { saleMode: "comingSoon" },
      { saleMode: "inStoreOnly" },
      { saleMode: "scheduledRelease" },
      { state: "coming" },
      { state: "discontinued", functionalType: "digital" },
    ];
    for (const fields of later) expect(told(fields)).toEqual(["out_of_stock", "out_of_stock"]);
    const text = [...writeForeign([{ ...base, ...scheduled(release) }], "merchant-xml", "nz", origin, now)].join("");
    expect(productsOf(await read(text, "feed"))).toMatchObject([{ release }]);
  });

  test("whatever stands in names, descriptions and sizes", async () => {
    const [known] = documents;
    const words = fc
      .string({ unit: "grapheme", minLength: 1, maxLength: 30 })
      .filter((text) => text.trim() === text && text !== "" && !/[<&\uFFFD\p{Cc}\p{Cs}\p{Cn}]/u.test(text));
    await fc.assert(
      fc.asyncProperty(
        words,
        words,
        fc.constantFrom<ForeignForm>("shopify", "merchant-tsv", "merchant-xml"),
        async (name, brand, form) => {
          const document = { ...known!, name, brand: { id: "b", name: brand }, published: { from: null, until: null } };
          const text = [...writeForeign([document], form, "nz", origin, now)].join("");
          const [product] = productsOf(await read(text, form === "merchant-xml" ? "feed" : "table"));
          expect(product).toMatchObject({ id: document.id, name, brand, sizes: document.sizes.map((code) => ({ code })) });
        },
      ),
      { numRuns: 60 },
    );
  });
});

test("sizes stand in their order, wherever their rows stood; names stay where they were put", async () => {
  const sizesOf = async (...codes: string[]) => {
    const first = row({ size: codes[0]! });
    const [product] = productsOf(
      await read(
        header +
          first +
          codes
            .slice(1)
            .map((size) => `runner,,,,,${size},,Navy,129.00,4,\n`)
            .join(""),
      ),
    );
    const made = documentOfForeign(product!, undefined, surroundings);
    return "document" in made ? made.document.sizes : made.problems;
  };
  expect(await sizesOf("10", "9", "11", "9.5", "8")).toEqual(["8", "9", "9.5", "10", "11"]);
  expect(await sizesOf("L", "S", "XL", "M")).toEqual(["S", "M", "L", "XL"]);
  expect(await sizesOf("Regular", "Long", "Tall")).toEqual(["Regular", "Long", "Tall"]);
});

test.each(["One Size", "one-size", "ONESIZE", "One size fits all", "OSFA", "O/S", "os"])(
  "%s is this shop's one size, and a product that is known by it keeps it",
  async (size) => {
    const [product] = productsOf(await read(header + row({ size })));
    const chosenCharts = [{ of: undefined, chart: "shoes" }];
    const made = documentOfForeign(product!, undefined, { ...surroundings, chosenCharts });
    expect(made).toMatchObject({
      document: { sizes: ["OS"], openingStock: { nz: { OS: 4 } }, showSingleSize: false, sizeChart: null },
    });
    const madeBefore = "document" in made && { ...made.document, sizes: ["One Size"], openingStock: { nz: { "One Size": 4 } } };
    expect(documentOfForeign(product!, madeBefore || undefined, surroundings)).toMatchObject({
      document: { sizes: ["One Size"], openingStock: { nz: { "One Size": 4 } } },
    });
  },
);

describe("a known product whose file names another category", () => {
  const again = async (type: string, categories: ProductDocument["categories"]) => {
    const productOf = async (named: string) => productsOf(await read(header + row({ type: named })))[0]!;
    const made = documentOfForeign(await productOf("men-shoes-sneakers"), undefined, surroundings);
    if ("problems" in made) throw new Error(made.problems.join(" "));
    return documentOfForeign(await productOf(type), { ...made.document, categories }, surroundings);
  };

  test("hangs there in place of where it was, and where it hangs besides", async () => {
    const sale = { id: "sale", when: "reduced" } as const;
    expect(await again("Bags", ["men", "men-shoes-sneakers", sale])).toMatchObject({
      document: { mainCategory: "bags", categories: [sale, "bags"] },
      warnings: [],
    });
    expect(await again("Men", ["men", "men-shoes-sneakers"])).toMatchObject({
      document: { mainCategory: "men", categories: ["men"] },
    });
    expect(await again("men-shoes-sneakers", ["men", "men-shoes-sneakers", "bags"])).toMatchObject({
      document: { categories: ["men", "men-shoes-sneakers", "bags"] },
    });
  });

  test("stays where it is when there is no such category, and its owner is told", async () => {
    expect(await again("Hats", ["men", "men-shoes-sneakers"])).toMatchObject({
      document: { mainCategory: "men-shoes-sneakers", categories: ["men", "men-shoes-sneakers"] },
      unnamedCategory: 'There is no category "Hats"',
    });
  });

  test("or of several that are called so is told their ids", async () => {
    const [product] = productsOf(await read(header + row({ type: "Tees" })));
    const several = (ids: string[]) => ({ ...surroundings, categoriesNamed: () => ids });
    expect(documentOfForeign(product!, undefined, several(["men-tees", "kids-tees"]))).toEqual({
      problems: [
        'Several categories are called "Tees": men-tees, kids-tees. Name one by its id, or say --category <id> for all such products.',
      ],
    });
    const many = documentOfForeign(product!, undefined, several([..."abcdefgh"]));
    expect("problems" in many && many.problems[0]).toContain("a, b, c, d, e, f and others.");
  });
});

describe("a size chart that is chosen for what names none", () => {
  const chosen = (of: string | undefined, chart = "shoes") => ({ of, chart });
  const made = async (rows: string, chosenCharts: readonly ReturnType<typeof chosen>[], existing?: Partial<ProductDocument>) => {
    const [product] = productsOf(await read(header + rows));
    const plain = documentOfForeign(product!, undefined, surroundings);
    const known = existing && "document" in plain ? { ...plain.document, ...existing } : undefined;
    const answer = documentOfForeign(product!, known, { ...surroundings, chosenCharts });
    return "document" in answer ? answer.document.sizeChart : answer.problems;
  };

  test("is the first that is about the product: its category, its brand, or anything", async () => {
    expect(await made(row(), [])).toBeNull();
    expect(await made(row(), [chosen("bags", "bags"), chosen("acme"), chosen(undefined, "other")])).toBe("shoes");
    expect(await made(row(), [chosen("men-shoes-sneakers"), chosen("acme", "other")])).toBe("shoes");
    expect(await made(row(), [chosen("men")])).toBe("shoes");
    expect(await made(row(), [chosen("bags")])).toBeNull();
  });

  test("takes no other's place, and is not for what has one size", async () => {
    expect(await made(row(), [chosen(undefined)], { sizeChart: "own" })).toBe("own");
    expect(await made(row(), [chosen(undefined)], { sizeChart: null })).toBe("shoes");
    expect(await made(row({ size: "OS" }), [chosen(undefined)])).toBeNull();
  });

  test("has every size of the product, or the product is refused", async () => {
    expect(await made(row({ size: "44" }), [chosen(undefined)])).toEqual(["The size chart shoes has no size 44."]);
    expect(await made(row({ size: "44" }), [chosen(undefined)], { sizeChart: "own" })).toBe("own");
  });
});

test.each<[string, "table" | "feed", () => string, RegExp]>([
  [
    "rows of one handle",
    "table",
    () => header + Array.from({ length: 60_000 }, (_, at) => row({ size: String(at), colour: `C${at}` })).join(""),
    /^2: Handle runner has 60000 rows, more than one product has\.$/,
  ],
  [
    "items of one group",
    "feed",
    () => {
      const items = Array.from(
        { length: 60_000 },
        (_, at) =>
          `<item><id>${at}</id><item_group_id>a</item_group_id><title>Runner ${at}</title><brand>Acme</brand><price>129.00 NZD</price><size>${at}</size><color>C${at}</color><image_link>a.jpg</image_link></item>`,
      );
      return `<rss><channel>\n${items.join("\n")}</channel></rss>`;
    },
    /^2: item_group_id a has 60000 items, more than one product has\.$/,
  ],
])("sixty thousand %s are refused in a sentence, and in no time that grows with their square", async (_, kind, file, why) => {
  const started = performance.now();
  expect(problemsOf(await read(file(), kind, 65_536))).toEqual([expect.stringMatching(why)]);
  expect(performance.now() - started).toBeLessThan(30_000);
});

test("a table that was cut off in the middle of a row is refused, and half a price is not taken for one", async () => {
  const whole = header + row({ handle: "first" }) + row({ handle: "second", price: "129.00" });
  const cut = whole.slice(0, whole.lastIndexOf("129.00") + 2);
  for (const partSize of [1, 7, 65_536]) {
    const readings = await read(cut, "table", partSize);
    expect(problemsOf(readings)).toEqual(["3: Line 3 ends in the middle of a row. Is the file whole?"]);
  }
  // Some programs leave empty cells at the end of a row out, and the end of the last line.
  const short = `${header}third,Third,Acme,Men > Shoes > Sneakers,Size,9,,,89.00\n`;
  expect(problemsOf(await read(short))).toEqual([]);
  expect(problemsOf(await read((header + row()).trimEnd()))).toEqual([]);
});

describe("Shopify's product CSV", () => {
  test("a handle's rows are a product for each colour, with its sizes and its own pictures", async () => {
    const rows = [
      row(),
      row({ title: "", vendor: "", type: "", size: "10", pieces: "0" }),
      row({ title: "", vendor: "", size: "9", colour: "Olive" }),
    ];
    const products = productsOf(await read(header + rows.join("")));
    expect(products).toMatchObject([
      {
        colour: "Navy",
        sizes: [
          { code: "9", pieces: 4 },
          { code: "10", pieces: 0 },
        ],
      },
      { colour: "Olive", sizes: [{ code: "9", pieces: 4 }] },
    ]);
    expect(products[0]).toMatchObject({ name: "Runner", brand: "Acme", offers: { nz: { price: 12_900, original: 12_900 } } });
    const made = documentOfForeign(products[0]!, undefined, surroundings);
    expect(made).toMatchObject({
      document: {
        mainCategory: "men-shoes-sneakers",
        categories: ["men", "men-shoes-sneakers"],
        sizeGroup: "shoes",
        path: "/products/acme/runner-navy",
        colour: { base: ["Blue"] },
        openingStock: { nz: { 9: 4, 10: 0 } },
      },
    });
    const ids = products.map((product) => idOfForeign(product));
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9]{1,40}$/);
  });

  test.each<[string, string | Uint8Array, RegExp]>([
    ["a price with a comma for cents", header + row({ price: '"1.299,00"' }), /^2: Variant Price: "1\.299,00" is not a price/],
    ["a price with its currency", header + row({ price: "NZ$ 12" }), /^2: Variant Price: "NZ\$ 12" is not a price/],
    ["no column of prices", "Handle,Title,Vendor\nrunner,Runner,Acme\n", /^2: Variant Price is missing/],
    ["a spreadsheet", Buffer.concat([Buffer.from("PK\x03\x04"), Buffer.alloc(99, 7)]), /^1: Line 1 begins a ZIP archive/],
    ["no price", header + row({ price: "" }), /^2: Variant Price is missing/],
    ["a size that is missing", header + row() + row({ size: "" }), /^3: Size is missing/],
    ["a size twice", header + row() + row(), /^3: Size 9 is there twice/],
    ["sizes of different prices", header + row() + row({ size: "10", price: "139.00" }), /^3: The price differs/],
    ["script in a name", header + row({ title: "<script>alert(1)</script>" }), /^2: Title holds markup/],
    [
      "a handle that comes again",
      header + row() + row({ handle: "other" }) + row({ size: "10" }),
      /^4: Handle runner is already on line 2/,
    ],
    ["a variation that is left out", header + row() + row({ colour: "" }), /^3: Colour is missing/],
    [
      "a second size, of which each variant would lose one",
      header + row({ size: "10", colour: "B" }).replace("Size", "Band Size").replace("Colour", "Cup Size"),
      /^2: Option Cup Size is a second size/,
    ],
    [
      "a size in characters that there are none of here",
      header + row({ size: "Ø 9" }),
      /^2: Size: "Ø 9" is no size here\. Write up to 20 plain letters/,
    ],
    ["stock that is no number", header + row({ pieces: "many" }), /^2: Variant Inventory Qty: "many"/],
    ["a quote that is never closed", `${header}${row()}"runner,`, /^3: Line 3 opens a quote that is never closed/],
    ["a quote in the middle", header + row({ title: 'Run"ner' }), /^2: Line 2 has a quote in the middle/],
    ["too many cells", `${header}${row().trim()},,,,more\n`, /^2: Line 2 has \d+ cells for 11 columns/],
    [
      "another encoding",
      Buffer.from(header + row({ title: "Caf\xe9" }), "latin1"),
      /^2: Line 2 holds characters that are not UTF-8/,
    ],
    ["columns of something else", "a,b\n1,2\n", /^1: Line 1 names neither/],
    ["columns without a product", header, /^1: Line 1 is followed by no product/],
    ["nothing", "", /^1: Line 1 holds nothing/],
  ])("%s is told with its line", async (_, source, why) => {
    const problems = problemsOf(await read(source));
    expect(
      problems.some((problem) => why.test(problem)),
      problems.join("\n"),
    ).toBe(true);
  });

  test("a byte order mark, sixteen-bit characters, semicolons, line breaks in cells and foreign line ends are no trouble", async () => {
    const file = `${header}${row({ title: '"Rún ""ner""\nTwo"' })}`.replaceAll("\n", "\r\n");
    for (const source of [`\uFEFF${file}`, Buffer.from(`\uFEFF${file}`, "utf16le"), file.replaceAll(",", ";")]) {
      const [product] = productsOf(await read(source as string));
      expect(product?.name.replace(/\r?\n/, " ")).toBe('Rún "ner" Two');
    }
  });

  test.each([";", ",", "\t"])("a first line that says what separates the cells, %o, is no row", async (separator) => {
    const text = `sep=${separator}\n${(header + row()).replaceAll(",", separator)}`;
    expect(productsOf(await read(text))).toEqual(
      productsOf(await read(header + row())).map((one) => ({ ...one, line: one.line + 1 })),
    );
  });

  test("prices and pieces may be written as spreadsheets leave them", async () => {
    const [product] = productsOf(await read(header + row({ price: "129.5", pieces: "3.0" })));
    expect(product).toMatchObject({ offers: { nz: { price: 12_950 } }, sizes: [{ pieces: 3 }] });
    expect(problemsOf(await read(header + row({ pieces: "3.5" })))).toEqual([
      '2: Variant Inventory Qty: "3.5" is not a number of pieces.',
    ]);
  });

  test("a picture that is said again with every size is in the gallery once", async () => {
    const [product] = productsOf(await read(header + row() + row({ size: "10" }) + row({ size: "11" })));
    expect(product?.pictures.map(({ src }) => src)).toEqual(["https://cdn.example/a.jpg"]);
  });

  test("a gift card is one here too, which no stock runs out of", async () => {
    const cards = (said: string) => `${header.trim()},Gift Card\n${row({ size: "OS" }).trim()},${said}\n`;
    const typeOf = async (said: string) => {
      const [product] = productsOf(await read(cards(said)));
      const made = documentOfForeign(product!, undefined, surroundings);
      return "document" in made ? made.document.functionalType : made.problems;
    };
    expect([await typeOf("TRUE"), await typeOf("false"), await typeOf("")]).toEqual(["giftCard", "basic", "basic"]);
  });

  test("a vendor or handle of whatever script is a brand and a page, and products keep their ids", async () => {
    const file = row({ handle: "øre", vendor: "Łódź" }) + row({ handle: "ナイキ", vendor: "ナイキ" });
    const made = productsOf(await read(header + file)).map((product) => documentOfForeign(product, undefined, surroundings));
    expect(made).toMatchObject([
      { document: { id: "re0m92fem", brand: { id: "lodz", name: "Łódź" }, path: "/products/lodz/ore" } },
      { document: { brand: { name: "ナイキ" }, path: expect.stringMatching(/^\/products\/([a-z0-9]{7})\/\1$/) } },
    ]);
  });

  test("what is wrong with one product keeps no other from being read", async () => {
    const readings = await read(header + row({ price: "x" }) + row({ handle: "other" }));
    expect([problemsOf(readings).length, productsOf(readings).length]).toEqual([1, 1]);
  });

  test("any text is read or refused in sentences, and never breaks the reader", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.string({ unit: "grapheme" })), fc.constantFrom("table", "feed"), async (lines, kind) => {
        const readings = await read(header + lines.join("\n"), kind as "table");
        for (const problem of problemsOf(readings)) expect(problem).toMatch(/^\d+: .{10,}/s);
      }),
    );
  });
});

describe("a Google Merchant feed", () => {
  const feed = (items: string) =>
    `<?xml version="1.0"?><rss xmlns:g="http://base.google.com/ns/1.0"><channel><title>x</title>\n${items}\n</channel></rss>`;
  const item = (over: Record<string, string> = {}) => {
    const values = {
      id: "a-9",
      item_group_id: "a",
      title: "Runner",
      brand: "Acme",
      price: "129.00 NZD",
      size: "9",
      color: "Navy",
      image_link: "https://cdn.example/a.jpg",
      ...over,
    };
    return `<item>${Object.entries(values)
      .map(([name, value]) => `<g:${name}>${value}</g:${name}>`)
      .join("")}</item>`;
  };

  test("items of a group and a colour are a product's sizes, wherever they stand", async () => {
    const items = [
      item(),
      item({ id: "b", item_group_id: "", size: "" }),
      item({ id: "a-10", size: "10", availability: "in stock" }),
    ];
    const products = productsOf(await read(feed(items.join("\n")), "feed"));
    expect(products.map(({ sizes }) => sizes.map(({ code }) => code))).toEqual([["9", "10"], ["OS"]]);
  });

  test("a group of colours alone, without sizes, is a product for each", async () => {
    const items = [
      item({ id: "tote-1", size: "", title: "Acme Tote, Navy" }),
      item({ id: "tote-2", size: "", title: "Acme Tote, Olive", color: "Olive" }),
    ];
    expect(productsOf(await read(feed(items.join("\n")), "feed"))).toMatchObject([
      { name: "Tote", colour: "Navy", styleKey: "a", key: "a-Navy", sizes: [{ code: "OS" }] },
      { name: "Tote", colour: "Olive", styleKey: "a", key: "a-Olive", sizes: [{ code: "OS" }] },
    ]);
  });

  test("what a group's items differ by besides colour and size makes products of their own, and nothing else does", async () => {
    const items = [
      item({ pattern: "Striped", material: "Wool" }),
      item({ id: "a-10", size: "10", pattern: "Striped", material: "Wool" }),
      item({ id: "b-9", pattern: "Plain", material: "Wool" }),
      item({ id: "c-9", pattern: "Plain", material: "Cotton", color: "Olive" }),
    ];
    expect(productsOf(await read(feed(items.join("\n")), "feed"))).toMatchObject([
      {
        name: "Runner, Striped",
        colour: "Navy",
        styleKey: "a-Striped",
        key: "a-Striped",
        sizes: [{ code: "9" }, { code: "10" }],
      },
      { name: "Runner, Plain", colour: "Navy", styleKey: "a-Plain", key: "a-Plain-Navy" },
      { name: "Runner, Plain", colour: "Olive", styleKey: "a-Plain", key: "a-Plain-Olive" },
    ]);
    const [without] = productsOf(await read(feed(items.slice(0, 2).join("\n")), "feed"));
    expect(without).toMatchObject({ name: "Runner", key: "a" });
  });

  test("titles that begin with the colour, or with nothing in common but the brand, name each product by its own", async () => {
    const items = [
      item({ title: "Acme Red Beanie S", color: "Red", size: "S" }),
      item({ id: "a-m", title: "Acme Red Beanie M", color: "Red", size: "M" }),
      item({ id: "a-b", title: "Acme Blue Beanie S", color: "Blue", size: "S" }),
    ];
    const names = productsOf(await read(feed(items.join("\n")), "feed")).map(({ name }) => name);
    expect(names).toEqual(["Red Beanie", "Blue Beanie S"]);
  });

  test("titles that say which size and colour an item is name the product by what they have in common", async () => {
    const items = [
      item({ title: "Tūī Tee – Bone / S", color: "Bone", size: "S" }),
      item({ id: "a-m", title: "Tūī Tee – Bone / M", color: "Bone", size: "M" }),
      item({ id: "a-i", title: "Tūī Tee – Ink / S", color: "Ink", size: "S" }),
      item({ id: "b", item_group_id: "b", title: "Tūī - the (best) -", size: "S" }),
      item({ id: "c-1", item_group_id: "c", title: "Black tee", size: "S" }),
      item({ id: "c-2", item_group_id: "c", title: "Tee, black", size: "M" }),
      item({ id: "d-1", item_group_id: "d", title: "Cap, S", size: "S" }),
      item({ id: "d-2", item_group_id: "d", title: "Cap, M (wide)", size: "M" }),
      item({ id: "104201-9", item_group_id: "1042", title: "Court Hi", color: "Navy" }),
      item({ id: "104202-9", item_group_id: "1042", title: "Court Low", color: "Sand" }),
    ];
    const names = productsOf(await read(feed(items.join("\n")), "feed")).map(({ name }) => name);
    expect(names).toEqual(["Tūī Tee", "Tūī Tee", "Tūī - the (best) -", "Black tee", "Cap", "Court Hi", "Court Low"]);
  });

  test("a title that begins with the brand does not say it twice", async () => {
    const items = [
      item({ id: "x", item_group_id: "x", brand: "Ridge &amp; Co", title: "RIDGE &amp; CO Runner" }),
      item({ id: "y", item_group_id: "y", brand: "Ridge &amp; Co", title: "Ridge &amp; Co" }),
      item({ id: "z", item_group_id: "z", brand: "Ridge", title: "Ridgeback Runner" }),
    ];
    const names = productsOf(await read(feed(items.join("\n")), "feed")).map(({ name }) => name);
    expect(names).toEqual(["Runner", "Ridge & Co", "Ridgeback Runner"]);
  });

  test("a title that ends with the colour does not say it twice, but where the colour is its name", async () => {
    const items = [
      item({ id: "x", item_group_id: "x", title: "Loopy Rug - Sea Grey", color: "Sea Grey" }),
      item({ id: "y", item_group_id: "y", title: "Loopy Rug (Grey)", color: "grey" }),
      item({ id: "z", item_group_id: "z", title: "Think Pink", color: "Pink" }),
      item({ id: "g", item_group_id: "g", title: "Grey", color: "Grey" }),
      item({ id: "rug-S", item_group_id: "rug", brand: "Loopy", title: "Loopy Rug, Grey, S", color: "Grey", size: "S" }),
      item({ id: "rug-M", item_group_id: "rug", brand: "Loopy", title: "Loopy Rug, Grey, M", color: "Grey", size: "M" }),
    ];
    const names = productsOf(await read(feed(items.join("\n")), "feed")).map(({ name }) => name);
    expect(names).toEqual(["Loopy Rug", "Loopy Rug", "Think Pink", "Grey", "Rug"]);
  });

  test("ids that happen to be made as ours are keep a size out of a product's name", async () => {
    const items = [
      item({ id: "court-9", item_group_id: "court", title: "Court Low, 9" }),
      item({ id: "court-10", item_group_id: "court", title: "Court Low, 10", size: "10" }),
    ];
    const names = productsOf(await read(feed(items.join("\n")), "feed")).map(({ name }) => name);
    expect(names).toEqual(["Court Low"]);
  });

  test.each([
    ["with spaces, as Google's own sheets have them", (attribute: string) => attribute.replaceAll("_", " ")],
    ["with the prefix that they have in XML", (attribute: string) => `g:${attribute}`],
  ])("columns may be written %s", async (_, written) => {
    const columns = ["id", "title", "item_group_id", "image_link", "product_type", "availability", "price", "brand", "size"];
    const table = `${columns.map(written).join("\t")}\na\tRunner\trun\ta.jpg\tBags\tout of stock\t129.00 NZD\tAcme\t9\n`;
    const [product] = productsOf(await read(table));
    expect(product).toMatchObject({
      styleKey: "run",
      pictures: [{ src: "a.jpg" }],
      categories: ["Bags"],
      sizes: [{ code: "9", pieces: 0 }],
    });
  });

  /** What becomes of a product that the feed of one country has made when that of another follows. */
  async function afterAnother(one: string, another: string) {
    const [first] = productsOf(await read(feed(one), "feed"));
    const [second] = productsOf(await read(feed(another), "feed"));
    const around = { ...surroundings, fallbackCategory: "bags" };
    const made = documentOfForeign(first!, undefined, around);
    return documentOfForeign(second!, "document" in made ? made.document : undefined, around);
  }

  test("one country's feed leaves the sizes that the other's has, and says so", async () => {
    const availability = "in stock";
    const both = item({ availability }) + item({ id: "a-10", size: "10", availability });
    expect(await afterAnother(both, item({ price: "119.00 AUD", availability }))).toMatchObject({
      document: { sizes: ["9", "10"], openingStock: { nz: { 9: 1, 10: 1 }, au: { 9: 1 } } },
      warnings: ["It says nothing of size 10, which stays: the product is sold in nz too."],
    });
    expect(await afterAnother(both, item())).toMatchObject({ document: { sizes: ["9"] }, warnings: [] });
  });

  test("what comes out later in one country comes out then in the other, whose feed follows", async () => {
    const ahead = (price: string) => item({ availability: "preorder", availability_date: "2027-02-01T09:00+13:00", price });
    const release = Date.parse("2027-02-01T09:00+13:00") / 1000;
    expect(await afterAnother(ahead("129.00 NZD"), ahead("119.00 AUD"))).toMatchObject({
      document: { saleMode: "scheduledRelease", countries: { nz: { release }, au: { release } } },
    });
    expect(await afterAnother(item(), ahead("119.00 AUD"))).toMatchObject({
      document: { saleMode: "normal", countries: { nz: { release: null }, au: { release: null } } },
    });
  });

  test("each further picture has its element, and of a type that is said twice the first counts", async () => {
    const further =
      "<g:additional_image_link>b.jpg</g:additional_image_link><g:additional_image_link>c.jpg</g:additional_image_link>";
    const types = "<g:product_type>Men > Tees, Tops</g:product_type><g:product_type>New</g:product_type>";
    const [product] = productsOf(await read(feed(item().replace("</item>", `${further}${types}</item>`)), "feed"));
    expect(product?.pictures.map(({ src }) => src)).toEqual(["https://cdn.example/a.jpg", "b.jpg", "c.jpg"]);
    expect(product?.categories).toEqual(["Men > Tees, Tops"]);
  });

  test("a reduced price is the price, and the currency says whose", async () => {
    const [product] = productsOf(await read(feed(item({ price: "129.00 AUD", sale_price: "99.00 AUD" })), "feed"));
    expect(product?.offers).toEqual({ au: { price: 9_900, original: 12_900 } });
  });

  test.each([
    ["2026-01-01T00:00+1300/2027-01-01T00:00+1300", 9_900],
    ["2026-11-18T11:06:39Z / 2026-11-18T11:07:00Z", 9_900],
    ["2026-12-01T09:00+13:00/2026-12-24T18:00+13:00", 12_900],
    ["2026-11-01T00:00+13:00/2026-11-19T00:06+13:00", 12_900],
  ])("a price that is reduced %s is %i now", async (period, price) => {
    const reduced = item({ sale_price: "99.00 NZD", sale_price_effective_date: period });
    const [product] = productsOf(await read(feed(reduced), "feed"));
    expect(product?.offers).toEqual({ nz: { price, original: 12_900 } });
  });

  test("what can be ordered ahead comes out when the feed says so, and is out once that is over", async () => {
    const ahead = (date: string) => item({ availability: "preorder", availability_date: date });
    const [coming] = productsOf(await read(feed(ahead("2027-02-01T09:00+13:00")), "feed"));
    const release = Date.parse("2027-02-01T09:00+13:00") / 1000;
    expect(coming).toMatchObject({ release, sizes: [{ code: "9", pieces: 1 }] });
    expect(documentOfForeign(coming!, undefined, { ...surroundings, fallbackCategory: "bags" })).toMatchObject({
      document: { saleMode: "scheduledRelease", countries: { nz: { release } } },
    });
    const [out] = productsOf(await read(feed(ahead("2026-02-01T09:00+13:00")), "feed"));
    expect(out).toMatchObject({ release: undefined, sizes: [{ code: "9", pieces: 1 }] });
    expect(documentOfForeign(out!, undefined, { ...surroundings, fallbackCategory: "bags" })).toMatchObject({
      document: { saleMode: "normal", countries: { nz: { release: null } } },
    });
  });

  test("a size that is sold out before its product is out has it come out no earlier", async () => {
    const ahead = item({ availability: "preorder", availability_date: "2027-02-01T09:00+13:00" });
    const with10 = async (availability: string) =>
      productsOf(await read(feed(ahead + item({ id: "a-10", size: "10", availability })), "feed"))[0]?.release;
    expect(await with10("out_of_stock")).toBe(Date.parse("2027-02-01T09:00+13:00") / 1000);
    expect(await with10("in_stock")).toBeUndefined();
  });

  test("what can be had begins with one piece, and of what can be ordered while it is out its owner is told", async () => {
    const items = ["in_stock", "out of stock", "backorder", "Backorder"].map((availability, at) =>
      item({ id: `a-${at}`, size: `${8 + at}`, availability }),
    );
    const [product] = productsOf(await read(feed(items.join("\n")), "feed"));
    expect(product?.sizes.map(({ code, pieces }) => `${code}: ${pieces}`)).toEqual(["8: 1", "9: 0", "10: 1", "11: 1"]);
    expect(documentOfForeign(product!, undefined, { ...surroundings, fallbackCategory: "bags" })).toMatchObject({
      warnings: [begunWithOne("10, 11")],
    });
  });

  test.each<[string, string, RegExp]>([
    [
      "an availability that there is none of",
      feed(item({ availability: "instock" })),
      /^2: availability: "instock" is none of in_stock, out_of_stock, preorder, backorder/,
    ],
    ["a preorder without its date", feed(item({ availability: "preorder" })), /^2: A preorder needs its availability_date/],
    [
      "a sale that is from no time to another",
      feed(item({ sale_price: "99.00 NZD", sale_price_effective_date: "1 December" })),
      /^2: price: "1 December" is no period/,
    ],
    ["a price without a currency", feed(item({ price: "129.00" })), /^2: price: "129.00" is not a price/],
    ["a price of elsewhere", feed(item({ price: "129.00 EUR" })), /^2: price: "129.00 EUR" is not a price/],
    [
      "an item without a size beside others of its colour",
      feed(`${item()}\n${item({ id: "a-10", size: "" })}`),
      /^3: size is missing/,
    ],
    [
      "a size that is too long",
      feed(item({ size: "Small to medium, regular" })),
      /^2: size: "Small to medium, regular" is no size/,
    ],
    ["an id twice", feed(`${item()}\n${item()}`), /^3: id a-9 is already on line 2/],
    ["script in a name", feed(item({ title: "&lt;script&gt;" })), /^2: title holds markup/],
    ["what is not well formed", feed("<item><g:id>a</item>"), /^2: Line 2 is not well-formed XML/],
    [
      "a document type with entities",
      `<!DOCTYPE rss [<!ENTITY a "aaaa">]>${feed(item())}`,
      /^1: Line 1 declares a document type/,
    ],
    ["a feed that is cut off", feed(item()).slice(0, -20), /not well-formed XML/],
  ])("%s is told with its line", async (_, source, why) => {
    const problems = problemsOf(await read(source, "feed"));
    expect(
      problems.some((problem) => why.test(problem)),
      problems.join("\n"),
    ).toBe(true);
  });
});

test("what a spreadsheet made of handles, groups, colours and sizes is refused with its line, and nothing like it is", async () => {
  const made = (column: string, text: string) =>
    `${column}: "${text}" is what a spreadsheet made of it. Have that column be text there, and write what it was.`;
  const sheet = header + row({ size: "8-Oct" }) + row({ handle: "1.23E+12" }) + row({ handle: "c", size: "8-10" });
  const readings = await read(sheet);
  expect(problemsOf(readings)).toEqual([`2: ${made("Size", "8-Oct")}`, `3: ${made("Handle", "1.23E+12")}`]);
  expect(productsOf(readings).map(({ key }) => key)).toEqual(["c"]);
  const feed = "id\ttitle\tbrand\tprice\tsize\titem_group_id\tcolor\n1\tTee\tAcme\t9.00 NZD\tOct-12\t9.4E+12\t3-Mar\n";
  expect(problemsOf(await read(feed))).toEqual([
    `2: ${made("color", "3-Mar")}`,
    `2: ${made("item_group_id", "9.4E+12")}`,
    `2: ${made("size", "Oct-12")}`,
  ]);
});

test.each(["#REF!", "#N/A", "#VALUE!", "#NAME?", "#DIV/0!", "########"])(
  "%s, which a spreadsheet writes where a formula failed, is no name, brand or colour",
  async (text) => {
    const made = (column: string) =>
      `2: ${column}: "${text}" is what a spreadsheet made of it. Have that column be text there, and write what it was.`;
    const all = { title: text, vendor: text, colour: text };
    expect(problemsOf(await read(header + row(all)))).toEqual(["Title", "Vendor", "Colour"].map(made));
    const feed = `id\ttitle\tbrand\tprice\tcolor\n1\t${text}\t${text}\t9.00 NZD\t${text}\n`;
    expect(problemsOf(await read(feed))).toEqual(["title", "brand", "color"].map(made));
  },
);

test("a size is the same in capitals and in small letters", async () => {
  expect(problemsOf(await read(header + row({ size: "XL" }) + row({ size: "xl" })))).toEqual(["3: Size xl is there twice."]);
  const item = (id: string, size: string) => `${id}\tTee\tAcme\t9.00 NZD\t${size}\tg\n`;
  const feed = `id\ttitle\tbrand\tprice\tsize\titem_group_id\n${item("1", "M")}${item("2", "m")}`;
  expect(problemsOf(await read(feed))).toEqual(["3: Size m is there twice."]);
});

test.each([
  ["active,TRUE", true],
  [",true", true],
  ["Active,", true],
  ["draft,TRUE", false],
  ["archived,TRUE", false],
  ["unlisted,TRUE", false],
  ["active,FALSE", false],
])("what Shopify calls %s is shown: %s", async (words, published) => {
  const text = header.replace(/\n$/, ",Status,Published\n") + row().replace(/\n$/, `,${words}\n`);
  expect(productsOf(await read(text)).map((product) => product.published)).toEqual([published]);
});

test("whether a product is to be shown is not guessed at", async () => {
  const text = header.replace(/\n$/, ",Status,Published\n") + row().replace(/\n$/, ",on hold,No\n");
  expect(problemsOf(await read(text))).toEqual([
    '2: Status: "on hold" is none of active, draft, archived, unlisted.',
    '2: Published: "no" is neither TRUE nor FALSE.',
  ]);
});

test("a file of two-byte characters that does not say so is read as what it is", async () => {
  const littleEnd = Buffer.from(header + row(), "utf16le");
  const expected = productsOf(await read(header + row()));
  expect(expected).toHaveLength(1);
  for (const bytes of [littleEnd, Buffer.from(littleEnd).swap16()])
    expect(productsOf(await read(new Uint8Array(bytes)))).toEqual(expected);
});
