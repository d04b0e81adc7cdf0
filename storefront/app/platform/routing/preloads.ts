import { preloadConfiguration } from "#domain/configuration/configuration.ts";
import { atMost } from "./at-most.ts";

/** What is fetched ahead of a press, whatever it is for: four at once (PWA-06). */
export const preloads = atMost(preloadConfiguration.concurrencyMax);
