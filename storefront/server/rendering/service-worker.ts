import type { FastifyInstance } from "fastify";
import { type CountryCode, countries, countryCodes } from "#domain/country/country.ts";

/** What the shops' service workers are made of. */
export interface WorkerBuild {
  /** The program, as one classic script. */
  readonly program: string;
  /** Names the build: with another one browsers take the worker for a new one. */
  readonly release: string;
}

/** A worker may reach the shop and nothing else. */
const policy = "default-src 'none'; connect-src 'self'";

/** The worker of a country's shop: its settings, and the program. */
export function workerScript(country: CountryCode, { program, release }: WorkerBuild): string {
  return `self.shop=${JSON.stringify({ base: countries[country].baseUrl, release })};\n${program}`;
}

/**
 * What takes a worker's place once workers are switched off: it empties what they kept, signs itself off, and answers nothing, so
 * that pages come from the network from that moment on. Browsers ask for it with the next page that is opened.
 */
export function retiringScript(country: CountryCode): string {
  const prefix = JSON.stringify(`shop${countries[country].baseUrl}/`);
  return `self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => {
  const retire = async () => {
    const own = (await caches.keys()).filter((name) => name.startsWith(${prefix}));
    await Promise.all(own.map((name) => caches.delete(name)));
    await self.registration.unregister();
  };
  event.waitUntil(retire());
});
`;
}

/**
 * Serves each country's `/worker.js`, below whose folder it works: `/nz/` and `/au/` (PWA-01, PWA-08). Browsers compare it with
 * theirs whenever a page is opened, so it is never kept.
 * @param build null once workers are switched off
 */
export function registerServiceWorkers(app: FastifyInstance, build: WorkerBuild | null): void {
  for (const country of countryCodes) {
    const text = build ? workerScript(country, build) : retiringScript(country);
    app.get(`${countries[country].baseUrl}/worker.js`, { config: { quiet: true } }, (_request, reply) =>
      reply
        .header("cache-control", "no-cache")
        .header("content-security-policy", policy)
        .type("text/javascript; charset=utf-8")
        .send(text),
    );
  }
}
