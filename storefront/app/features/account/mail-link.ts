import { mailLinkMax } from "#domain/session/mail-link-max.ts";
import type { MailLink } from "./users-api.ts";

/**
 * What a mail's link carries in its address: `user` and `code` (AUTH-04).
 * @returns null when either is missing, or is longer than the shop would have sent it
 */
export function mailLink(search: URLSearchParams): MailLink | null {
  const [user, code] = [search.get("user"), search.get("code")];
  if (!user || !code || user.length > mailLinkMax.user || code.length > mailLinkMax.code) return null;
  return { user, code };
}
