import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Manifest, reachOf } from "./route-weights.ts";

/** Something that arrives on first use, and how it is known again in a build. */
interface OnFirstUse {
  readonly what: string;
  /** Keys, chunk names and sources of the manifest that are part of it. */
  readonly name: RegExp;
  /** What its code says even after minifying, whatever chunk it was put into. */
  readonly words: RegExp;
}

/** What no browse page may load before somebody asks for it (issue "The shop opens", What it must reach). */
export const onFirstUse: readonly OnFirstUse[] = [
  { what: "the overlay", name: /(^|[/_])overlay(\/|-[\w-]+\.js$)|\bOverlay\.tsx$/i, words: /DialogContent/ },
  { what: "Radix", name: /radix/i, words: /radix-/ },
  { what: "Embla", name: /embla|CarouselEngine/i, words: /containScroll/ },
  { what: "Downshift", name: /downshift/i, words: /downshift/i },
  { what: "libphonenumber", name: /libphonenumber|phone-number/i, words: /country_calling_codes/ },
  {
    what: "checkout",
    name: /app\/(routes|features|layouts)\/checkout|(^|[/_])(checkout|use-checkout|step-frame|step-guard|done-steps|contact-step|shipping-step|payment-step)[\w.-]*\.js$/,
    words: /agreeToMarketing|authorityToLeave/,
  },
  { what: "hosted card fields", name: /hosted-fields|card-fields|features\/payments/i, words: /hosted-fields/ },
  { what: "search", name: /features\/search|search-panel/i, words: /Find brand, category or product/ },
];

/** One thing that a page loads first though it should not, with where it was found. */
export interface Trespass {
  readonly what: string;
  readonly key: string;
}

/**
 * Finds what arrives on first use among what pages load first.
 * @param sources source files of the page's route, layouts and parts, relative to `app/`
 * @param codeOf a chunk's code by its file; empty when it cannot be read
 */
export function trespasses(manifest: Manifest, sources: readonly string[], codeOf: (file: string) => string): Trespass[] {
  return [...reachOf(manifest, sources)].flatMap((key) => {
    const { file = "", src = "" } = manifest[key] ?? {};
    const names = [key, src, file];
    const code = file.endsWith(".js") ? codeOf(file) : "";
    return onFirstUse
      .filter((part) => names.some((each) => part.name.test(each)) || part.words.test(code))
      .map(({ what }) => ({ what, key }));
  });
}

/** Reads chunks of a browser's build. */
export const codeIn = (client: string) => (file: string) => {
  const path = join(client, file);
  return existsSync(path) ? readFileSync(path, "utf8") : "";
};
