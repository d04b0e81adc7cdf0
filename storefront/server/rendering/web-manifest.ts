import type { FastifyInstance } from "fastify";
import { siteName } from "#domain/configuration/site-name.ts";
import { type CountryCode, countries, countryCodes } from "#domain/country/country.ts";

/** Colour of the browser's frame around the shop, and of its window before anything is painted. */
const themeColour = "#12130f";
const backgroundColour = "#ffffff";

const icon = (name: string, pixels: number, purpose: "any" | "maskable") => ({
  src: `/${name}-${pixels}.png`,
  sizes: `${pixels}x${pixels}`,
  type: "image/png",
  purpose,
});

/** A country's shop as an application that can be put on a home screen (W3C Web Application Manifest). */
export function webManifest(country: CountryCode): Readonly<Record<string, unknown>> {
  const { baseUrl, locale, name } = countries[country];
  return {
    id: `${baseUrl}/`,
    name: `${siteName} ${name}`,
    short_name: siteName,
    description: "Footwear, clothing and accessories.",
    lang: locale,
    dir: "ltr",
    start_url: `${baseUrl}/`,
    scope: `${baseUrl}/`,
    display: "minimal-ui",
    theme_color: themeColour,
    background_color: backgroundColour,
    icons: [
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
      icon("icon", 192, "any"),
      icon("icon", 512, "any"),
      icon("icon-maskable", 192, "maskable"),
      icon("icon-maskable", 512, "maskable"),
    ],
  };
}

/** Serves each country's `/manifest.webmanifest`. */
export function registerWebManifests(app: FastifyInstance): void {
  for (const country of countryCodes) {
    const text = JSON.stringify(webManifest(country));
    app.get(`${countries[country].baseUrl}/manifest.webmanifest`, { config: { quiet: true } }, (_request, reply) =>
      reply.header("cache-control", "public, max-age=3600").type("application/manifest+json; charset=utf-8").send(text),
    );
  }
}
