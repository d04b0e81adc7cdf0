import { hash } from "#catalogue/art/core/random.ts";
import type { Group } from "./categories.ts";

/** What one buyer says. */
export interface Review {
  readonly id: string;
  readonly author: string;
  readonly place: string;
  /** 1 to 5. */
  readonly rating: number;
  readonly title: string;
  readonly text: string;
  /** What was bought and how it fits. */
  readonly bought: string;
}

const authors = [
  "Aroha M",
  "Jordan P",
  "Tane R",
  "Mia K",
  "Hemi W",
  "Sophie L",
  "Priya S",
  "Liam O",
  "Grace T",
  "Noah B",
  "Isla F",
  "Ari H",
  "Ruby C",
  "Sefa T",
  "Kahu N",
  "Elena V",
  "Ben D",
  "Zoe A",
  "Mere P",
  "Oscar J",
  "Hana Y",
  "Callum G",
  "Leilani F",
  "Tom E",
  "Nadia R",
  "Wiremu K",
  "Anika J",
  "Finn M",
  "Chloe N",
  "Dev P",
];
const places = [
  "Whangārei",
  "Fremantle",
  "Ōtautahi",
  "Tauranga",
  "Brunswick",
  "Hobart",
  "Dunedin",
  "Newtown",
  "Napier",
  "Geelong",
  "Nelson",
  "Cairns",
  "Te Awamutu",
  "Glenelg",
  "Porirua",
  "Ballarat",
  "Queenstown",
  "Darwin",
  "Gisborne",
  "Bondi",
  "Levin",
  "Toowoomba",
];

interface Voice {
  readonly high: readonly (readonly [title: string, text: string])[];
  readonly middle: readonly (readonly [title: string, text: string])[];
  readonly low: readonly (readonly [title: string, text: string])[];
  readonly closing: readonly string[];
  readonly fits: readonly string[];
}

const voices: Readonly<Record<Group, Voice>> = {
  shoes: {
    high: [
      ["Wore them to a wedding", "Then to the afters, then to the beach. Still clean. Still smug about it."],
      ["Third pair", "Same shoe, third colour. Send help."],
      ["Finally, room for my toes", "I have spent years thinking my feet were the problem."],
      ["Out of the box and gone", "No breaking in, no plasters, straight to the ferry."],
      ["My physio asked about them", "She bought a pair before I had finished the sentence."],
      ["Twelve-hour shift approved", "On my feet all day and I still walked home."],
      ["Better than the photo", "The colour is deeper in daylight and the leather smells right."],
      ["Stolen by my daughter", "She says they are hers now. I have ordered again."],
      ["Rain did nothing", "Walked the dog through a Wellington southerly and the inside was dry."],
      ["Quietly excellent", "Nothing squeaks, nothing rubs, nothing to report."],
    ],
    middle: [
      ["Great after the first week", "They start firm. Give them a few days and you will forget you have them on."],
      ["Lovely, slightly long", "Half a size down next time, otherwise exactly what I wanted."],
      ["Good shoe, short laces", "A double knot is ambitious. Everything else is spot on."],
      ["Nearly perfect", "I would like the tongue a touch thicker. I am still wearing them today."],
    ],
    low: [
      ["Not for wide feet", "Beautifully made, just narrower than I need. Returns were painless."],
      ["Colour was off for me", "Warmer than on my screen. I swapped them in store in five minutes."],
    ],
    closing: [
      "Delivery took two days.",
      "The box became a cat bed.",
      "I would buy them again at full price.",
      "They clean up with a cloth.",
      "People at work have opinions, all good.",
      "Fits orthotics too.",
      "My partner wants the other colour.",
      "Comfy straight through to dinner.",
      "I wore them travelling and regret nothing.",
      "Still look new after two months.",
    ],
    fits: ["Fits true to size", "Fits true to size", "Fits true to size", "Runs a little large", "Runs a little small"],
  },
  clothing: {
    high: [
      ["Lives on the chair, never in the drawer", "I put it on as soon as it is dry."],
      ["Survived a toddler", "And the wash after the toddler, and the one after that."],
      ["The fabric is the thing", "Heavier than I expected in the best way."],
      ["Stays where you put it", "Squats, stretches, a school run. Nothing moved."],
      ["Bought one, went back for two", "I should have started with three."],
      ["Pockets that are pockets", "Phone, keys, half a muesli bar."],
      ["Colour held up", "Twenty washes and it has not gone sad."],
      ["Compliments from strangers", "At the lights. Twice."],
    ],
    middle: [
      ["Nice cut, bit long on me", "I am 160 cm, so that is on both of us."],
      ["Warm, very warm", "More of a July piece than the picture suggests."],
      ["Good, with notes", "The label itches. I cut it out and now we are friends."],
    ],
    low: [
      ["Sized up and should not have", "It is roomy. Follow the chart, unlike me."],
      ["Thinner than I hoped", "Fine for summer, so that is when it will come out."],
    ],
    closing: [
      "Washes well.",
      "I get it out for travel days.",
      "Looks neat under a jacket.",
      "My sister has ordered the other colour.",
      "Soft from the first wear.",
      "No fading so far.",
      "Would happily give it as a present.",
      "It came wrapped in paper, not plastic.",
    ],
    fits: ["Fits true to size", "Fits true to size", "Runs a little large", "Runs a little small"],
  },
  accessories: {
    high: [
      ["Does the one job", "And does it every day."],
      ["Took it to the snow", "Then to the pool. It could not care less."],
      ["The zip alone", "I have opened it more often than I needed to."],
      ["Present for my dad", "He rang to say thank you, which he does not do."],
      ["Weekend sorted", "Everything fitted and nothing got squashed."],
      ["Small thing, big improvement", "I did not know my old one was bad until now."],
    ],
    middle: [
      ["Good, heavier than expected", "Solid is the word. I am getting stronger."],
      ["Wish there were more colours", "What there is is lovely."],
    ],
    low: [["Not quite my size", "Well made, but I should have read the measurements."]],
    closing: [
      "Still looks new.",
      "Use it every day.",
      "Arrived overnight.",
      "My flatmate keeps borrowing it.",
      "Good value.",
      "No loose threads anywhere.",
      "It has been dropped. It is fine.",
    ],
    fits: ["As described", "As described", "A little bigger than I thought"],
  },
  extras: {
    high: [
      ["Saved a birthday", "Bought at ten, arrived at one past ten."],
      ["They chose better than I would have", "Everybody won."],
      ["Easy", "No app, no login, just a number that works."],
    ],
    middle: [["Fine", "It is a card with money on it. It works."]],
    low: [["Wanted a plastic one", "The paper one is nice too, I suppose."]],
    closing: ["Would do it again.", "Worked in store as well.", "The envelope is a nice touch.", "No fuss at the till."],
    fits: ["As described"],
  },
};

function ratingOf(draw: number): number {
  const share = draw % 100;
  return share < 63 ? 5 : share < 90 ? 4 : share < 97 ? 3 : 2;
}

/** How many reviews a product has, and their mean to one decimal; null without any. */
export function ratingFor(productId: string, popular: boolean): { average: number; count: number } | null {
  const draw = hash(`rated ${productId}`);
  const count = popular ? 64 + (draw % 97) : draw % 9 === 0 ? 0 : draw % 38;
  if (count === 0) return null;
  let sum = 0;
  for (let i = 0; i < count; i++) sum += ratingOf(hash(`rating ${productId} ${i}`));
  return { average: Math.round((sum / count) * 10) / 10, count };
}

/** A product's reviews, newest first; as many as its rating counts, no two alike. `sizes` are labels of what can be bought. */
export function reviewsFor(productId: string, group: Group, count: number, sizes: readonly string[]): Review[] {
  const voice = voices[group];
  const used = new Set<string>();
  return Array.from({ length: count }, (_, i) => {
    const draw = hash(`review ${productId} ${i}`);
    const rating = ratingOf(hash(`rating ${productId} ${i}`));
    const pool =
      rating >= 5 ? voice.high : rating === 4 ? [...voice.high, ...voice.middle] : rating === 3 ? voice.middle : voice.low;
    const combinations = pool.length * voice.closing.length * authors.length;
    const at = (position: number) => ({
      said: pool[position % pool.length] ?? (["", ""] as const),
      closing: voice.closing[Math.floor(position / pool.length) % voice.closing.length] ?? "",
      author: authors[Math.floor(position / pool.length / voice.closing.length)] ?? "",
    });
    let position = draw % combinations;
    let chosen = at(position);
    // One voice may say one thing once: the next free combination is taken instead.
    for (let tried = 0; used.has(JSON.stringify(chosen)) && tried < combinations; tried++) {
      position = (position + 1) % combinations;
      chosen = at(position);
    }
    used.add(JSON.stringify(chosen));
    const {
      said: [title, text],
      closing,
      author,
    } = chosen;
    const size = sizes[(draw >>> 7) % Math.max(1, sizes.length)];
    const fit = voice.fits[(draw >>> 11) % voice.fits.length] ?? "";
    return {
      id: `${productId}-r${i + 1}`,
      author,
      place: places[(draw >>> 5) % places.length] ?? "",
      rating,
      title,
      text: `${text} ${closing}`,
      bought: size ? `Bought ${size}. ${fit}` : fit,
    };
  });
}
