import { hash } from "#catalogue/art/core/random.ts";
import type { Kind } from "#catalogue/art/look.ts";
import { brands } from "./brands.ts";
import type { BrandedStyle } from "./style.ts";

/** Words for a kind: sentences about its making, sentences about wearing it, its facts, how it fits, how to look after it. */
interface KindCopy {
  readonly made: readonly string[];
  readonly worn: readonly string[];
  readonly details: readonly string[];
  readonly fit: string;
  readonly care: string;
}

const leatherCare =
  "Wipe with a damp cloth, let them dry away from heat, and feed the leather with a neutral cream every couple of months. Stuff with paper when wet.";
const knitCare =
  "Take the laces and footbeds out, brush off the mud when it is dry, and wash by hand in cool water. No dryer, no radiator.";
const clothCare = "Machine wash cold, inside out, with colours like it. Line dry in the shade; it will thank you.";

const copy: Readonly<Record<Kind, KindCopy>> = {
  court: {
    made: [
      "Full-grain leather, a heel tab in the colour of the mark, and a cupsole stitched the slow way.",
      "The upper is cut from five pieces, because six would be showing off and four would crease.",
      "It is stitched, not glued, which takes nine minutes longer a pair and lasts about three winters more.",
    ],
    worn: [
      "Expect a week of breaking in, then a long stretch of forgetting you have them on.",
      "It goes with denim, tailoring and the shorts you should have retired.",
      "White stays white with a damp cloth and a little attention.",
    ],
    details: [
      "Full-grain leather upper, 1.6 mm",
      "Stitched rubber cupsole",
      "Cushioned, removable footbed",
      "Perforated vamp and side",
      "Padded tongue and collar",
      "Flat cotton laces, spare pair in the box",
    ],
    fit: "Runs true to size. Go up half a size if you like a thick sock.",
    care: leatherCare,
  },
  chunky: {
    made: [
      "The midsole is one piece of foam with a firmer rim, so it stays soft without wandering.",
      "An engineered mesh upper holds the middle of your foot and leaves your toes alone.",
      "The outsole is rubber where you land and foam where you do not, to save weight.",
    ],
    worn: [
      "It is easiest at an easy pace, and does not complain when you forget to keep one.",
      "Good for long days on your feet even if none of them is spent running.",
      "Heel to toe it rolls rather than slaps.",
    ],
    details: [
      "Engineered mesh upper",
      "Stack 38 mm heel, 30 mm forefoot",
      "8 mm drop",
      "Moulded heel clip",
      "Reflective pull loop",
      "Recycled laces",
      "About 285 g in US Men 9",
    ],
    fit: "Runs true to size with a roomy toe box. Wide feet should be happy in their usual size.",
    care: knitCare,
  },
  slim: {
    made: [
      "The knit upper weighs less than its box and has no seam where your little toe lives.",
      "A rocker under the ball of the foot does some of the work for you.",
      "Strands from sole to eyelet lock the middle down when you pull the laces.",
    ],
    worn: [
      "Made for going quickly, or for feeling as if you might.",
      "It breathes well, drains well and dries on a windowsill.",
      "Keep it for the fast days and it will keep its bounce.",
    ],
    details: [
      "Single-piece knit upper",
      "Rocker geometry, 8 mm drop",
      "Stack 34 mm heel, 26 mm forefoot",
      "Rubber only where it wears",
      "Thin, tied-in tongue",
      "About 210 g in US Men 9",
    ],
    fit: "Runs close. If you are between sizes, go up.",
    care: knitCare,
  },
  hightop: {
    made: [
      "The collar is padded in two channels, so that it bends where your ankle does.",
      "A single eyestay runs from vamp to collar, which keeps the shaft straight.",
      "The sole is a proper cupsole with a stitched foxing.",
    ],
    worn: [
      "Lace it to the top for the look, or leave the last two eyelets for the stairs.",
      "Good under wide trousers, better under short ones.",
      "Your ankles can relax.",
    ],
    details: [
      "Padded two-channel collar",
      "Stitched rubber cupsole",
      "Cushioned, removable footbed",
      "Punched eyelets, flat laces",
      "Pull tab at the heel",
    ],
    fit: "Runs true to size. The collar softens in about a week.",
    care: leatherCare,
  },
  kids: {
    made: [
      "Two wide straps open all the way, so a foot goes in without a negotiation.",
      "The sole bends at the toes and nowhere else, which is how small feet like it.",
      "A rubber bumper wraps the toe, because brakes are for later.",
    ],
    worn: [
      "The insole pulls out and has a line on it: when toes touch the line, it is time for the next size.",
      "Quick to put on, slow to fall apart.",
      "They rinse under the garden tap.",
    ],
    details: [
      "Two hook-and-loop straps",
      "Flexible rubber sole",
      "Washable footbed with growth line",
      "Toe bumper",
      "Reflective heel loop",
    ],
    fit: "Runs true to size. Leave a thumb’s width at the toe.",
    care: "Brush off the mud, rinse under the tap and dry in the shade. The footbed goes in the machine.",
  },
  slide: {
    made: [
      "The footbed is moulded to the shape of a foot that has had a good day.",
      "Straps are set low on the sole, so that they hold without pinching.",
      "Everything that touches skin is soft, and everything that touches ground is not.",
    ],
    worn: [
      "On in a second, off in less.",
      "They shrug off salt, sand and chlorine.",
      "Good from the first step, which is rare and pleasant.",
    ],
    details: [
      "Contoured footbed",
      "Textured, grippy outsole",
      "Quick-drying lining",
      "Light enough to float",
      "Made without animal glue",
    ],
    fit: "Whole feet, honest sizes. If you are a half, go up.",
    care: "Rinse with fresh water and leave in the shade. Not on the dashboard.",
  },
  boot: {
    made: [
      "The upper is cut from one hide and lasted for two days, so that the shape stays in.",
      "A storm welt keeps the seam dry and makes resoling a morning’s work.",
      "The heel is stacked leather with a rubber top piece that any cobbler can replace.",
    ],
    worn: [
      "They begin firm and finish like slippers.",
      "Scuffs polish into the kind of thing people ask about.",
      "Wear them in the rain; that is what they are for.",
    ],
    details: [
      "Full-grain leather, vegetable retanned",
      "Goodyear storm welt",
      "Lugged rubber outsole",
      "Leather lining and footbed",
      "Resole voucher in the box",
    ],
    fit: "Runs half a size large. If you wear thick socks, take your usual size.",
    care: leatherCare,
  },
  tee: {
    made: [
      "Combed cotton, knitted tightly enough to hold a line.",
      "Shoulder seams are taped, so they stay on your shoulders.",
      "The neck is a single rib that springs back after the wash.",
    ],
    worn: [
      "It softens with every wash and stops before it goes thin.",
      "Tuck it, knot it or leave it.",
      "A tee you reach for without deciding to.",
    ],
    details: ["100% combed cotton", "Taped shoulders", "Ribbed crew neck", "Double-needle hems", "Pre-shrunk"],
    fit: "Regular. Model is 178 cm and wears M.",
    care: clothCare,
  },
  "crop-tank": {
    made: [
      "A stretchy knit with enough weight to stay put upside down.",
      "Bound edges lie flat and do not roll.",
      "The hem band is soft, wide and not in a hurry to ride up.",
    ],
    worn: [
      "Layers under anything, stands up alone.",
      "Light enough for heat, neat enough for brunch.",
      "It moves when you do and stops when you stop.",
    ],
    details: ["Recycled nylon and elastane", "Bound neck and armholes", "Ribbed hem band", "Four-way stretch"],
    fit: "Cropped to the waistband. Model is 172 cm and wears S.",
    care: clothCare,
  },
  bra: {
    made: [
      "Princess seams shape it; a wide underband does the lifting.",
      "The straps are bonded, so there is nothing to dig.",
      "Mesh sits where you get warm and nowhere else.",
    ],
    worn: ["Put it on, forget about it, do the thing.", "It dries overnight on a hook.", "Fitted on real bodies from AA to F."],
    details: ["Removable cups", "Wide bonded underband", "Racer back", "Quick-drying lining"],
    fit: "Firm by design. If you are between band sizes, go up.",
    care: "Wash cold in a bag, no softener, line dry.",
  },
  hoodie: {
    made: [
      "Loopback fleece, knitted slow and brushed once.",
      "The hood is double, so it keeps its shape up or down.",
      "Ribbing at cuff and hem has enough elastane to come back from being pushed up.",
    ],
    worn: [
      "Warm on the way there, warmer on the way back.",
      "It gets better for about a hundred washes.",
      "Lend it with care; they do not come home.",
    ],
    details: ["420 g loopback fleece", "Double-layer hood", "Kangaroo pocket", "Flat woven cord", "Ribbed cuffs and hem"],
    fit: "Relaxed. Take your usual size for room, one down for neat.",
    care: clothCare,
  },
  jacket: {
    made: [
      "Every seam that could leak is taped, and so are two that could not.",
      "The face is a crisp ripstop; the inside is quiet against bare arms.",
      "Zips run the right way with cold fingers.",
    ],
    worn: [
      "It packs into its own pocket and comes out uncreased.",
      "Good for drizzle, gusts and pretending it is not winter.",
      "Vents at the back let the weather you make yourself out.",
    ],
    details: ["Seam-taped ripstop shell", "10,000 mm waterproof", "Adjustable hem", "Two zipped pockets", "Reflective trim"],
    fit: "Regular, with room for a layer.",
    care: "Close the zips, wash cool with tech wash, tumble low for ten minutes to wake the repellent up.",
  },
  leggings: {
    made: [
      "A double-knit that is opaque in every squat we could think of.",
      "The waistband is wide, flat and does not fold.",
      "Seams run where your hand would not notice.",
    ],
    worn: ["Stays up without being asked twice.", "From mat to market without a change.", "Soft outside, supportive inside."],
    details: ["Recycled nylon and elastane", "High waistband with hidden pocket", "Flatlock seams", "7/8 length"],
    fit: "True to size. Model is 172 cm and wears S.",
    care: clothCare,
  },
  "bike-shorts": {
    made: [
      "The same double-knit as our leggings, cut to mid-thigh.",
      "Hems are bonded, so nothing rolls.",
      "Two side pockets take a phone each way.",
    ],
    worn: [
      "Good under dresses, great on bikes, honest at the supermarket.",
      "They do not ride up; we checked.",
      "Wear them alone or as insurance.",
    ],
    details: ["Recycled nylon and elastane", "Two side pockets", "Bonded hems", "High waistband"],
    fit: "True to size.",
    care: clothCare,
  },
  shorts: {
    made: [
      "A light woven with a little stretch and a liner that keeps to itself.",
      "The side split is bound, so it stays a split.",
      "A drawcord with ends that do not vanish in the wash.",
    ],
    worn: [
      "Dry in twenty minutes, decent in public.",
      "Runs, swims and sits on the deck.",
      "The pocket holds a phone without a bounce.",
    ],
    details: ["Recycled polyester with stretch", "Lined", "Zipped back pocket", "Drawcord waist"],
    fit: "Regular, mid-thigh.",
    care: clothCare,
  },
  socks: {
    made: [
      "A terry foot, a flat toe and a rib that does not leave a mark.",
      "Knitted on fine needles, which is why they last.",
      "Heel and toe are double.",
    ],
    worn: ["They stay up.", "Soft on day one and on day one hundred.", "Buy two packs; the machine is hungry."],
    details: ["Combed cotton blend", "Cushioned foot", "Hand-linked toe", "Arch support"],
    fit: "Three sizes. Follow the chart.",
    care: "Machine wash warm. Pair before washing, if you believe in miracles.",
  },
  cap: {
    made: [
      "Six panels of brushed twill, embroidered once and properly.",
      "The brim is pre-curved and pliable.",
      "A sweatband that comes clean.",
    ],
    worn: ["Shade first, style second, hair not at all.", "It packs flat and comes back.", "One strap fits everybody we know."],
    details: ["Brushed cotton twill", "Embroidered mark", "Adjustable strap", "Stitched eyelets"],
    fit: "One size, adjustable from 54 to 61 cm.",
    care: "Spot clean. If you must wash it, wear it damp until it dries.",
  },
  tote: {
    made: [
      "Handles run all the way under the base, so the weight is on the strap and not on the seam.",
      "Heavy cloth, bar-tacked at every corner.",
      "The base is double.",
    ],
    worn: ["Stands up by itself when you put it down.", "It takes more than you should carry.", "Shoulder or hand, as you like."],
    details: ["24-ounce canvas or full-grain leather", "Inner zip pocket", "Bar-tacked handles", "38 × 40 × 16 cm"],
    fit: "About 20 litres.",
    care: "Brush, then spot clean. Leather wants a little cream twice a year.",
  },
  duffle: {
    made: [
      "A clamshell mouth, so you can see the sock you want.",
      "Webbing wraps the whole bag; the seams carry nothing.",
      "Zips are big, metal and repairable.",
    ],
    worn: ["Shoulder, hand or back of the ute.", "It looks better with airline tags.", "Packs flat under a bed."],
    details: ["Water-resistant shell", "Padded shoulder strap", "Wide clamshell opening", "Inner mesh pocket", "Lockable zips"],
    fit: "Fits the overhead locker in its smaller sizes.",
    care: "Wipe down, air out, never machine wash.",
  },
  bottle: {
    made: [
      "Double-walled steel with nothing in the gap, which is the clever part.",
      "The lid is one piece, so there is nothing to grow mould.",
      "Powder-coated, so it does not sweat on your notes.",
    ],
    worn: [
      "Cold for twenty-four hours, hot for twelve.",
      "The loop takes a finger, a carabiner or a small hand.",
      "Fits most cup holders and all of our bags.",
    ],
    details: ["18/8 stainless steel", "Vacuum insulated", "Leakproof lid with loop", "No BPA"],
    fit: "Wide mouth takes ice.",
    care: "Bottle by hand, lid in the top rack.",
  },
  "gift-card": {
    made: [
      "Good for anything in the shop, the boutique included, in any order they like.",
      "Comes by email with a number and a PIN, good for three years.",
      "There in a minute, whatever day it is.",
    ],
    worn: [
      "Spend it in one go or a sock at a time.",
      "What is left stays on it.",
      "Lost it? Write to us with the order number and we send another.",
    ],
    details: ["Sent by email", "Good for three years", "Can be used with other cards", "Balance online at any time"],
    fit: "One size, which is all of them.",
    care: "Keep the number and the PIN somewhere safe.",
  },
};

const plan: Pick<KindCopy, "made" | "worn" | "details" | "fit" | "care"> = {
  made: [
    "Three runs a week, each with a reason, none longer than it needs to be.",
    "Written by coaches who remember their first kilometre.",
  ],
  worn: ["It starts with walking, which counts.", "Miss a week and it waits for you."],
  details: ["Sent by email", "Eight weeks", "Three sessions a week", "A page to print or to keep on your phone"],
  fit: "For anybody who can walk for thirty minutes.",
  care: "Drink water. Buy the shoes after week two, not before.",
};

const pick = <T>(list: readonly T[], seed: number): T => list[seed % list.length] as T;

/** The words on a product's page. */
export interface ProductCopy {
  readonly description: string;
  readonly details: string[];
  readonly fitAndSize: string;
  readonly care: string;
}

/** What is printed on a product and its box, `NO-1101-SAL`: of which brand, style and colour it is. */
export function styleNumber(style: BrandedStyle, colourName: string): string {
  const brand = brands[style.brand].name.slice(0, 2);
  const colour = colourName.replace(/[^A-Za-z]/g, "").slice(0, 3);
  return `${brand}-${style.number}-${colour}`.toUpperCase();
}

/** What the shop says of a style: its own sentence, two about its making and wearing, one about its maker. */
export function copyFor(style: BrandedStyle, colourName: string): ProductCopy {
  const words = style.cut?.variant === "plan" ? plan : copy[style.kind];
  const seed = hash(`${style.number}`);
  const brand = brands[style.brand];
  const description = [
    style.pitch,
    pick(words.made, seed),
    pick(words.worn, seed >>> 8),
    style.btq ? `${brand.name}, for BTQ.` : `${brand.name}: ${brand.line.charAt(0).toLowerCase()}${brand.line.slice(1)}`,
  ].join(" ");
  const first = seed % words.details.length;
  const details = Array.from({ length: Math.min(4, words.details.length) }, (_, i) => pick(words.details, first + i));
  const isSaid = (feature: string) => details.some((line) => line.toLowerCase().includes(feature.toLowerCase()));
  for (const feature of style.features ?? []) if (details.length < 6 && !isSaid(feature)) details.push(feature);
  const number = styleNumber(style, colourName);
  return { description, details: [...details, `Style no. ${number}`], fitAndSize: words.fit, care: words.care };
}
