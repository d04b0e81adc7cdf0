import { describe, expect, test } from "vitest";
import type { SearchRecord } from "#contract/search-index.ts";
import type { IndexDefinition } from "./index-definition.ts";
import { createSearch } from "./search.ts";
import { shopSynonyms } from "./shop-synonyms.ts";

const context = { country: "nz", requestId: "test", clientAddress: "127.0.0.1" } as const;

const searchOver = (records: readonly Omit<SearchRecord, "objectID">[]) => {
  const ask = answersOver(records);
  return async (query: string): Promise<unknown[]> => (await ask(query)).hits.map((hit) => hit.name);
};

function answersOver(records: readonly Omit<SearchRecord, "objectID">[], settings: Partial<IndexDefinition> = {}) {
  const search = createSearch({
    indexes: [
      {
        name: "things",
        country: "nz",
        records: records.map((record, i) => ({ ...record, objectID: String(i) })),
        searchable: ["name", "brand.name", "colourName", "categoryPaths", "description"],
        facets: [],
        ranking: [{ attribute: "popularity", direction: "desc" }],
        synonyms: shopSynonyms,
        ...settings,
      },
    ],
  });
  return async (query: string) => {
    const input = {
      body: { requests: [{ indexName: "things", params: { query, hitsPerPage: 100 } }] },
      params: undefined,
      query: undefined,
    };
    const { results } = await search["search.queries"](input, context);
    return results[0]!;
  };
}
const named = (...names: string[]) => searchOver(names.map((name, i) => ({ name, popularity: -i })));

describe("names of what is not sold", () => {
  const things = [
    { name: "Court Sneaker", popularity: 9 },
    { name: "Tempo Nine", popularity: 8 },
    { name: "Old Hood", popularity: 7 },
    { name: "New Hood, in balance", popularity: 6 },
  ];
  const unsold = { nike: ["sneakers"], vans: ["sneakers"], adidas: ["sneakers"], dress: ["old"], "new balance": ["sneakers"] };
  const meanings = { "dress shoes": ["court"] };
  const answer = async (query: string, added: readonly { name: string; popularity: number }[] = []) => {
    const settings = { unsold, meanings, dropsWords: true };
    const { hits, queryAfterRemoval, correctedQuery } = await answersOver([...things, ...added], settings)(query);
    return { found: hits.map(({ name }) => name), queryAfterRemoval, correctedQuery };
  };

  test("are no misspelt words, but find what is near, and are told as left out", async () => {
    const near = { found: ["Court Sneaker"], correctedQuery: undefined };
    expect(await answer("nike")).toEqual({ ...near, queryAfterRemoval: "<em>nike</em>" });
    expect(await answer("Nikes and Vans")).toEqual({ ...near, queryAfterRemoval: "<em>nikes</em> <em>vans</em>" });
    // What follows may be a name that only its maker has, though a word of it is ours too.
    expect(await answer("vans old skool")).toEqual({ ...near, queryAfterRemoval: "<em>vans</em> <em>old</em> <em>skool</em>" });
  });

  test("find of what is near what the rest of the query says it is to be, where there is such", async () => {
    const old = { name: "Old Sneaker", popularity: 1 };
    expect(await answer("old nikes", [old])).toMatchObject({ found: ["Old Sneaker"], queryAfterRemoval: "old <em>nikes</em>" });
    expect(await answer("old nikes")).toMatchObject({ found: ["Old Hood"], queryAfterRemoval: "old <em>nikes</em>" });
  });

  test("are known with a slip in them, unless they are short", async () => {
    expect(await answer("addidas")).toMatchObject({ found: ["Court Sneaker"], queryAfterRemoval: "<em>addidas</em>" });
    expect((await answer("nikf")).found).toEqual([]);
  });

  test("are not read where they begin a phrase that is known", async () => {
    expect(await answer("dress")).toMatchObject({ found: ["Old Hood"], queryAfterRemoval: "<em>dress</em>" });
    expect(await answer("dress shoes")).toMatchObject({ found: ["Court Sneaker"], queryAfterRemoval: undefined });
  });

  test("keep whom they are for: a size that only they come in is left out, and the nearest stands in for what is near", async () => {
    const worn = [
      { name: "Womens Legging", clothing: ["S"], popularity: 9 },
      { name: "Mens Sneaker", men: ["10"], popularity: 8 },
      { name: "Mens Short", clothing: ["M"], popularity: 2 },
      { name: "Mens Long Short", clothing: ["S"], popularity: 1 },
    ];
    const sizes = { men: "men", women: "women", kids: "kids", clothing: "clothing", elsewhere: "elsewhere" };
    const words = { unsold: { jeans: ["legging"] }, kin: { jeans: ["short"] } };
    const ask = answersOver(worn, { ...words, sizes, dropsWords: true });
    const found = async (query: string) => {
      const { hits, queryAfterRemoval } = await ask(query);
      return [queryAfterRemoval, ...hits.map(({ name }) => name)];
    };
    expect(await found("mens jeans 32")).toEqual(["mens <em>jeans</em> <em>32</em>", "Mens Short", "Mens Long Short"]);
    expect(await found("mens jeans size m")).toEqual(["mens <em>jeans</em> size m", "Mens Short"]);
    expect(await found("womens jeans 32")).toEqual(["womens <em>jeans</em> <em>32</em>", "Womens Legging"]);
    expect(await found("jeans 32")).toEqual(["<em>jeans</em> <em>32</em>", "Womens Legging"]);
  });

  test("leave what else is asked for as it is", async () => {
    expect(await answer("nike hood")).toMatchObject({
      found: ["Old Hood", "New Hood, in balance"],
      queryAfterRemoval: "<em>nike</em> hood",
    });
    expect(await answer("tempo nike")).toMatchObject({ found: ["Tempo Nine"], queryAfterRemoval: "tempo <em>nike</em>" });
  });

  test("are words like any other once something has them", async () => {
    const own = { name: "Nike Tee", popularity: 1 };
    expect(await answer("nike", [own])).toEqual({ found: ["Nike Tee"], queryAfterRemoval: undefined, correctedQuery: undefined });
    expect(await answer("new balance")).toMatchObject({ found: ["New Hood, in balance"] });
  });
});

test("a word that says nothing counts within a phrase that is known", async () => {
  const synonyms = [["slip on", "slip ons", "slipons", "slide"]];
  const ask = answersOver(
    [
      { name: "Slip Tank", popularity: 9 },
      { name: "Dock Slide", popularity: 1 },
    ],
    { synonyms, dropsWords: true },
  );
  for (const query of ["slip on", "slip-ons", "slipons"]) {
    expect(
      (await ask(query)).hits.map(({ name }) => name),
      query,
    ).toEqual(["Dock Slide"]);
  }
});

describe("words that only mean something", () => {
  const things = [
    { name: "Shade Cap", popularity: 9 },
    { name: "Water Tee", popularity: 8 },
    { name: "Steel Flask", popularity: 7 },
    { name: "Crew Sock, 3 pack", popularity: 6 },
    { name: "Weekender", popularity: 5 },
  ];
  const synonyms = [
    ["beanie", "cap"],
    ["water bottle", "bottle", "flask"],
    ["backpack", "weekender"],
    ["best sellers", "weekender"],
  ];
  const answer = async (query: string) => {
    const { hits, queryAfterRemoval, correctedQuery } = await answersOver(things, { synonyms, dropsWords: true })(query);
    return [hits.map(({ name }) => name).join(), queryAfterRemoval, correctedQuery];
  };

  test("are found mistyped, and told as they were read", async () => {
    expect(await answer("beenie")).toEqual(["Shade Cap", undefined, "beanie"]);
    expect(await answer("bene")).toEqual(["", undefined, undefined]);
  });

  test("are found written apart", async () => {
    expect(await answer("back packs")).toEqual(["Weekender", undefined, undefined]);
  });

  test("are found as a phrase of which one word is mistyped, and nothing of it is left out", async () => {
    expect(await answer("water botle")).toEqual(["Steel Flask", undefined, "water bottle"]);
    expect(await answer("red water botle")).toEqual(["Steel Flask", "<em>red</em> water bottle", "red water bottle"]);
  });

  test.each(["find me a cap please", "show me caps", "I'd like a cap", "hey, have you got caps"])(
    "%s: are not made of the words of who asks",
    async (query) => {
      expect(await answer(query)).toEqual(["Shade Cap", undefined, undefined]);
    },
  );

  test("do not make a word of what says nothing and only begins their phrases", async () => {
    expect(await answer("what is the best cap")).toEqual(["Shade Cap", undefined, undefined]);
    expect(await answer("best sellers")).toEqual(["Weekender", undefined, undefined]);
  });
});

describe("what a word says a thing is for", () => {
  const things = [
    { name: "Court Low", for: ["Everyday"], popularity: 9 },
    { name: "Baseline", for: ["Court"], popularity: 1 },
    { name: "Backcourt Tee", for: ["Long Court"], popularity: 5 },
  ];
  const ask = answersOver(things, {
    searchable: ["name", "for"],
    meanings: { netball: ["court"], "net ball": ["court"] },
    uses: { for: { tennis: ["Court"], netball: ["Court"], "net ball": ["Court"], low: ["Court"] } },
  });
  const found = async (query: string) => (await ask(query)).hits.map(({ name }) => name);

  test.each(["tennis", "netball", "net ball"])(
    "%s: what is for it comes before what has a word of it in its name",
    async (query) => {
      expect(await found(query)).toEqual(["Baseline", "Court Low", "Backcourt Tee"]);
    },
  );

  test("what a word means is found while it is being typed, from three letters on, and only as the last", async () => {
    expect(await found("netb")).toEqual(["Baseline", "Court Low", "Backcourt Tee"]);
    expect(await found("ne")).toEqual([]);
    expect(await found("netb low")).toEqual([]);
    expect((await ask("netb")).correctedQuery).toBeUndefined();
  });

  test("what a short word means comes before what begins with it", async () => {
    const things = [{ name: "Hut Shell", popularity: 9 }, { name: "Trail Shoe" }];
    const shoes = answersOver(things, { meanings: { hū: ["shoe"] } });
    expect((await shoes("hū")).hits.map(({ name }) => name)).toEqual(["Trail Shoe", "Hut Shell"]);
  });

  test("nothing is found by it that the words do not find, and what is named stays first where its name is typed", async () => {
    expect(await found("low")).toEqual(["Court Low"]);
    expect(await found("court")).toEqual(["Court Low", "Backcourt Tee", "Baseline"]);
  });

  test("a word that names one group finds nothing of the others, though they bear it, unless the group has nothing", async () => {
    const block = { name: "Block", kind: "High tops", group: "shoes", sells: "Best seller", popularity: 9 };
    const tee = { name: "Tee", kind: "Tees", group: "clothing", sells: "", popularity: 1 };
    const settings = {
      ...{ searchable: ["name", "kind", "sells"], meanings: { top: ["tee"] }, dropsWords: true },
      groups: { group: { top: ["clothing"] } },
    };
    const found = async (query: string, things = [block, tee]) =>
      (await answersOver(things, settings)(query)).hits.map(({ name }) => name);
    expect([await found("tops"), await found("best selling tops"), await found("high tops")]).toEqual([
      ["Tee"],
      ["Tee"],
      ["Block"],
    ]);
    expect(await found("tops", [block])).toEqual(["Block"]);
  });

  test("a word that two attributes say something of means what both say", async () => {
    const asked = answersOver(
      [
        { name: "Swim Bag", popularity: 9 },
        { name: "Swim Short", for: "Pool", popularity: 2 },
        { name: "Swim Cap", group: "caps", popularity: 1 },
      ],
      { searchable: ["colour", "name"], uses: { for: { swim: ["Pool"] }, group: { swim: ["caps"] } } },
    );
    expect((await asked("swim")).hits.map(({ name }) => name)).toEqual(["Swim Short", "Swim Cap", "Swim Bag"]);
  });

  test("no word is taken for a mistyped one of it", async () => {
    expect(await ask("courtt")).toMatchObject({ correctedQuery: "court" });
    expect(await found("\0court")).toEqual(await found("court"));
  });
});

describe("what a word finds", () => {
  test("school is for children: a size beside it is one of theirs, and what is not for them gives way before the colour does", async () => {
    const shoes = [
      { name: "Black Shoe", kids: [], men: ["2"], women: ["2"], popularity: 9 },
      { name: "Kids Shoe", kids: ["13C"], popularity: 5 },
      { name: "Kids Pink Shoe", kids: ["2Y"], popularity: 1 },
    ];
    const sizes = { men: "men", women: "women", kids: "kids", clothing: "clothing", elsewhere: "elsewhere" };
    const ask = answersOver(shoes, { meanings: { school: ["kids"] }, sizes, dropsWords: true });
    const { hits, query, queryAfterRemoval } = await ask("school shoes black size 2");
    expect(hits.map(({ name }) => name)).toEqual(["Kids Pink Shoe"]);
    expect([query, queryAfterRemoval]).toEqual(["school shoes black size 2", "school shoes <em>black</em> size 2"]);
  });

  test("every word must be found", async () => {
    const find = named("Blue Court Shoe", "Blue Tee", "Court Sock");
    expect(await find("blue court")).toEqual(["Blue Court Shoe"]);
    expect(await find("blue purple")).toEqual([]);
  });

  test("the last word is a beginning, the others are whole", async () => {
    const find = named("Marathon Runner", "Mara Hoodie");
    expect(await find("mara")).toEqual(["Mara Hoodie", "Marathon Runner"]);
    expect(await find("mara run")).toEqual([]);
    expect(await find("runner mara")).toEqual(["Marathon Runner"]);
  });

  test("one typo from four letters, two from eight, none below and none in numbers", async () => {
    const find = named("Boot", "Sneaker Waterproof", "Cap", "Model 5500");
    expect(await find("bout")).toEqual(["Boot"]);
    expect(await find("baut")).toEqual([]);
    expect(await find("wotterproof")).toEqual(["Sneaker Waterproof"]);
    expect(await find("cup")).toEqual([]);
    expect(await find("5501")).toEqual([]);
  });

  test("two neighbours swapped are one typo, also half-way through a word", async () => {
    const find = named("Hoodie", "Sneaker");
    expect(await find("hoodei")).toEqual(["Hoodie"]);
    expect(await find("snaek")).toEqual(["Sneaker"]);
  });

  test("a wrong first letter counts double", async () => {
    const find = named("Boots", "Waterproof Parka");
    expect(await find("hoots")).toEqual([]);
    expect(await find("vaterproof")).toEqual(["Waterproof Parka"]);
  });

  test("a word that is found as typed is not corrected as well", async () => {
    const find = named("Boost Runner", "Boots");
    expect(await find("boots")).toEqual(["Boots"]);
  });

  test("a picture finds what it shows, and what means nothing here is decoration", async () => {
    const ask = answersOver([{ name: "Red Boot" }, { name: "Blue Boot" }, { name: "Red Cap" }], { meanings: { "👢": ["boot"] } });
    const find = async (query: string) => (await ask(query)).hits.map(({ name }) => name);
    expect(await find("👢")).toEqual(["Red Boot", "Blue Boot"]);
    expect(await find("red👢😍")).toEqual(["Red Boot"]);
    expect(await find("😍")).toEqual([]);
  });

  test("macrons, capitals, plurals, hyphens and apostrophes make no difference", async () => {
    const find = named("Māori Bay Dresses", "Women's T-Shirt");
    for (const query of ["maori", "MĀORI", "ma\u0304ori", "dress bay", "dresses"])
      expect(await find(query)).toEqual(["Māori Bay Dresses"]);
    for (const query of ["womens", "women’s", "t-shirt", "tshirt", "t shirt"])
      expect(await find(query)).toEqual(["Women's T-Shirt"]);
  });

  test.each([
    ["jandals", "Beach Slides"],
    ["thong", "Beach Slides"],
    ["flip flops", "Beach Slides"],
    ["trainers", "Court Sneakers"],
    ["runners", "Court Sneakers"],
    ["track pants", "Grey Joggers"],
    ["rain boots", "Red Gumboots"],
    ["red rain boots", "Red Gumboots"],
    ["gray trackies", "Grey Joggers"],
    ["singlets", "Ribbed Tank Top"],
  ])("%s finds %s", async (query, name) => {
    expect(await named("Beach Slides", "Court Sneakers", "Grey Joggers", "Red Gumboots", "Ribbed Tank Top")(query)).toEqual([
      name,
    ]);
  });

  test("small words restrict nothing, unless there is nothing else", async () => {
    const find = named("Shoe Women", "The Tee");
    expect(await find("shoes for women")).toEqual(["Shoe Women"]);
    expect(await find("the")).toEqual(["The Tee"]);
  });

  test("an empty query finds everything; one of signs or pictures alone, or in another script, finds nothing", async () => {
    const find = named("One", "Two");
    for (const query of ["", "  "]) expect(await find(query)).toEqual(["One", "Two"]);
    for (const query of ["!!!", "—", "🙂", "靴"]) expect(await find(query)).toEqual([]);
  });

  test("10 kB of query answer at once, and so does a word of 500 letters", async () => {
    const find = named("Shoe");
    const times: number[] = [];
    for (let time = 0; time < 3; time++) {
      const started = performance.now();
      expect(await find("shoe ".repeat(2000))).toEqual(["Shoe"]);
      expect(await find("x".repeat(500))).toEqual([]);
      times.push(performance.now() - started);
    }
    expect(Math.min(...times)).toBeLessThan(250);
  });

  test("words that objects inherit are only words", async () => {
    const find = named("Constructor Boot", "Tee");
    expect(await find("constructor")).toEqual(["Constructor Boot"]);
    expect(await find("__proto__")).toEqual([]);
    expect(await find("toString")).toEqual([]);
  });
});

describe("LIST-17 relevance, when something is typed", () => {
  test("name counts more than brand, brand than colour, colour than category, category than description", async () => {
    const find = searchOver([
      { name: "E", description: "fern", popularity: 9 },
      { name: "D", categoryPaths: ["Fern"], popularity: 8 },
      { name: "C", colourName: "Fern", popularity: 7 },
      { name: "B", brand: { name: "Fern" }, popularity: 6 },
      { name: "Fern A", popularity: 5 },
    ]);
    expect(await find("fern")).toEqual(["Fern A", "B", "C", "D", "E"]);
  });

  test("the word itself comes before words that begin so, and synonyms after both", async () => {
    const find = searchOver([
      { name: "Sneaker", popularity: 9 },
      { name: "Runnersport", popularity: 8 },
      { name: "Runners", popularity: 1 },
    ]);
    expect(await find("runners")).toEqual(["Runners", "Runnersport", "Sneaker"]);
  });

  test("equal matches go by popularity, then by id", async () => {
    const find = searchOver([
      { name: "Tee one", popularity: 1 },
      { name: "Tee two", popularity: 3 },
      { name: "Tee three", popularity: 3 },
    ]);
    expect(await find("tee")).toEqual(["Tee two", "Tee three", "Tee one"]);
  });
});

describe("what a shop's search forgives", () => {
  const sizes = { men: "men", women: "women", kids: "kids", clothing: "clothing", elsewhere: "elsewhere" } as const;
  const records = [
    {
      objectID: "boot",
      name: "Tarn Boot",
      colour: "Black",
      for: ["Men", "Women"],
      men: ["10"],
      women: ["11.5"],
      elsewhere: ["UK 9", "EU 43", "28 cm"],
    },
    {
      objectID: "heel",
      name: "Rue Boot",
      colour: "Red",
      price: 56_000,
      for: ["Women"],
      women: ["10"],
      elsewhere: ["UK 8", "28.5 cm"],
    },
    { objectID: "hood", name: "Heavy Hood", colour: "Black", for: ["Men"], clothing: ["M", "XL"], pitch: "Made of red wool" },
    { objectID: "strata", name: "Strata 10", colour: "Grey", for: ["Men"], men: ["8"] },
    { objectID: "cap", name: "Shade Cap", colour: "Green", for: ["Women"], elsewhere: ["One size"] },
    {
      objectID: "skip",
      name: "Skip Mini",
      colour: "Red",
      price: 9_500,
      for: ["Kids"],
      kids: ["3Y", "13C"],
      pitch: "Soft, not to mention",
    },
  ];
  const search = createSearch({
    indexes: [
      {
        name: "things",
        country: "nz",
        records,
        searchable: ["name", "colour", "for", "pitch"],
        exact: ["pitch"],
        facets: [],
        ranking: [],
        synonyms: shopSynonyms,
        meanings: { navy: ["grey"] },
        numeric: ["price"],
        dropsWords: true,
        sizes,
        price: "price",
      },
    ],
  });
  const ask = async (query: string) => {
    const input = { body: { requests: [{ indexName: "things", query }] }, params: undefined, query: undefined };
    const [result] = (await search["search.queries"](input, context)).results;
    return { found: result!.hits.map(({ objectID }) => objectID), left: result!.queryAfterRemoval };
  };

  test.each([
    ["hoodie xl", ["hood"]],
    ["hood extra large", ["hood"]],
    ["mens boots size 10", ["boot"]],
    ["womens boots size 10", ["heel"]],
    ["boots 11.5 womens", ["boot"]],
    ["boots 11½ womens", ["boot"]],
    ["womens boots size 11 1/2", ["boot"]],
    ["boots uk 9", ["boot"]],
    ["boots uk9", ["boot"]],
    ["eu 43", ["boot"]],
    ["boots 9uk", ["boot"]],
    ["43EU boots", ["boot"]],
    ["boots 11.5us womens", ["boot"]],
    ["28cm boots", ["boot"]],
    ["28.5cm boots", ["heel"]],
    ["one size", ["cap"]],
    ["green cap one size", ["cap"]],
    ["kids 3", ["skip"]],
    ["kids size 13c", ["skip"]],
    ["strata 10", ["strata"]],
    ["size 10 strata", ["strata"]],
  ])("%s is asked for in that size", async (query, found) => {
    expect((await ask(query)).found).toEqual(found);
  });

  test("a word that objects inherit says nothing of whom a size is for", async () => {
    expect((await ask("constructor boots size 11.5")).found).toEqual(["boot"]);
  });

  test("an age is a child's size", async () => {
    expect(await ask("age 3")).toEqual({ found: ["skip"], left: undefined });
    expect(await ask("red age 3")).toEqual({ found: ["skip"], left: undefined });
  });

  test.each(["age 6", "for a 6 year old", "6-year-old", "red 6yo", "aged 6 years", "size 6 years"])(
    "%s is a child, whether or not anything is in a size of that number",
    async (query) => {
      expect(await ask(query)).toEqual({ found: ["skip"], left: undefined });
    },
  );

  test("who is 43 years old is no child", async () => {
    expect((await ask("boot 43 years old")).found).toEqual(["boot"]);
  });

  test("a size that sells out is not found any more", async () => {
    const stocked = createSearch({
      indexes: [
        {
          name: "things",
          country: "nz",
          records: [{ objectID: "1", name: "Hood", clothing: ["XL"], variants: [{ id: "1-XL", qty: 1 }] }],
          searchable: ["name"],
          facets: [],
          ranking: [],
          sizes,
          followStock: ({ variants }) => ({ clothing: (variants as { qty: number }[])[0]!.qty > 0 ? ["XL"] : [] }),
        },
      ],
    });
    const found = async () => {
      const input = { body: { requests: [{ indexName: "things", query: "hood xl" }] }, params: undefined, query: undefined };
      return (await stocked["search.queries"](input, context)).results[0]!.nbHits;
    };
    expect(await found()).toBe(1);
    stocked.applyStock("nz", new Map([["1-XL", 0]]));
    expect(await found()).toBe(0);
  });

  test.each([
    ["red under $100", ["skip"]],
    ["red under $1,000", ["heel", "skip"]],
    ["over 100 dollars boot", ["heel"]],
    ["red between 50 and 560", ["heel", "skip"]],
    ["red $90", ["skip"]],
    ["A$550.00 red", ["heel"]],
    ["boot from $500", ["heel"]],
    ["NZ$500+ boot", ["heel"]],
  ])("%s is asked for at that price", async (query, found) => {
    expect(await ask(query)).toEqual({ found, left: undefined });
  });

  test("what is looked for stands before what it is for, with or in", async () => {
    expect(await ask("strata with wool")).toEqual({ found: ["strata"], left: "strata <em>wool</em>" });
    expect((await ask("boot in grey")).found).toEqual(["boot", "heel"]);
    expect((await ask("in grey boots")).found).toEqual(["boot", "heel"]);
  });

  test("nothing for grown-ups stands in for what is looked for for a child", async () => {
    expect(await ask("red kids boots")).toEqual({ found: ["skip"], left: "red kids <em>boots</em>" });
    expect(await ask("kids boots")).toEqual({ found: ["skip"], left: "kids <em>boots</em>" });
  });

  test("words that find nothing are left out and said, what the last word says is kept, and the rest is not lost", async () => {
    expect(await ask("acme hood")).toEqual({ found: ["hood"], left: "<em>acme</em> hood" });
    expect(await ask("grey boots")).toEqual({ found: ["boot", "heel"], left: "<em>grey</em> boots" });
    expect(await ask("black boots for men size 12")).toEqual({
      found: ["boot"],
      left: "black boots men <em>size</em> <em>12</em>",
    });
    expect(await ask("black boots")).toEqual({ found: ["boot"], left: undefined });
    expect(await ask("acme zzz")).toEqual({ found: [], left: undefined });
  });

  test("a word that stands whole is not typed on towards one of a pitch", async () => {
    expect(await ask("skip menti")).toEqual({ found: ["skip"], left: undefined });
    expect(await ask("skip men")).toEqual({ found: ["skip"], left: "skip <em>men</em>" });
  });

  test("nothing is taken for a mistyped word of a pitch, which is found as it stands", async () => {
    expect((await ask("wool")).found).toEqual(["hood"]);
    expect((await ask("wooll")).found).toEqual([]);
    expect((await ask("stratta")).found).toEqual(["strata"]);
  });

  test("words written together or apart are found both ways; what means something else besides is not found by it", async () => {
    expect((await ask("heavyhood")).found).toEqual(["hood"]);
    expect((await ask("str ata 10")).found).toEqual(["strata"]);
    expect((await ask("navy")).found).toEqual(["strata"]);
  });

  test("a number is found however it is joined to what stands beside it", async () => {
    const find = named("Long Run 12", "Baseline 84", "Mug 300 ml", "Haul 45", "Haul 70");
    expect(await find("longrun12")).toEqual(["Long Run 12"]);
    expect(await find("baseline84")).toEqual(["Baseline 84"]);
    expect(await find("300ml mug")).toEqual(["Mug 300 ml"]);
    expect(await find("haul70")).toEqual(["Haul 70"]);
    expect(await find("haul99")).toEqual([]);
    expect(await find("45l haul")).toEqual(["Haul 45"]);
    expect(await find("99l haul")).toEqual([]);
  });

  test("a phrase that means something is itself found written together", async () => {
    const find = named("Snowmelt 1 L", "Half Litre");
    expect(await find("snowmelt 1l")).toEqual(["Snowmelt 1 L"]);
  });

  test("a number is found as a name spells it, beside the word that stands there with it, and is no size then", async () => {
    const sizes = { men: "men", women: "women", kids: "kids", clothing: "clothing", elsewhere: "elsewhere" } as const;
    const things = [
      { name: "Pace One", men: ["9"], popularity: 1 },
      { name: "Pace Junior", kids: ["1"], popularity: 9 },
      { name: "Two Strap", men: ["9"], popularity: 8 },
    ];
    const find = async (query: string) =>
      (await answersOver(things, { sizes, dropsWords: true })(query)).hits.map(({ name }) => name);
    expect(await find("pace 1")).toEqual(["Pace One"]);
    expect((await find("2 strap"))[0]).toBe("Two Strap");
    expect(await find("junior 1")).toEqual(["Pace Junior"]);
    expect(await find("size nine strap")).toEqual(["Two Strap"]);
    expect(await find("junior size one")).toEqual(["Pace Junior"]);
  });

  test("a number in words is found in figures beside the word that stands there with it", async () => {
    const find = named("Crew Sock, 3 pack", "Daily Sock, 5 pack");
    expect(await find("five pack sock")).toEqual(["Daily Sock, 5 pack"]);
  });

  test("words that only mean something by what they mean are found written together too", async () => {
    expect(await ask("greenhat")).toEqual({ found: ["cap"], left: undefined });
    expect(await ask("hoodedsweatshirt")).toEqual({ found: ["hood"], left: undefined });
    expect((await ask("greenhut")).found).toEqual([]);
  });
});

test("of what is for children, what is there in the size of the age comes first", async () => {
  const sizes = { men: "men", women: "women", kids: "kids", clothing: "clothing", elsewhere: "elsewhere" } as const;
  const clothes = [
    { name: "Sandpit Hood", categoryPaths: ["Kids"], clothing: ["6", "10"], popularity: 9 },
    { name: "Puddle Hood", categoryPaths: ["Kids"], clothing: ["6", "8"], popularity: 8 },
    { name: "Heavy Hood", categoryPaths: ["Women"], clothing: ["8"], popularity: 7 },
  ];
  const { hits } = await answersOver(clothes, { dropsWords: true, sizes })("hoodie for an 8 year old");
  expect(hits.map(({ name }) => name)).toEqual(["Puddle Hood", "Sandpit Hood"]);
});

describe("what a query does not want", () => {
  const hoods = [
    { name: "Zip Hood", colourName: "White", popularity: 9 },
    { name: "Heavy Hood", colourName: "White", popularity: 8 },
    { name: "Old Hood", colourName: "Navy", popularity: 7 },
    { name: "Tee", colourName: "Navy", popularity: 6 },
  ];
  const ask = answersOver(hoods, { dropsWords: true });
  const read = async (query: string) => {
    const { hits, queryAfterRemoval } = await ask(query);
    return [hits.map(({ name }) => name), queryAfterRemoval];
  };

  test("is not found by it", async () => {
    expect(await read("hoodie without a zip")).toEqual([["Heavy Hood", "Old Hood"], undefined]);
    expect(await read("hoodie not white")).toEqual([["Old Hood"], undefined]);
    expect(await read("hoodie not white without zip")).toEqual([["Old Hood"], undefined]);
    expect(await read("no zip hoodie")).toEqual([["Heavy Hood", "Old Hood"], undefined]);
    expect(await read("hoodie -white")).toEqual([["Old Hood"], undefined]);
    expect(await read("hoodie – white")).toEqual([["Zip Hood", "Heavy Hood"], undefined]);
    expect(await read("non-white hoodie")).toEqual([["Old Hood"], undefined]);
    expect(await read("zip-free hoodie")).toEqual([["Heavy Hood", "Old Hood"], undefined]);
    expect((await read("wrinkle-free hoodie"))[1]).toBe("<em>wrinkle</em> <em>free</em> hoodie");
    expect((await read("non-stretch hoodie"))[1]).toBe("<em>non</em> <em>stretch</em> hoodie");
  });

  test.each([
    "hoodie except white",
    "hoodies excluding white ones",
    "hoodie minus white",
    "hoodie that isn't white",
    "hoodies that aren’t white",
    "I don't want a white hoodie",
    "hoodies other than white",
    "hoodies apart from white",
  ])("%s: is not found by it however that is said", async (query) => {
    expect(await read(query)).toEqual([["Old Hood"], undefined]);
  });

  test.each(["anything but hoodies", "everything except for hoodies", "all but hoodies", "anything other than hoodies"])(
    "%s: everything else is found",
    async (query) => {
      expect(await read(query)).toEqual([["Tee"], undefined]);
    },
  );

  test("is not what only follows a but", async () => {
    expect(await read("white but zip hoodie")).toEqual([["Zip Hood"], undefined]);
  });

  test("is not what a name has after its No.", async () => {
    const named = answersOver([{ name: "Chelsea No. 4" }, { name: "Chelsea No. 3" }], { dropsWords: true });
    expect((await named("chelsea no. 4")).hits.map(({ name }) => name)).toEqual(["Chelsea No. 4"]);
  });

  test("may be what the shop does not have anyway, or be typed as far as that anything is unwanted", async () => {
    expect(await read("hoodie without strings")).toEqual([["Zip Hood", "Heavy Hood", "Old Hood"], undefined]);
    expect((await read("hoodie without"))[0]).toEqual(["Zip Hood", "Heavy Hood", "Old Hood"]);
    expect(await read("hoodie without z")).toEqual([["Zip Hood", "Heavy Hood", "Old Hood"], undefined]);
  });

  test("is told as left out where everything else has it", async () => {
    expect(await read("zip hoodie without hood")).toEqual([["Zip Hood"], "zip hoodie <em>without</em> <em>hood</em>"]);
  });
});

test("of two things with an or between them either is found", async () => {
  const things = [
    { name: "Court Low", colourName: "Black", popularity: 3 },
    { name: "Court Low", colourName: "White", popularity: 2 },
    { name: "Court Low", colourName: "Red", popularity: 1 },
    { name: "Rue Boot", colourName: "White" },
  ];
  const ask = answersOver(things, { dropsWords: true });
  const read = async (query: string) => {
    const { hits, queryAfterRemoval, correctedQuery } = await ask(query);
    return [queryAfterRemoval ?? correctedQuery, ...hits.map(({ name, colourName }) => `${name}, ${colourName}`)];
  };
  expect(await read("black or white court")).toEqual([undefined, "Court Low, Black", "Court Low, White"]);
  expect(await read("white court or boot")).toEqual([undefined, "Court Low, White", "Rue Boot, White"]);
  expect(await read("red or")).toEqual([undefined, "Court Low, Red"]);
  for (const query of ["or", "or or", "or black or", "cheap or $90"]) await expect(ask(query), query).resolves.toBeDefined();
  // What one of them lacks is told of it alone.
  expect((await read("black or mauve court"))[0]).toBe("black <em>mauve</em> court");
});

test("of two things with an and between them both are wanted where there is such a thing, otherwise either", async () => {
  const things = [
    { name: "Court Low", colourName: "Black", popularity: 3 },
    { name: "Court Low", colourName: "White", popularity: 2 },
    { name: "Wool Sock", colourName: "Black" },
  ];
  const ask = answersOver(things, { dropsWords: true });
  const read = async (query: string) => {
    const { hits, queryAfterRemoval } = await ask(query);
    return [queryAfterRemoval, ...hits.map(({ name, colourName }) => `${name}, ${colourName}`)];
  };
  for (const query of ["black and white court", "court in black & white"])
    expect(await read(query), query).toEqual([undefined, "Court Low, Black", "Court Low, White"]);
  expect(await read("sock and court black")).toEqual([undefined, "Court Low, Black", "Wool Sock, Black"]);
  expect(await read("court and white")).toEqual([undefined, "Court Low, White"]);
  expect((await read("black and mauve court"))[0]).toBe("black <em>mauve</em> court");
  // A thing is to be of a colour: nothing else of that colour is meant.
  expect(await read("white and sock")).toEqual(["<em>white</em> sock", "Wool Sock, Black"]);
  for (const query of ["and", "and and", "black and", "&", "between 5 and 9"])
    await expect(ask(query), query).resolves.toBeDefined();
});

test("what a thing is is said by its name or by where it hangs, so that either of two such is wanted", async () => {
  const things = [
    { name: "Six Panel Cap", colourName: "White", categoryPaths: ["Accessories > Caps"], popularity: 4 },
    { name: "Ledger Tote", colourName: "Black", categoryPaths: ["Accessories > Bags"], popularity: 3 },
    { name: "Team Sock", colourName: "White", categoryPaths: ["Accessories > Socks"], popularity: 2 },
    {
      name: "Court Low",
      colourName: "White",
      categoryPaths: ["Shoes > Sneakers"],
      description: "On a soft sock.",
      popularity: 1,
    },
  ];
  const ask = answersOver(things, { dropsWords: true, exact: ["description"], kinds: ["name", "categoryPaths"] });
  const read = async (query: string) => {
    const { hits, queryAfterRemoval } = await ask(query);
    return [queryAfterRemoval, ...hits.map(({ name }) => name)];
  };
  expect(await read("bags and caps")).toEqual([undefined, "Six Panel Cap", "Ledger Tote"]);
  // What only speaks of one comes after what is one.
  expect(await read("socks & bags")).toEqual([undefined, "Team Sock", "Ledger Tote", "Court Low"]);
  expect(await read("shoes and socks")).toEqual([undefined, "Team Sock", "Court Low"]);
  // A bag is to be of a colour.
  expect((await read("white and bags"))[0]).toBe("<em>white</em> bags");
});

describe("how a query was read", () => {
  const names = ["Blue Court Sneaker", "Red Court Sneaker", "Sneaky Tee", "Cap", "Model 5500 Runner"];
  const ask = answersOver(
    names.map((name, i) => ({ name, popularity: -i, description: "Made of rubber" })),
    { exact: ["description"], dropsWords: true },
  );
  const read = async (query: string) => {
    const { nbHits, correctedQuery, queryAfterRemoval } = await ask(query);
    return [nbHits, correctedQuery, queryAfterRemoval];
  };

  test("what is found as typed, as a beginning, as a plural or by a synonym is read as it stands", async () => {
    for (const query of ["court", "snea", "Sneakers", "trainers blue", ""]) expect((await read(query))[1]).toBeUndefined();
  });

  test("a mistyped word is told as it was read, in the place and the spelling of the rest, once for each", async () => {
    expect(await read("Blue, coutr sneakr")).toEqual([1, "Blue, court sneaker", undefined]);
    expect(await read("coutr coutr")).toEqual([2, "court court", undefined]);
  });

  test("what has the word that is told comes before what has another that is as near", async () => {
    const things = [
      { name: "Back Track", colourName: "Green", popularity: 9 },
      { name: "Lace Boot", colourName: "Black" },
      { name: "Rue Boot", colourName: "Black" },
    ];
    const { hits, correctedQuery } = await answersOver(things)("blck");
    expect([correctedQuery, ...hits.map(({ name }) => name)]).toEqual(["black", "Lace Boot", "Rue Boot", "Back Track"]);
  });

  test("a word that is spelt by ear is read as the one that is said so", async () => {
    const answer = await answersOver([{ name: "Zephyrine Shell" }])("zefirine shell");
    expect([answer.nbHits, answer.correctedQuery]).toEqual([1, "zephyrine shell"]);
  });

  test("of several readings the most frequent word is told", async () => {
    expect(await read("sneakr")).toEqual([3, "sneaker", undefined]);
  });

  test("where nothing is found a word that is near is offered, though never from words of the pitch, for a number or from afar", async () => {
    expect(await read("cup")).toEqual([0, "cap", undefined]);
    expect(await read("curts")).toEqual([0, "court", undefined]);
    expect(await read("curts cup")).toEqual([0, "court cap", undefined]);
    for (const query of ["rubbex", "5501", "zzzzqq", "xy", "coat", "curts zzzzqq"])
      expect(await read(query)).toEqual([0, undefined, undefined]);
  });

  test("a word that had to be left out is no correction", async () => {
    expect(await read("cup sneakr")).toEqual([3, "cup sneaker", "<em>cup</em> sneakr"]);
    expect(await read("capp blue sneaker")).toEqual([1, undefined, "<em>capp</em> blue sneaker"]);
  });
});

test("of what there is not for whom it is asked, the nearest that is for them is found, and the kind is told as left out", async () => {
  const things = [
    { name: "Barre Tank", categoryPaths: ["Women", "Tanks"], popularity: 9 },
    { name: "Ringer Tee", categoryPaths: ["Men", "Tees"], popularity: 8 },
    { name: "Baby Tee", categoryPaths: ["Women", "Tees"], popularity: 7 },
    { name: "Court Low", categoryPaths: ["Men", "Sneakers"], popularity: 6 },
  ];
  const ask = answersOver(things, { dropsWords: true, kin: { singlet: ["tee"] } });
  const found = async (query: string) => {
    const { hits, queryAfterRemoval } = await ask(query);
    return [hits.map(({ name }) => name), queryAfterRemoval];
  };
  for (const query of ["mens singlets", "mens tank tops"]) {
    const [, kind] = query.split("mens ");
    const leftOut = kind!.replaceAll(/\w+/g, "<em>$&</em>");
    expect(await found(query)).toEqual([["Ringer Tee"], `mens ${leftOut}`]);
  }
  expect(await found("womens singlets")).toEqual([["Barre Tank"], undefined]);
  expect(await found("singlets")).toEqual([["Barre Tank"], undefined]);
  // Whose it is to be is not said: what is looked for is kept.
  expect(await found("purple singlets")).toEqual([["Barre Tank"], "<em>purple</em> singlets"]);
});
