/** Control characters and `<>{}[]\|^~` and backtick (SEARCH-31). */
const invalidCharacter = /[\p{Cc}<>{}[\]\\|^~`]/u;
const invalidCharacters = new RegExp(invalidCharacter, "gu");

/** True when typed text holds nothing invalid; typing it is blocked otherwise (SEARCH-30). */
export function isSearchTextAllowed(text: string): boolean {
  return !invalidCharacter.test(text);
}

/** The text without invalid characters, trimmed (SEARCH-29). */
export function sanitiseSearchQuery(text: string): string {
  return text.replace(invalidCharacters, "").trim();
}

/** What results are looked up and cached by: sanitised and in lower case (SEARCH-27). */
export function searchLookupKey(text: string): string {
  return sanitiseSearchQuery(text).toLowerCase();
}
