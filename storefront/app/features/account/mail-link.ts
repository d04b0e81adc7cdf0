import type { MailLink } from "./users-api.ts";

/**
 * What a mail's link carries in its address: `user` and `code` (AUTH-04).
 * @returns null when either is missing
 */
export function mailLink(search: URLSearchParams): MailLink | null {
  const [user, code] = [search.get("user"), search.get("code")];
  return user && code ? { user, code } : null;
}
