/**
 * An address a shopper may be sent to from an alert, or null.
 * Allowed: paths of this site, fragments, http, https, mailto and tel. Browsers ignore control characters
 * inside a scheme, so they are removed before the scheme is judged.
 */
export function safeHref(raw: string): string | null {
  const href = Array.from(raw)
    .filter((character) => character > "\u001f" && character !== "\u007f")
    .join("")
    .trim();
  if (/^(https?:\/\/|mailto:|tel:|#)/i.test(href)) return href;
  return /^\/(?![/\\])/.test(href) ? href : null;
}
