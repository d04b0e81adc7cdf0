/** A text and where the caret stands in it. */
export interface Typing {
  text: string;
  /** Characters before the caret. */
  caret: number;
}

/** What a number consists of, whatever stands between. */
const significant = (text: string) => text.replace(/[^\d+]/g, "");

/**
 * Groups a number as it is typed and keeps the caret behind the digit it stood behind.
 *
 * When only a space, bracket or dash was deleted the text stays as the shopper left it: grouping it again would put
 * the character back, and Backspace would never get past it.
 *
 * @param typed the text and caret after the change
 * @param previous the text before it
 * @param group writes a number in groups, changing no digit
 */
export function groupTyping(typed: Typing, previous: string, group: (text: string) => string): Typing {
  const { text, caret } = typed;
  if (text.length < previous.length && significant(text) === significant(previous)) return typed;
  const grouped = group(text);
  if (significant(grouped) !== significant(text)) return typed;
  if (caret >= text.length) return { text: grouped, caret: grouped.length };
  const behind = significant(text.slice(0, caret)).length;
  let at = 0;
  for (let seen = 0; seen < behind; at++) if (/[\d+]/.test(grouped[at] ?? "")) seen++;
  return { text: grouped, caret: at };
}
