/** Words and runs that guessers try first, before their usual ornaments. */
const words = new Set(
  (
    "password passw pass passwort admin administrator welcome letmein login user test guest root master secret changeme " +
    "default hello iloveyou lovely love princess sunshine monkey dragon shadow superman batman pokemon starwars football " +
    "baseball basketball hockey soccer cricket rugby allblacks kiwi aotearoa newzealand auckland wellington christchurch " +
    "australia sydney melbourne brisbane summer winter autumn spring january february march april may june july august " +
    "september october november december monday tuesday wednesday thursday friday saturday sunday michael jordan ashley " +
    "jessica daniel charlie freedom whatever trustno computer internet qwerty qwertyuiop qwert asdf asdfgh asdfghjkl zxcvbn " +
    "zxcvbnm qazwsx abc abcd abcdef abcdefg a aa aaa qwe asd zxc treadandthread tread thread shoes sneakers"
  ).split(" "),
);

const plain: Readonly<Record<string, string>> = { "@": "a", "4": "a", "0": "o", "1": "i", "3": "e", $: "s", "5": "s", "7": "t" };

/** The text without the characters at its ends that `start` and `end` match, one at a time: a pattern for the whole could take long. */
function trimEnds(text: string, start: RegExp, end: RegExp): string {
  let from = 0;
  let to = text.length;
  while (from < to && start.test(text.charAt(from))) from += 1;
  while (to > from && end.test(text.charAt(to - 1))) to -= 1;
  return text.slice(from, to);
}

/**
 * Whether a password is one of the common ones in the dress that composition rules ask for: a capital, digits or
 * punctuation before or after it, and letters swapped for look-alikes, as in `P@ssw0rd1!`. They are refused
 * although they keep to the composition rules.
 */
export function isCommonPassword(value: string): boolean {
  if (value.length > 24) return false;
  const lower = value.toLowerCase();
  const undressed = trimEnds(lower, /[^a-z]/, /[^a-z]/);
  const core = trimEnds(lower, /[^a-z@$]/, /[0-9!?.*#_-]/).replace(/[@$0134575]/g, (sign) => plain[sign] ?? sign);
  return words.has(undressed) || words.has(core.replace(/[^a-z]/g, ""));
}
