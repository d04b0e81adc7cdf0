import { hash } from "#catalogue/art/core/random.ts";
import type { FitAnswer } from "#domain/product/fit-note.ts";
import { closings, emailedClosings, planWords, type ReviewWords, reviewWords, soberClosings } from "./review-words.ts";
import type { ShelfItem } from "./shelf.ts";

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
  /** The same for counting; left out of what has no fit. */
  readonly fit?: FitAnswer;
}

/** What the words of a fit answer. */
const answers: Readonly<Record<string, FitAnswer>> = {
  "Fits true to size": "true",
  "Runs a little large": "large",
  "Room to grow": "large",
  "Runs a little small": "small",
};

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

/** Titles and first sentences by how content the buyer is. `{part}`, `{use}` and `{flaw}` come from the kind's own words. */
interface Voice {
  readonly titles: readonly string[];
  readonly texts: readonly string[];
}

const content: Voice = {
  titles: [
    "{Use}: sorted",
    "Bought for {use}, kept for {use2}",
    "Ten out of ten for {part}",
    "{Part} and {part2}, both right",
    "Came for {part}, stayed for {part2}",
    "From {use} to {use2}",
    "No notes on {part}",
    "Sold on {part}",
    "Better than the photo, {part} above all",
    "Made for {use}",
    "{Part} first, everything else second",
    "Worth it for {part}",
    "Second {one}, same reason: {part}",
    "Ideal for {use}",
    "Good at {part}, good for {use}",
    "Full marks, {part} included",
  ],
  texts: [
    "I wanted something for {use} and stopped looking.",
    "In use for {use} since the day {they} came.",
    "I ordered with {use} in mind and {they} went straight to {use2}.",
    "It was {part} that made me order, and {part2} that made me keep {them}.",
    "I am picky about {part}. Nothing to report.",
    "Somebody asked about {part} at the lights. Twice.",
    "Three months of {use} and still going.",
    "My flatmate borrowed {them} for {use}. I had to ask for {them} back.",
    "I put off replacing my old {one} for a year. I should not have.",
    "They got {part} right, which hardly anybody does.",
  ],
};

const nearly: Voice = {
  titles: [
    "Nearly perfect for {use}",
    "Good, with one note on {part}",
    "Right for {use}, less so for {use2}",
    "Like {part}, not sure about {part2}",
    "Four stars, {part} gets the fifth",
    "Very good for {use}",
    "One thing about {part}",
    "Close: {part} right, {part2} almost",
  ],
  texts: [
    "Good for {use}. {flaw}",
    "{flaw} Otherwise what I was after for {use}.",
    "I like {part} a lot. {flaw}",
    "{flaw} I am still glad I have {them}.",
  ],
};

const disappointed: Voice = {
  titles: [
    "Not for me, because of {part}",
    "Wanted {them} for {use}, went back",
    "Missed on {part}",
    "Not up to {use}",
    "Hoped for more from {part}",
  ],
  texts: [
    "{flaw} Returning {them} was easy.",
    "I had {use} in mind and it was not to be. {flaw}",
    "{flaw} Somebody else will be happy with {them}.",
  ],
};

/** The voices in which a number of stars is given. */
function voicesOf(rating: number): readonly Voice[] {
  if (rating >= 5) return [content];
  if (rating === 4) return [content, nearly];
  return [rating === 3 ? nearly : disappointed];
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A template with its slots filled from the kind's words, chosen by `draw`. */
function fill(template: string, words: ReviewWords, draw: number): string {
  const pick = (from: readonly string[], shift: number, next = 0) => from[((draw >>> shift) + next) % from.length] ?? "";
  const slots: Readonly<Record<string, string>> = {
    part: pick(words.parts, 3),
    part2: pick(words.parts, 3, 1 + ((draw >>> 9) % (words.parts.length - 1))),
    use: pick(words.uses, 13),
    use2: pick(words.uses, 13, 1 + ((draw >>> 19) % (words.uses.length - 1))),
    flaw: pick(words.flaws, 6),
    they: words.plural ? "they" : "it",
    them: words.plural ? "them" : "it",
    one: words.plural ? "pair" : "one",
  };
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = slots[name.charAt(0).toLowerCase() + name.slice(1)] ?? "";
    return name === capital(name) ? capital(value) : value;
  });
}

/** Said of what is held in hands, wears out or can be sent back, and so of nothing that comes by email. */
const isOfThings = (template: string): boolean =>
  /flatmate|my old|at the lights|since the day|three months|second \{one\}|went straight|Returning|went back|than the photo|somebody else will/i.test(
    template,
  );

/** Titles tried before one is said twice. */
const mostAttempts = 40;

function ratingOf(draw: number): number {
  const share = draw % 100;
  return share < 63 ? 5 : share < 90 ? 4 : share < 97 ? 3 : 2;
}

/** Not sold yet, so nobody can have bought it. */
const isAwaited = ({ terms }: ShelfItem) =>
  terms.state === "coming" || terms.saleMode === "comingSoon" || terms.saleMode === "scheduledRelease";

/** How many reviews a product has, and their mean to one decimal; null without any, and for what is not released. */
export function ratingFor(item: ShelfItem): { average: number; count: number } | null {
  if (isAwaited(item)) return null;
  const draw = hash(`rated ${item.id}`);
  const count = item.terms.bestSeller ? 64 + (draw % 97) : draw % 9 === 0 ? 0 : draw % 38;
  if (count === 0) return null;
  let sum = 0;
  for (let i = 0; i < count; i++) sum += ratingOf(hash(`rating ${item.id} ${i}`));
  return { average: Math.round((sum / count) * 10) / 10, count };
}

/**
 * A product's reviews, newest first; as many as its rating counts, no two with the same title and none about anything but its
 * kind. `sizes` are labels of what can be bought.
 */
export function reviewsFor(item: ShelfItem, count: number, sizes: readonly string[]): Review[] {
  const isEmailed = item.style.functionalType === "giftCard" || item.style.functionalType === "digital";
  const words = item.style.functionalType === "digital" ? planWords : reviewWords[item.style.kind];
  const sayable = (templates: readonly string[]) => (isEmailed ? templates.filter((one) => !isOfThings(one)) : templates);
  const titles = new Set<string>();
  // Neighbours on the page are never told in the same words.
  const inTurn = (from: readonly string[], i: number) => from[(hash(`turn of ${item.id}`) + i) % from.length] ?? "";
  return Array.from({ length: count }, (_, i) => {
    const draw = hash(`${i} review of ${item.id}`);
    const rating = ratingOf(hash(`rating ${item.id} ${i}`));
    const voices = voicesOf(rating);
    const voice = voices[(draw >>> 2) % voices.length] ?? content;
    let title = "";
    // What has been said of this product already is said in other words.
    for (let attempt = 0; attempt < mostAttempts && (attempt === 0 || titles.has(title)); attempt++) {
      const seed = hash(`${attempt} ${i} title of ${item.id}`);
      const from = sayable(voice.titles);
      title = fill(from[(seed >>> 1) % from.length] ?? "", words, hash(`${seed} in words`));
    }
    titles.add(title);
    const told = fill(inTurn(sayable(voice.texts), i), words, hash(`${i} told of ${item.id}`));
    const endings = isEmailed ? emailedClosings : rating >= 4 ? closings : soberClosings;
    const size = sizes[(draw >>> 7) % Math.max(1, sizes.length)];
    const fit = words.fits[(draw >>> 11) % words.fits.length] ?? "";
    return {
      id: `${item.id}-r${i + 1}`,
      author: authors[(draw >>> 9) % authors.length] ?? "",
      place: places[(draw >>> 5) % places.length] ?? "",
      rating,
      title,
      text: `${told} ${inTurn(endings, i)}`,
      bought: size ? `Bought ${size}. ${fit}` : fit,
      ...(answers[fit] && { fit: answers[fit] }),
    };
  });
}
