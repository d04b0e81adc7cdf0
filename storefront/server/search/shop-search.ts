import type { FastifyPluginAsync } from "fastify";
import type { CountryCode } from "#domain/country/country.ts";
import type { HostedSearch } from "#domain/search/hosted-search.ts";
import type { LiveCatalogue } from "../catalogue/live-catalogue.ts";
import type { Database } from "../database/database.ts";
import type { Service } from "../service.ts";
import type { Stock } from "../stock/stock.ts";
import type { OnEvents } from "./algolia-api.ts";
import type { IndexReport } from "./hosted/push-search.ts";

/** The shop's search, whoever answers it. */
export interface ShopSearch {
  readonly service: Service<"search.queries" | "search.objects">;
  readonly parts: readonly FastifyPluginAsync[];
  /** Paths of every page that the catalogue makes. */
  readonly paths: (country: CountryCode) => Iterable<{ readonly path: string; readonly pictures: readonly string[] }>;
  /** Pushes everything that differs to the hosted search; left out where the shop searches itself. */
  readonly sync?: () => Promise<IndexReport[]>;
  /** Calls back with a country when its searches answer otherwise than before. A hosted search does not say so. */
  onUpdated(listener: (country: CountryCode) => void): void;
  /** Fails until searches are answered at once. */
  ready(): Promise<void>;
  /** Starts following the catalogue there. Returns the way to stop. */
  start(): () => Promise<void>;
}

export interface ShopSearchOptions {
  readonly hosted: (HostedSearch & { readonly writeKey: string }) | undefined;
  readonly database: Database;
  readonly catalogue: LiveCatalogue;
  readonly stock: Stock;
  readonly rateLimits: boolean;
  readonly onError: (error: unknown) => void;
  /** Hears what shoppers did with what was found, where the shop searches itself. */
  readonly onEvents: OnEvents;
}
