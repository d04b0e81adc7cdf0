/** Longest path that is looked at, without its query; nothing of ours comes near it. */
export const longestPath = 512;

/**
 * A path as the shop writes it: decoded, lower case, single slashes, none at the end, without query or fragment.
 * Undefined when it cannot be a path of the shop: not absolute, badly encoded, or with segments that climb.
 */
export function canonicalPath(given: string): string | undefined {
  const written = given.replace(/[?#].*$/s, "");
  if (written.length > longestPath || !written.startsWith("/")) return undefined;
  const path = decode(written);
  if (path === undefined || /[\p{Cc}\\]/u.test(path)) return undefined;
  const segments = path.split("/").filter((segment) => segment !== "");
  if (segments.some((segment) => segment === "." || segment === "..")) return undefined;
  return `/${segments.join("/")}`.normalize("NFC").toLowerCase();
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** True at the paths whose pages never set the boutique flag (ROUTE-20). */
export function isNeverBoutique(path: string): boolean {
  return /^\/(?:products|brands)(?:\/|$)/.test(path);
}
