/** A maker whose things the shop sells. `mark` names its drawn mark; `btq` means the boutique shows it too. */
export interface Brand {
  readonly name: string;
  readonly slug: string;
  readonly mark: string;
  readonly line: string;
  readonly story: string;
  readonly founded: number;
  readonly place: string;
  /** What the boutique says of it, when it is shown there. */
  readonly btqLine?: string;
}

const list = {
  norvane: {
    name: "Norvane",
    slug: "norvane",
    mark: "norvane",
    line: "Performance running for long southern miles.",
    story:
      "Norvane began in a Dunedin garage with a belt sander and a half marathon to train for. Every midsole is still tested on the hill behind it, which is steeper than it needs to be.",
    founded: 2009,
    place: "Dunedin",
  },
  osker: {
    name: "Osker",
    slug: "osker",
    mark: "osker",
    line: "Court classics in good leather.",
    story:
      "Osker has made one court shoe well since before it was fashionable, and several more since. Full-grain leather, stitched cupsoles, no shortcuts you can feel.",
    founded: 1978,
    place: "Melbourne",
    btqLine: "Court classics, hand finished",
  },
  hinterly: {
    name: "Hinterly",
    slug: "hinterly",
    mark: "hinterly",
    line: "Trail and travel kit for back-country weekends.",
    story:
      "Hinterly makes boots, packs and shells for people whose favourite room has no walls. Everything is repairable, and they will repair it.",
    founded: 1994,
    place: "Wānaka",
  },
  lune: {
    name: "Lune Active",
    slug: "lune-active",
    mark: "lune",
    line: "Studio-to-street activewear.",
    story:
      "Lune Active fits on a dozen real bodies before it fits on a rail. Soft where you rest, firm where you need it, and the pockets are real.",
    founded: 2014,
    place: "Byron Bay",
    btqLine: "Studio pieces that stay out late",
  },
  pipdot: {
    name: "Pip & Dot",
    slug: "pip-and-dot",
    mark: "pipdot",
    line: "First sneakers with easy straps.",
    story: "Pip & Dot makes shoes that small people can put on by themselves, usually on the right feet.",
    founded: 2016,
    place: "Wellington",
  },
  sandbar: {
    name: "Sandbar",
    slug: "sandbar",
    mark: "sandbar",
    line: "Slides and bottles for after the swim.",
    story:
      "Sandbar is a two-person shop near the surf club. Their things rinse clean, float when dropped and dry on a dashboard.",
    founded: 2011,
    place: "Mount Maunganui",
  },
  fourthset: {
    name: "Fourth Set",
    slug: "fourth-set",
    mark: "fourthset",
    line: "Tennis-club heritage, remade.",
    story:
      "Fourth Set digs through tennis-club lost property and remakes what it finds. The colours are from club ties, the cuts are from now.",
    founded: 1984,
    place: "Adelaide",
  },
  kilnwood: {
    name: "Kilnwood",
    slug: "kilnwood",
    mark: "kilnwood",
    line: "Boots and sandals that age well.",
    story:
      "Two brothers, one shed in Lyttelton and a patient attitude to leather. Kilnwood boots come with a resole voucher because they expect you to need it.",
    founded: 2003,
    place: "Lyttelton",
    btqLine: "Boots that age well",
  },
  farrow: {
    name: "Farrow Mile",
    slug: "farrow-mile",
    mark: "farrow",
    line: "Light racers and nothing extra.",
    story: "Farrow Mile weighs every thread. If a part does not make you faster or more comfortable, it is left off.",
    founded: 2018,
    place: "Canberra",
  },
  ochre: {
    name: "Ochre State",
    slug: "ochre-state",
    mark: "ochre",
    line: "Heavyweight street basics.",
    story:
      "Ochre State knits its own fleece and dyes it after sewing, which is why the colours look like places rather than paint charts.",
    founded: 2012,
    place: "Alice Springs",
    btqLine: "Heavy cotton, soft cashmere",
  },
  zephyrine: {
    name: "Zephyrine",
    slug: "zephyrine",
    mark: "zephyrine",
    line: "Windproof shells and fast shorts.",
    story:
      "Zephyrine is from Wellington, so it knows about wind. Shells are seam-taped, shorts are quick to dry and hoods stay up.",
    founded: 2010,
    place: "Wellington",
    btqLine: "Shells that dress up",
  },
  bluegum: {
    name: "Bluegum Supply",
    slug: "bluegum-supply",
    mark: "bluegum",
    line: "Bags, caps and bottles for every day.",
    story:
      "Bluegum Supply makes the things you carry and the things you carry them in. Heavy canvas, honest zips, a lifetime of mending.",
    founded: 2007,
    place: "Hobart",
    btqLine: "Bags for leaving with",
  },
  halden: {
    name: "Halden & Rue",
    slug: "halden-and-rue",
    mark: "halden",
    line: "Leather, cut slowly.",
    story:
      "Halden cuts, Rue sews, and nobody else touches a pair. They make eleven a day in a workroom above an Ōtautahi bakery and would rather not make twelve.",
    founded: 2015,
    place: "Christchurch",
    btqLine: "Leather, cut slowly",
  },
  vesper: {
    name: "Vesper Lane",
    slug: "vesper-lane",
    mark: "vesper",
    line: "Soft tailoring for after six.",
    story: "Vesper Lane makes evening clothes out of day-clothes thinking: they stretch, they pack and they forgive dessert.",
    founded: 2019,
    place: "Sydney",
    btqLine: "Soft tailoring for after six",
  },
  house: {
    name: "Tread & Thread",
    slug: "tread-and-thread",
    mark: "house",
    line: "Cards and plans from the people behind the counter.",
    story: "The shop's own small shelf: gift cards for people who are hard to measure.",
    founded: 2004,
    place: "Auckland",
  },
} as const satisfies Record<string, Brand>;

/** A brand by its short name. */
export type BrandId = keyof typeof list;
/** Every brand, in the shop's own order. */
export const brandIds = Object.keys(list) as BrandId[];

/** Every brand by id, in the shop's own order. */
export const brands: Readonly<Record<BrandId, Brand>> = list;
