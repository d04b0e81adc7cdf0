import { telephoneLink } from "./country.ts";

/** A piece of running text; with where it leads when it is an e-mail address or a telephone number. */
export interface PieceOfWords {
  readonly text: string;
  readonly href?: string;
}

/** As numbers are written here: `0800 873 233`, `09 000 0000`, `+64 9 000 0000`. Dates and amounts have no such groups. */
const telephone = /^(?:\+6[14]\s\d{1,3}|0\d{1,3}|1[38]00)\s\d{3,4}\s\d{3,4}$/;
const email = /^[\p{L}\p{N}._+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,4}$/u;
const opening = /^[("'‘“<]+/;
const closing = new Set(`.,;:!?)"'’”>`);
/** Words of a number, from the most on; of an address, one. */
const lengths = [4, 3, 1] as const;

/** Running text cut at the e-mail addresses and telephone numbers in it. Together the pieces are the text. */
export function contactsInWords(text: string): PieceOfWords[] {
  // Words and, at the odd places, what parts them.
  const words = text.split(/(\s)/);
  const pieces: PieceOfWords[] = [];
  let plain = "";
  for (let at = 0; at < words.length; ) {
    const found = contactAt(words, at);
    plain += found?.before ?? words[at];
    if (found !== undefined) {
      if (plain !== "") pieces.push({ text: plain });
      pieces.push({ text: found.contact, href: found.href });
      plain = found.after;
    }
    at += found?.parts ?? 1;
  }
  return plain === "" ? pieces : [...pieces, { text: plain }];
}

/** The contact that begins with a word, and the punctuation around it. */
function contactAt(words: readonly string[], at: number) {
  for (const length of lengths) {
    const parts = length * 2 - 1;
    const whole = words.slice(at, at + parts).join("");
    const before = opening.exec(whole)?.[0] ?? "";
    let end = whole.length;
    while (end > before.length && closing.has(whole.charAt(end - 1))) end--;
    const contact = whole.slice(before.length, end);
    const href = email.test(contact) ? `mailto:${contact}` : telephone.test(contact) ? telephoneLink(contact) : undefined;
    if (href !== undefined) return { before, contact, href, after: whole.slice(end), parts };
  }
  return undefined;
}
