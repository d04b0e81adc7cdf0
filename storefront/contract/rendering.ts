import type { AntiBotService } from "#domain/anti-bot/assessment.ts";
import type { CountryCode } from "#domain/country/country.ts";
import type { HostedPayments } from "#domain/payments/hosted-payments.ts";
import type { PictureService } from "#domain/pictures/picture-address.ts";
import type { HostedSearch } from "#domain/search/hosted-search.ts";
import type { ThirdParties } from "#domain/third-parties/third-parties.ts";
import type { CallName, InputOf, ResponseOf } from "./calls.ts";

/** Makes one call of the contract: in-process on the server, over HTTP in the browser. Rejects with a `CallFailure`. */
export type CallFunction = <N extends CallName>(name: N, input: InputOf<N>, signal?: AbortSignal) => Promise<ResponseOf<N>>;

/** What the paths of the shop's pages begin with, below a country's base. */
export const pageSections = [
  "_content-builder-preview",
  "account",
  "articles",
  "blog",
  "brands",
  "btq",
  "cart",
  "categories",
  "checkout",
  "gift-cards",
  "offline",
  "orders",
  "pcr",
  "products",
  "reminders",
  "return",
  "search",
  "stores",
] as const;

/** What a failed call carries, whichever way it was made. `status` is 0 when no answer came. */
export interface CallFailure {
  status: number;
  code: string;
  message: string;
  orderNumber?: string;
  issues?: { path: string; message: string }[];
  details?: Record<string, unknown>;
  /** Seconds from the `Retry-After` header. */
  retryAfter?: number;
}

/** What the shop's settings decide for every page alike. */
export interface PageSettings {
  /** Where pages have pictures resized; left out where that is Cloudflare's path. */
  readonly pictures?: PictureService | undefined;
  /** Outside services that pages may use; left out when there are none. */
  readonly thirdParties?: ThirdParties | undefined;
  /** Where pages get anti-bot tokens; left out in a shop that asks for none. */
  readonly antiBot?: AntiBotService | undefined;
  /** The hosted search that pages ask; left out where the shop searches itself. */
  readonly hostedSearch?: HostedSearch | undefined;
  /** The service that takes cards and wallets by its own script; left out where the sandbox does. */
  readonly hostedPayments?: HostedPayments | undefined;
  /** Instalments are approved in the provider's own window, or there are none; left out where the sandbox's sheet approves them. */
  readonly instalments?: "window" | "none" | undefined;
  /** The shop asks before it measures. */
  readonly asksConsent?: boolean | undefined;
  /** The shop has a service worker. */
  readonly hasWorker?: boolean | undefined;
}

/** What the server hands to the app for one document request. */
export interface RenderRequest extends PageSettings {
  readonly country: CountryCode;
  readonly nonce: string;
  readonly call: CallFunction;
  /** Two-letter country code of the visitor in lower case when the platform in front tells it. */
  readonly geoCountry: string | null;
  /**
   * Whether the browser says that it is signed in (the readable companion of the session's cookie). It proves nothing: it only
   * decides where the guards of the account's pages send a document request. Always false for shared pages.
   */
  readonly signedIn: boolean;
  /** Crawlers get no error page (ERRP-23). */
  readonly crawler: boolean;
  /** Public origin without a trailing slash, for canonical addresses. */
  readonly origin: string;
  readonly now: Date;
}
