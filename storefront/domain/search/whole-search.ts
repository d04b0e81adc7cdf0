/** What parts words, or stands at their ends, without being part of a name, as the `+` of `C++` is. */
const between = /[\s\p{Z}.,;:!?¿¡…"“”()/_\-‐‑–—]+/u;

/** A whole search as it is compared with another: in small letters without accents and apostrophes, its words one space apart. */
export function wholeSearch(text: string): string {
  const folded = text
    .normalize("NFKD")
    .replace(/[\p{M}'’ʼ]+/gu, "")
    .toLowerCase()
    .trim();
  return folded.split(between).filter(Boolean).join(" ") || folded;
}
