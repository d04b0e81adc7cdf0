import { readFile } from "node:fs/promises";
import Fastify from "fastify";
import sharp from "sharp";
import { expect, test } from "vitest";
import { type CountryCode, countries, countryCodes } from "#domain/country/country.ts";
import { registerWebManifests } from "./web-manifest.ts";

interface Manifest {
  readonly name: string;
  readonly lang: string;
  readonly start_url: string;
  readonly scope: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly type: string; readonly purpose: string }[];
}

async function manifestOf(country: CountryCode): Promise<Manifest> {
  const app = Fastify();
  registerWebManifests(app);
  const answer = await app.inject(`${countries[country].baseUrl}/manifest.webmanifest`);
  await app.close();
  expect(answer.headers["content-type"]).toBe("application/manifest+json; charset=utf-8");
  return answer.json();
}

test.each(countryCodes)("a manifest opens its own country's shop: %s", async (country) => {
  const { name, lang, start_url, scope } = await manifestOf(country);
  expect({ name, lang, start_url, scope }).toEqual({
    name: `Tread & Thread ${countries[country].name}`,
    lang: countries[country].locale,
    start_url: `/${country}/`,
    scope: `/${country}/`,
  });
});

test("every icon of a manifest is there, of its size and type, for masks of any shape too", async () => {
  const { icons } = await manifestOf("nz");
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    "any any",
    "192x192 any",
    "512x512 any",
    "192x192 maskable",
    "512x512 maskable",
  ]);
  for (const { src, sizes, type } of icons) {
    const bytes = await readFile(new URL(`../../public${src}`, import.meta.url));
    const { width, height, format } = await sharp(bytes).metadata();
    expect([src, type]).toEqual([src, format === "svg" ? "image/svg+xml" : `image/${format}`]);
    if (sizes !== "any") expect([src, `${width}x${height}`]).toEqual([src, sizes]);
  }
});
