/** Days for which the browser keeps the token. */
const lifeInDays = 400;
const name = "fraud_token";

/** What the wire takes. */
const form = /^[\x21-\x7e]{1,512}$/;

let heard: string | undefined;

function fromCookie(): string | undefined {
  const found = document.cookie.split("; ").find((cookie) => cookie.startsWith(`${name}=`));
  try {
    return found && decodeURIComponent(found.slice(name.length + 1));
  } catch {
    return undefined;
  }
}

/** Keeps the token that the fraud service has told (THIRD-18). A browser without cookies keeps it for as long as the page is open. */
export function keepFraudToken(token: unknown): void {
  if (typeof token !== "string" || !form.test(token)) return;
  heard = token;
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: Safari has no Cookie Store on the versions that we support
  document.cookie = `${name}=${encodeURIComponent(token)}; Path=/; SameSite=Lax; Max-Age=${lifeInDays * 86_400}${secure}`;
}

/** The fraud service's token for this browser: the one it has told last, or the cookie's. An order goes without it too (THIRD-19). */
export function readFraudToken(): string | undefined {
  const token = heard ?? fromCookie();
  return token !== undefined && form.test(token) ? token : undefined;
}
