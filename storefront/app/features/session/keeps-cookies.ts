/**
 * Whether the browser keeps cookies, without which nobody stays signed in. It is tried: what a browser says of itself
 * (`navigator.cookieEnabled`) is wrong for some of the ways to block them.
 */
export function keepsCookies(): boolean {
  // biome-ignore lint/suspicious/noDocumentCookie: Safari has no Cookie Store on the versions that we support
  document.cookie = "cookies=kept; SameSite=Lax";
  const isKept = document.cookie.includes("cookies=kept");
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = "cookies=; Max-Age=0";
  return isKept;
}
