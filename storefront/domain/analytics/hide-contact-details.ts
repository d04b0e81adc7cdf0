const word = /[^\s,;:<>()"']+/g;
const namesSomebody = (text: string) => text.slice(1, -1).includes("@");
/** Seven digits and more, however they are spaced: no shorter number reaches anybody. */
const phone = /\+?\d(?:[\s().\-/]{0,3}\d){6,}/g;

/** A text that somebody typed, or an address, with every e-mail address and phone number in it taken out. */
export function hideContactDetails(text: string): string {
  return text
    .slice(0, 500)
    .replace(word, (found) => (namesSomebody(found) ? "(hidden)" : found))
    .replace(phone, "(hidden)");
}
