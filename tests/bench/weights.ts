import { type Figure, kilobytes } from "./figure.ts";
import { type PageName, routes, scriptLimits, styleLimit } from "./pages.ts";
import { type Weight, weighRoute } from "./route-weights.ts";

const inWords = ({ minified, brotli }: Weight): string =>
  `${kilobytes(minified).toFixed(1)} minified, ${kilobytes(brotli).toFixed(1)} brotli`;

/** JavaScript and style sheets of every page, from the build: what loads first, and with what comes at the first touch. */
export function measureWeights(clientFolder: string): Figure[] {
  return (Object.keys(routes) as PageName[]).flatMap((page) => {
    const { files, parts } = routes[page];
    const first = weighRoute(clientFolder, files);
    const figures: Figure[] = [
      {
        name: `${page}: JavaScript loaded first, gzip`,
        value: kilobytes(first.js.gzip),
        unit: "kB",
        target: { atMost: scriptLimits[page] },
        note: inWords(first.js),
      },
    ];
    if (parts.length > 0) {
      const used = weighRoute(clientFolder, files, parts);
      figures.push({
        name: `${page}: JavaScript after the first touch, gzip`,
        value: kilobytes(used.js.gzip),
        unit: "kB",
        note: inWords(used.js),
      });
    }
    const shown = weighRoute(clientFolder, files, parts);
    figures.push({
      name: `${page}: style sheets, gzip`,
      value: kilobytes(shown.css.gzip),
      unit: "kB",
      target: { atMost: styleLimit },
      note: inWords(shown.css),
    });
    return figures;
  });
}
