import { createSlice } from "@reduxjs/toolkit";
import type { AntiBotService } from "#domain/anti-bot/assessment.ts";
import type { CountryCode } from "#domain/country/country.ts";
import type { HostedPayments } from "#domain/payments/hosted-payments.ts";
import type { PictureService } from "#domain/pictures/picture-address.ts";
import type { HostedSearch } from "#domain/search/hosted-search.ts";
import type { ThirdParties } from "#domain/third-parties/third-parties.ts";

/** Which shop this page belongs to; told by the server, never changed in the browser. */
export interface ShopState {
  country: CountryCode;
  /** Public origin without a trailing slash. */
  origin: string;
  /** Milliseconds since the epoch when the server rendered the page: the time that the first render goes by on both sides. */
  renderedAt: number;
  /** The year on the shop's own clocks at that moment. Said by the server: a browser takes long to learn a time zone. */
  year: number;
  /** Where this shop's pages have pictures resized; left out where that is Cloudflare's path. */
  pictures?: PictureService;
  /** Outside services that this shop has; left out when there are none. */
  thirdParties?: ThirdParties;
  /** Where anti-bot tokens come from; left out when none are asked for. */
  antiBot?: AntiBotService;
  /** The hosted search that the browser asks; left out where the shop searches itself. */
  hostedSearch?: HostedSearch;
  /** The service that takes cards and wallets by its own script; left out where the sandbox does. */
  hostedPayments?: HostedPayments;
  /** Instalments are approved in the provider's own window, or there are none; left out where the sandbox's sheet approves them. */
  instalments?: "window" | "none";
  /** The shop asks before it measures; left out where it does not. */
  asksConsent?: true;
  /** The shop has a service worker; left out when it has none. */
  hasWorker?: true;
}

declare module "../../platform/store/app-state.ts" {
  interface AppState {
    shop: ShopState;
  }
}

export const shopSlice = createSlice({
  name: "shop",
  initialState: { country: "nz", origin: "", renderedAt: 0, year: 0 } as ShopState,
  reducers: {},
});
