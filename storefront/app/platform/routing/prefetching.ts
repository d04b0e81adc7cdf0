import { preloadConfiguration } from "#domain/configuration/configuration.ts";
import { atMost } from "./at-most.ts";

/** The part of the Network Information API that the shop reads. */
export interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Nothing is fetched ahead for those who pay by the megabyte or wait for it. */
export function mayPrefetch(connection: Connection | undefined): boolean {
  return !connection?.saveData && !/(^|-)2g$/.test(connection?.effectiveType ?? "");
}

/** What is fetched ahead of a press, whatever it is for: four at once (PWA-06). */
export const preloads = atMost(preloadConfiguration.concurrencyMax);
