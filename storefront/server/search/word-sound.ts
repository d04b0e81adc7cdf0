/** Letters that are said alike, in the order in which they are read. */
const spellings: readonly (readonly [written: RegExp, said: string])[] = [
  [/ph/g, "f"],
  [/ch(?=[lr])/g, "k"],
  [/c(?=[eiy])/g, "s"],
  [/ck|c(?!h)|q(?:u(?=[aeio]))?/g, "k"],
  [/x/g, "ks"],
  [/z/g, "s"],
  [/(?<=.)y/g, "i"],
  [/wh/g, "w"],
  [/(.)\1+/g, "$1"],
];
/** With fewer consonants a word says too little without its vowels. */
const fewestConsonants = 4;
const longestWord = 40;

/**
 * How an English word is said, roughly: two that are the same here may be spelt one for the other. Undefined for what is no word, or
 * too short to be known by its sound.
 */
export function soundOf(word: string): string | undefined {
  if (word.length < fewestConsonants || word.length > longestWord || !/^[a-z]+$/.test(word)) return undefined;
  const said = spellings.reduce((spelt, [written, sound]) => spelt.replace(written, sound), word);
  const bare = said[0] + said.slice(1).replace(/[aeiou]/g, "");
  return bare.length < fewestConsonants ? said : `${bare}-`;
}
