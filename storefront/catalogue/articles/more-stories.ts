import type { Article } from "./article.ts";

type Short = Pick<Article, "slug" | "title" | "kicker" | "minutes" | "byline" | "age" | "picture" | "standfirst" | "sections"> & {
  action: Article["action"];
  tags?: Article["tags"];
};

const shorts: readonly Short[] = [
  {
    slug: "white-sneakers-kept-white",
    title: "White sneakers, kept white (enough)",
    kicker: "Care",
    minutes: 3,
    byline: "Jo Petersen",
    age: 58,
    picture: { product: "Court Low", colour: "galah", view: "detail" },
    standfirst: "A toothbrush, a bowl and ten minutes before the mark has made itself at home.",
    sections: [
      {
        heading: "Do it dry first",
        text: "Brush off what will come off. Water turns dust into paint, and you have only just stopped being a painter.",
      },
      {
        heading: "Then soap, never bleach",
        text: "Dish soap and lukewarm water, small circles, a clean cloth. Bleach yellows the rubber by spring, every time.",
      },
    ],
    action: { label: "Shop sneakers", path: "/categories/shoes/sneakers" },
  },
  {
    slug: "the-first-wet-run",
    title: "The first wet run of the year",
    kicker: "Running",
    minutes: 4,
    byline: "Tama Reid",
    age: 64,
    picture: { product: "Headwind Shell", colour: "southerly", view: "front" },
    standfirst: "You will be wet either way. The question is whether you are also cold.",
    sections: [
      {
        heading: "Dress for the second kilometre",
        text: "If you are warm at the gate you are overdressed. A shell over one thin layer is nearly always right in this country.",
      },
      {
        heading: "Shoes dry slowly, so own two",
        text: "Take the inner soles out, stand them on their heels and leave the heater alone. Tomorrow is the other pair’s turn.",
      },
    ],
    action: { label: "Shop jackets", path: "/categories/clothing/jackets" },
  },
  {
    slug: "what-to-wear-to-a-wedding-on-grass",
    title: "What to wear to a wedding on grass",
    kicker: "Style",
    minutes: 4,
    byline: "Marcus Vale",
    age: 71,
    picture: { product: "Suede Chelsea", colour: "terracotta", view: "detail" },
    standfirst: "Heels go in. Suede stays out until the speeches. Everything else is about the photographs.",
    sections: [
      {
        heading: "Flat, with intent",
        text: "A plain boot with a good line looks as if you meant it. A sneaker looks as if you drove there.",
      },
      {
        heading: "Bring the second pair",
        text: "Leave slides in the car. By the last song half the party will want to know where you got them.",
      },
    ],
    action: { label: "Step into BTQ", path: "/btq" },
  },
  {
    slug: "how-we-choose-a-brand",
    title: "How a brand gets onto our wall",
    kicker: "Behind the seams",
    minutes: 5,
    byline: "Hana Tautahi",
    age: 78,
    picture: { product: "Rally Cup", colour: "rata", view: "detail" },
    standfirst: "Eleven people wear it for three months, and the one who hates it goes first.",
    sections: [
      {
        heading: "We cut one in half",
        text: "A shoe tells the truth in cross-section. We look for stitching where there could have been glue, and for foam that is the same all the way through.",
      },
      {
        heading: "Then we ask about the factory",
        text: "Who works there, how long have they, and may we come. A vague answer to the third is an answer to all of them.",
      },
    ],
    action: { label: "All our brands", path: "/brands" },
  },
  {
    slug: "tying-a-bow-that-stays",
    title: "Teach them a bow that stays tied",
    kicker: "Kids",
    minutes: 2,
    byline: "Jo Petersen",
    age: 85,
    picture: { product: "Skip Mini", colour: "jacaranda", view: "detail" },
    standfirst: "Two loops, one crossing, and the patience of a person with nowhere to be.",
    sections: [
      {
        heading: "Sit beside, not opposite",
        text: "Opposite is a mirror, and mirrors are for grown-ups. Same side, same hands, same shoe.",
        steps: [
          { title: "Cross and tuck.", text: "Pull until the shoe is snug, not until it squeaks." },
          { title: "Make two ears.", text: "One in each hand, the same size." },
          { title: "Cross the ears and tuck one.", text: "Away from you, if the knot keeps coming undone." },
        ],
      },
      { heading: "Then leave it", text: "Let them do it badly for a fortnight. It is their knot." },
    ],
    action: { label: "Shop kids’ shoes", path: "/categories/kids/shoes" },
  },
  {
    slug: "one-shell-four-seasons",
    title: "One shell, four seasons, no excuses",
    kicker: "Trail",
    minutes: 5,
    byline: "Hinterly",
    age: 92,
    picture: { product: "Hut Shell", colour: "bluff", view: "front" },
    standfirst: "What keeps water out also keeps it in. The trick is knowing which is happening.",
    sections: [
      { heading: "Open it before you sweat", text: "The zip is a thermostat. Undo it on the flat, do it up at the ridge." },
      {
        heading: "Wash it more",
        text: "Dirt is what stops rain from beading. A cool wash with plain soap and an hour on the line brings most shells back.",
      },
    ],
    action: { label: "Shop jackets", path: "/categories/clothing/jackets" },
  },
  {
    slug: "the-man-who-resoles-everything",
    title: "The man who resoles everything",
    kicker: "People",
    minutes: 6,
    byline: "Marcus Vale",
    age: 99,
    picture: { product: "Back Track", colour: "tussock", view: "detail" },
    standfirst: "He has a bench in Lyttelton, a radio on the wrong station and four hundred pairs on the shelf.",
    sections: [
      {
        heading: "On what can be saved",
        text: "Nearly all of it, he says, if it was stitched. He holds up a boot older than either of us and asks which side is new. We guess wrong.",
      },
      {
        heading: "On what cannot",
        text: "Anything that was only ever glue. He is polite about it and puts it in the other box.",
      },
    ],
    tags: ["People", "Care"],
    action: { label: "Shop boots", path: "/categories/shoes/boots" },
  },
  {
    slug: "leggings-that-stay-up",
    title: "Leggings that stay up: a fitting-room test",
    kicker: "Style",
    minutes: 3,
    byline: "Hana Tautahi",
    age: 106,
    picture: { product: "Second Skin Legging", colour: "gumleaf", view: "front" },
    standfirst: "Squat, reach, sit, laugh. In that order, with the door closed.",
    sections: [
      {
        heading: "The waistband",
        text: "It should be firm lying flat and forgotten standing up. If it rolls once, it will roll always.",
      },
      { heading: "The light", text: "Bend over near a window. You will know." },
    ],
    action: { label: "Shop leggings", path: "/categories/clothing/leggings" },
  },
  {
    slug: "slides-are-not-shoes",
    title: "Slides are not shoes, and that is the point",
    kicker: "Style",
    minutes: 2,
    byline: "Tama Reid",
    age: 113,
    picture: { product: "Jandal Slide", colour: "reef", view: "side" },
    standfirst: "For the path between things: bed and beach, court and car.",
    sections: [
      { heading: "Buy them snug", text: "Half a size down if you are between. They only have the strap to hold on with." },
      {
        heading: "Retire them kindly",
        text: "When you can see daylight through the heel they become gardening slides. It is an honour.",
      },
    ],
    action: { label: "Shop slides", path: "/categories/shoes/slides" },
  },
  {
    slug: "grass-court-manners",
    title: "Grass court manners",
    kicker: "People",
    minutes: 3,
    byline: "The Fourth Set clubhouse",
    age: 120,
    picture: { product: "Grass Court", colour: "feijoa", view: "side" },
    standfirst: "Nobody will tell you the rules, so here they are.",
    sections: [
      {
        heading: "Nubs, not lugs",
        text: "The groundskeeper looks at your soles before your face. Small nubs grip; anything deeper digs.",
      },
      { heading: "White-ish", text: "There is no dress code. There is only how long they take to find you a court." },
    ],
    action: { label: "Shop Fourth Set", path: "/brands/fourth-set" },
  },
  {
    slug: "the-hood-index",
    title: "The hood index, ranked by people who were cold",
    kicker: "Style",
    minutes: 4,
    byline: "Marcus Vale",
    age: 127,
    picture: { product: "Heavy Hood", colour: "galah", view: "front" },
    standfirst: "Six hoods, one windy wharf, no prizes.",
    sections: [
      {
        heading: "Weight beats lining",
        text: "Thick cotton that drapes will seal round your ears. Fluffy cotton that does not, will not.",
      },
      { heading: "The cord question", text: "If you can reach it with gloves on it is useful. Otherwise it is for chewing." },
    ],
    action: { label: "Shop clothing", path: "/categories/clothing" },
  },
  {
    slug: "carry-less",
    title: "A tote is a promise to carry less",
    kicker: "Style",
    minutes: 3,
    byline: "The BTQ room",
    age: 134,
    picture: { product: "Market Tote", colour: "ironbark", view: "front" },
    standfirst: "It has no pockets, and that is doing you a favour.",
    sections: [
      {
        heading: "Empty it on Sundays",
        text: "Receipts, sand, the other glove. A bag gains a hundred grams a week if nobody looks.",
      },
      { heading: "Both shoulders", text: "Swap sides at the lights. Your coat will hang straighter by winter." },
    ],
    action: { label: "Shop bags", path: "/categories/accessories/bags" },
  },
  {
    slug: "half-marathon-in-fourteen-weeks",
    title: "A half marathon in fourteen weeks, with a job",
    kicker: "Running",
    minutes: 7,
    byline: "Hana Tautahi",
    age: 141,
    picture: { product: "Pace One", colour: "glacier", view: "side" },
    standfirst: "Three runs a week, one of them long, and permission to skip any that is not.",
    sections: [
      {
        heading: "The shape of a week",
        text: "Keep the days even when you cannot keep the distances.",
        steps: [
          { title: "Tuesday, easy.", text: "Forty minutes at talking pace." },
          { title: "Thursday, quick.", text: "Ten minutes easy, then eight times one minute brisk, one minute not." },
          { title: "Sunday, long.", text: "Start at eight kilometres and add one a week. Every fourth week, take three off." },
        ],
      },
      {
        heading: "Shoes in rotation",
        text: "Two pairs, alternated, last longer than two pairs in a row. Nobody knows why. Everybody agrees.",
      },
    ],
    action: { label: "Shop running shoes", path: "/categories/activity/running" },
  },
  {
    slug: "how-a-last-is-made",
    title: "The wooden foot behind every shoe",
    kicker: "Behind the seams",
    minutes: 5,
    byline: "The Kilnwood brothers",
    age: 148,
    picture: { product: "Cuba Chelsea", colour: "basalt", view: "side" },
    standfirst: "A last is a foot that never gets tired, and everything you wear was pulled over one.",
    sections: [
      {
        heading: "Start with forty feet",
        text: "We measured forty pairs of them, in a church hall, over two weekends. There was cake. No two were alike, including the two on each person.",
      },
      {
        heading: "Then shave",
        text: "A millimetre off the instep is the difference between a boot you keep and a boot you mention.",
      },
    ],
    action: { label: "Shop Kilnwood", path: "/brands/kilnwood" },
  },
  {
    slug: "mud-is-information",
    title: "Mud is information",
    kicker: "Trail",
    minutes: 4,
    byline: "Norvane workshop",
    age: 155,
    picture: { product: "Scarp Trail", colour: "kelp", view: "detail" },
    standfirst: "Read the ground ahead by colour, and the ground behind by what is on your shoes.",
    sections: [
      {
        heading: "Shiny is deep",
        text: "Dull mud has drained and will hold you. Shiny mud is a puddle that has not told anyone.",
      },
      {
        heading: "Rinse, never soak",
        text: "Hose the soles, wipe the uppers, out of the sun. Soaking lets go of glue that was doing its best.",
      },
    ],
    action: { label: "Shop trail", path: "/categories/activity/trail" },
  },
];

/** Shorter pieces from the months before. */
export const moreStories: readonly Article[] = shorts.map((short) => ({ tags: [short.kicker], story: true, ...short }));
