import type { FastifyRequest } from "fastify";
import { isbot } from "isbot";
import { type CountryCode, countries, countryCodes, isCountryCode } from "#domain/country/country.ts";
import type { Trust } from "../security/trusted-proxies.ts";

/** Headers in which platforms tell the visitor's country (ISO 3166-1 alpha-2). */
const countryHeaders = ["cf-ipcountry", "cloudfront-viewer-country"] as const;
/** Cloudflare's words for "unknown" and "Tor". */
const nowhere = new Set(["xx", "t1"]);

/** Cookie that remembers which country's shop the visitor chose. */
export const countryCookie = "country";

/** Country of the visitor in lower case as a believed platform in front tells it, otherwise null. */
export function geoCountryOf(request: FastifyRequest, trust: Trust): string | null {
  if (!trust(request.socket.remoteAddress ?? "", 0)) return null;
  for (const name of countryHeaders) {
    const value = request.headers[name];
    if (typeof value === "string" && /^[a-z]{2}$/i.test(value)) {
      const code = value.toLowerCase();
      return nowhere.has(code) ? null : code;
    }
  }
  return null;
}

/** The shop a visitor without an address is sent to: their choice, else where they are, else New Zealand (ROUTE-61). */
export function homeCountryOf(request: FastifyRequest, trust: Trust): CountryCode {
  const chosen = new RegExp(`(?:^|;)\\s*${countryCookie}=([a-z]{2})\\s*(?:;|$)`).exec(request.headers.cookie ?? "")?.[1];
  if (isCountryCode(chosen)) return chosen;
  const there = geoCountryOf(request, trust);
  return isCountryCode(there) ? there : "nz";
}

/** Seconds that a choice of country is remembered: a year. */
const choiceLifetime = 31_536_000;

/**
 * The cookie that remembers a choice of country, for a request that comes from a page of another country's shop: whoever follows
 * the footer's link has chosen, with or without scripts. Otherwise undefined.
 * @param origin the shop's public one: over https the cookie is sent back over https alone
 */
export function chosenCountryCookie(request: FastifyRequest, country: CountryCode, origin: string): string | undefined {
  const { referer, host } = request.headers;
  if (!referer || !URL.canParse(referer)) return undefined;
  const from = new URL(referer);
  const others = countryCodes.filter((code) => code !== country);
  const came = from.host === host && others.some((code) => `${from.pathname}/`.startsWith(`${countries[code].baseUrl}/`));
  if (!came) return undefined;
  const secure = request.protocol === "https" || origin.startsWith("https:") ? "; Secure" : "";
  return `${countryCookie}=${country}; Path=/; Max-Age=${choiceLifetime}; SameSite=Lax; HttpOnly${secure}`;
}

/** Readable companion of the session's cookie: it tells scripts and guards that there is a session, and proves nothing. */
export const signedInCookie = "signed_in";

/** Whether the browser says that it is signed in. */
export function saysSignedIn(request: FastifyRequest): boolean {
  return new RegExp(`(?:^|;)\\s*${signedInCookie}=[^;\\s]`).test(request.headers.cookie ?? "");
}

const known = new Map<string, boolean>();
const mostKnown = 2_000;

/**
 * True for crawlers, by the words they introduce themselves with; remembered, since the same few thousand come again and again.
 * A browser without a window is none by that alone: people look at what it draws.
 */
export function isCrawler(userAgent: string | undefined): boolean {
  if (!userAgent) return false;
  const remembered = known.get(userAgent);
  if (remembered !== undefined) return remembered;
  const crawler = isbot(userAgent.replace("HeadlessChrome", "Chrome"));
  if (userAgent.length <= 512) {
    if (known.size >= mostKnown) known.clear();
    known.set(userAgent, crawler);
  }
  return crawler;
}
