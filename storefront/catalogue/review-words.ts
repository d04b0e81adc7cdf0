import type { Kind } from "#catalogue/art/look.ts";

/** What buyers of one kind of product talk about. */
export interface ReviewWords {
  /** Whether one product is `them`, as a pair is, or `it`. */
  readonly plural: boolean;
  /** Parts and qualities, with their article. */
  readonly parts: readonly string[];
  /** Occasions, as they follow "for". */
  readonly uses: readonly string[];
  /** What could be better, as whole sentences. */
  readonly flaws: readonly string[];
  /** What buyers say of the size; those said more often stand more often. */
  readonly fits: readonly string[];
}

const worn = ["Fits true to size", "Fits true to size", "Fits true to size", "Runs a little large", "Runs a little small"];
const carried = ["As described", "As described", "A little bigger than I thought"];

const sneakerUses = [
  "the school run",
  "twelve-hour shifts",
  "walking to work",
  "a week in Melbourne",
  "the weekend market",
  "standing at gigs",
  "long airport days",
  "Friday drinks",
  "city walking",
  "every day of the week",
];
const trainingUses = [
  "reformer class",
  "the gym before work",
  "a Sunday long run",
  "yoga at home",
  "netball training",
  "walking the dog",
  "the couch afterwards",
  "hill repeats",
  "the physio's exercises",
  "travel days",
];
const everydayUses = [
  "casual Fridays",
  "the weekend",
  "cold mornings",
  "layering",
  "travel days",
  "the beach at dusk",
  "school pick-up",
  "working from home",
  "a night at the cricket",
  "the ferry",
];

/** The words for each kind of product. */
export const reviewWords: Readonly<Record<Kind, ReviewWords>> = {
  court: {
    plural: true,
    parts: ["the leather", "the sole", "the stitching", "the toe box", "the lining", "the shape", "the laces", "the heel tab"],
    uses: sneakerUses,
    flaws: [
      "The laces are a touch short.",
      "They start firm and take a week.",
      "The tongue could be thicker.",
      "Narrow at the toes.",
    ],
    fits: worn,
  },
  chunky: {
    plural: true,
    parts: ["the sole", "the cushioning", "the height", "the mesh", "the grip", "the heel", "the shape", "the colour blocking"],
    uses: sneakerUses,
    flaws: ["Heavier than they look.", "The sole picks up stones.", "They take a week to soften.", "Wide at the heel on me."],
    fits: worn,
  },
  slim: {
    plural: true,
    parts: [
      "the low profile",
      "the suede",
      "the gum sole",
      "the side stripes",
      "the toe",
      "the lacing",
      "the weight",
      "the shape",
    ],
    uses: sneakerUses,
    flaws: [
      "The sole is thin on gravel.",
      "Narrow across the ball of my foot.",
      "The suede wants a spray first.",
      "Not much arch.",
    ],
    fits: worn,
  },
  hightop: {
    plural: true,
    parts: ["the ankle", "the canvas", "the eyelets", "the toe cap", "the sole", "the collar", "the stitching", "the height"],
    uses: sneakerUses,
    flaws: [
      "They take a while to lace.",
      "The collar rubs for two days.",
      "The canvas marks easily.",
      "Stiff until they are worn in.",
    ],
    fits: worn,
  },
  kids: {
    plural: true,
    parts: [
      "the straps",
      "the toe bumper",
      "the sole",
      "the colours",
      "the room to grow",
      "the grip",
      "the lining",
      "the weight",
    ],
    uses: [
      "the playground",
      "kindy",
      "school sports day",
      "scooting",
      "the trampoline park",
      "birthday parties",
      "puddles",
      "a holiday at nan's",
      "the walk to school",
      "climbing everything",
    ],
    flaws: [
      "The light colour lasted a morning.",
      "The strap wants a longer tab.",
      "Outgrown in four months.",
      "The sole squeaks on lino.",
    ],
    fits: ["Fits true to size", "Fits true to size", "Room to grow", "Runs a little small"],
  },
  slide: {
    plural: true,
    parts: ["the footbed", "the straps", "the arch", "the sole", "the buckles", "the grip when wet", "the edges", "the shape"],
    uses: [
      "the beach",
      "the pool",
      "hot evenings",
      "the campground",
      "the walk to the dairy",
      "a week in Noosa",
      "the garden",
      "the boat",
      "summer markets",
      "the deck",
    ],
    flaws: ["The strap needs a few days.", "Loud on tiles.", "The footbed shows water marks.", "A half size would help."],
    fits: worn,
  },
  boot: {
    plural: true,
    parts: ["the leather", "the pull tab", "the heel", "the ankle", "the sole", "the welt", "the shaft", "the lining"],
    uses: [
      "wet winters",
      "the office",
      "a Wellington southerly",
      "weddings in July",
      "cobbles",
      "the stock yards",
      "gigs",
      "walking to the train",
      "dinner in town",
      "a Dunedin winter",
    ],
    flaws: [
      "They want a week of thick socks.",
      "Slippery until the sole is scuffed.",
      "Snug over a high instep.",
      "The pull tab is small.",
    ],
    fits: worn,
  },
  tee: {
    plural: false,
    parts: ["the cotton", "the neck", "the weight", "the print", "the sleeves", "the length", "the cut", "the seams"],
    uses: everydayUses,
    flaws: ["A bit long on me.", "The label itches.", "Shrinks a little in a hot wash.", "Boxier than the picture."],
    fits: worn,
  },
  "crop-tank": {
    plural: false,
    parts: ["the rib", "the straps", "the length", "the hold", "the back", "the fabric", "the neckline", "the seams"],
    uses: trainingUses,
    flaws: ["Shorter than I expected.", "The straps could be wider.", "The light colour wants a nude bra.", "Snug to get on."],
    fits: worn,
  },
  bra: {
    plural: false,
    parts: ["the support", "the straps", "the band", "the back", "the fabric", "the neckline", "the lining", "the hold"],
    uses: trainingUses,
    flaws: ["The band is firm.", "The pads wander in the wash.", "The straps do not adjust much.", "Tight over the shoulders."],
    fits: worn,
  },
  hoodie: {
    plural: false,
    parts: ["the fleece", "the hood", "the front pocket", "the cuffs", "the weight", "the drawcord", "the length", "the inside"],
    uses: everydayUses,
    flaws: ["Very warm, more of a July piece.", "The cords come untied.", "Sleeves are long.", "Takes a day to dry."],
    fits: worn,
  },
  jacket: {
    plural: false,
    parts: ["the zip", "the pockets", "the collar", "the shell", "the cuffs", "the lining", "the cut", "the hem"],
    uses: [
      "the ferry",
      "a southerly",
      "early starts",
      "the sideline",
      "bike rides",
      "spring evenings",
      "tramping huts",
      "travel days",
      "the train",
      "drizzle",
    ],
    flaws: ["The zip is stiff at first.", "No inside pocket.", "A little short in the arm.", "Rustles when I walk."],
    fits: worn,
  },
  leggings: {
    plural: true,
    parts: ["the waistband", "the fabric", "the pocket", "the length", "the seams", "the stretch", "the hold", "the finish"],
    uses: trainingUses,
    flaws: ["Long on me at 160 cm.", "The waistband rolls a little.", "They show dog hair.", "Warm for January."],
    fits: worn,
  },
  "bike-shorts": {
    plural: true,
    parts: ["the waistband", "the leg grip", "the length", "the pocket", "the fabric", "the seams", "the stretch", "the hold"],
    uses: trainingUses,
    flaws: [
      "The legs creep up on a bike.",
      "Firm at the waist.",
      "Shorter than the picture.",
      "The pocket is small for a phone.",
    ],
    fits: worn,
  },
  shorts: {
    plural: true,
    parts: [
      "the waistband",
      "the pockets",
      "the length",
      "the liner",
      "the fabric",
      "the drawcord",
      "the side split",
      "the colour",
    ],
    uses: [
      "the beach",
      "the gym",
      "mowing the lawn",
      "summer holidays",
      "touch rugby",
      "a run round the bays",
      "hot days",
      "the couch",
      "the boat",
      "backyard cricket",
    ],
    flaws: ["The drawcord is short.", "A bit wide in the leg.", "Pockets are shallow.", "They crease in a suitcase."],
    fits: worn,
  },
  socks: {
    plural: true,
    parts: ["the cushioning", "the heel", "the cuff", "the toe seam", "the rib", "the thickness", "the colour", "the height"],
    uses: [
      "long runs",
      "boots",
      "the office",
      "winter mornings",
      "the gym",
      "bed, honestly",
      "tramping",
      "court days",
      "travel days",
      "every day",
    ],
    flaws: ["Tight to pull on the first time.", "They pill a little.", "Long in the foot for me.", "Slow to dry."],
    fits: ["Fits true to size", "Fits true to size", "Stays up", "Runs a little large"],
  },
  cap: {
    plural: false,
    parts: ["the peak", "the buckle", "the crown", "the embroidery", "the sweatband", "the cotton", "the colour", "the depth"],
    uses: [
      "the boat",
      "bad hair days",
      "the cricket",
      "summer runs",
      "school pick-up",
      "the garden",
      "festivals",
      "the beach",
      "walking the dog",
      "driving west",
    ],
    flaws: ["Shallow on a big head.", "The peak arrives very flat.", "The light one marks at the band.", "The buckle is stiff."],
    fits: ["As described", "Fits a small head too", "Fits a big head too", "A little shallow"],
  },
  tote: {
    plural: false,
    parts: [
      "the handles",
      "the canvas",
      "the inside pocket",
      "the base",
      "the stitching",
      "the size",
      "the strap length",
      "the shape",
    ],
    uses: [
      "the market",
      "the laptop",
      "library day",
      "the beach",
      "groceries",
      "uni",
      "nappies and snacks",
      "the train",
      "gym kit",
      "a weekend away",
    ],
    flaws: [
      "No zip at the top.",
      "The handles are short over a coat.",
      "Slumps when it is empty.",
      "Shows marks in the light colour.",
    ],
    fits: carried,
  },
  duffle: {
    plural: false,
    parts: ["the zip", "the strap", "the shoe pocket", "the handles", "the base", "the fabric", "the size", "the lining"],
    uses: [
      "weekends away",
      "the gym",
      "carry-on",
      "team trips",
      "swimming",
      "the boat",
      "a week at the bach",
      "sleepovers",
      "work trips",
      "the snow",
    ],
    flaws: [
      "Heavy before anything is in it.",
      "The strap pad slides.",
      "One more pocket would be good.",
      "A tight fit under the seat.",
    ],
    fits: carried,
  },
  bottle: {
    plural: false,
    parts: ["the lid", "the finish", "the handle", "the size", "the mouth", "the seal", "the weight", "the cold after ten hours"],
    uses: [
      "the desk",
      "hot yoga",
      "the car",
      "school bags",
      "tramping",
      "the office",
      "long runs",
      "the snow",
      "netball",
      "the bedside table",
    ],
    flaws: [
      "Too wide for my cup holder.",
      "The paint chips if it is dropped.",
      "The lid has one part too many.",
      "Heavier than I thought.",
    ],
    fits: ["As described", "As described", "Holds more than it looks"],
  },
  "gift-card": {
    plural: false,
    parts: ["the number", "the card itself", "the code", "the design", "the email", "the choice of amounts"],
    uses: [
      "a birthday",
      "a teacher",
      "my brother",
      "a farewell",
      "a housewarming",
      "the in-laws",
      "a last-minute present",
      "a team prize",
    ],
    flaws: ["I would have liked a plastic one.", "The amount is not printed on it.", "It came in a very plain email."],
    fits: ["As described"],
  },
};

/** A plan to train by, which is drawn as a card is and is none. */
export const planWords: ReviewWords = {
  plural: false,
  parts: ["the pacing", "the rest days", "the first week", "the wording", "the layout", "the step from walking to running"],
  uses: [
    "starting from nothing",
    "a comeback",
    "the fridge door",
    "running with my daughter",
    "a parkrun in spring",
    "the office team",
    "early mornings",
    "getting back after a knee",
  ],
  flaws: ["I would have liked a page for notes.", "Week five is a leap.", "It says little about hills."],
  fits: ["As described"],
};

/** What is said of any purchase, to end with, whether it was liked or not. */
export const soberClosings: readonly string[] = [
  "Delivery took two days.",
  "The parcel was wrapped in paper, not plastic.",
  "The colour is deeper in daylight.",
  "Arrived a day early.",
  "The picture is honest.",
  "The parcel became a cat bed.",
];

/** The same of purchases that were liked. */
export const closings: readonly string[] = [
  ...soberClosings,
  "I would buy the same again at full price.",
  "My partner wants another colour.",
  "People at work have opinions, all good.",
  "No regrets two months in.",
  "My sister has ordered the same.",
  "Good value for what was asked.",
  "I have recommended the shop twice since.",
  "Bought again for a friend.",
  "Exactly as described.",
];

/** The same of what comes by email: no parcel, and nothing to be seen by daylight. */
export const emailedClosings: readonly string[] = [
  "It was in my inbox within minutes.",
  "The email said all that I needed.",
  "Opened on my phone without any trouble.",
  "Printed well, too.",
];
