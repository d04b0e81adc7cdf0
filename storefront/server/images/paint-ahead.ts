import { LRUCache } from "lru-cache";
import sharp from "sharp";

/** Painted parts: grounds and textures are shared by many pictures, the rest by all widths of one. */
const painted = new LRUCache<string, string>({
  maxSize: 24 * 2 ** 20,
  sizeCalculation: (address, key) => address.length + key.length,
});

/** Side of a tile beyond which a texture gets no finer. */
const mostTilePixels = 320;

const marked = /<!--(soft|tile) ([^>]*?)-->(.*?)<!--\/\1-->/gs;
const defined = /<(\w+) id="([^"]+)"[^>]*?(?:\/>|>.*?<\/\1>)/gs;
const referenced = /(?:url\(#|href="#)([^")]+)/g;
const named = /( id="|url\(#|href="#)([^")]+)/g;

/** The definitions that a piece of markup needs, and those that these need. */
function neededBy(markup: string, definitions: ReadonlyMap<string, string>, found = new Set<string>()): string {
  for (const [, id = ""] of markup.matchAll(referenced)) {
    const definition = definitions.get(id);
    if (definition === undefined || found.has(definition)) continue;
    found.add(definition);
    neededBy(definition, definitions, found);
  }
  return [...found].join("");
}

const pattern =
  /<pattern id="([^"]+)" width="([\d.]+)" height="([\d.]+)" patternUnits="userSpaceOnUse"(?: patternTransform="(rotate\([-\d.]+\))?(?:scale\(([\d.]+)\))?")?><!--at ([^>]*?)-->/g;

/**
 * Moves and stretches each pattern by less than half a pixel, so that it is a whole number of pixels and starts on one: librsvg repeats
 * anything else at a tenth of the speed.
 */
function fitPatterns(svg: string, scale: number): string {
  return svg.replace(
    pattern,
    (_, id: string, width: string, height: string, turned: string | undefined, enlarged: string | undefined, place: string) => {
      const [x = 0, y = 0, k = 1] = place.split(" ").map(Number);
      const device = scale * k;
      const stretch = (length: string) => {
        const own = Number(length);
        // Just over the whole number, because librsvg cuts off what is beyond it.
        return (Math.max(1, Math.round(own * device * Number(enlarged ?? 1))) + 1e-4) / (own * device);
      };
      const shift = (at: number) => (Math.round(at * scale) - at * scale) / device;
      const matrix = [stretch(width), 0, 0, stretch(height), shift(x), shift(y)].map((value) => +value.toFixed(8)).join(" ");
      return `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse" patternTransform="${turned ?? ""}matrix(${matrix})">`;
    },
  );
}

/** The markup with ids by their order, so that equal parts of two documents are equal texts. */
function canonical(markup: string): string {
  const names = new Map<string, string>();
  return markup.replace(named, (_, before: string, id: string) => {
    const name = names.get(id) ?? `i${names.size}`;
    names.set(id, name);
    return before + name;
  });
}

/** Light on a relief falls from pixel to pixel, so fewer pixels would show it higher. */
const flattened = (markup: string, by: number) =>
  markup.replace(/ surfaceScale="([\d.]+)"/, (_, height: string) => ` surfaceScale="${Number(height) * by}"`);

/** A part of a drawing as the address of an image of that many pixels. Hardly compressed: it is read again at once. */
async function addressOf(content: string, box: string, width: number, height: number): Promise<string> {
  const frame = `viewBox="${box}" width="${width}" height="${height}" preserveAspectRatio="none"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${frame}>${canonical(content)}</svg>`;
  const known = painted.get(svg);
  if (known !== undefined) return known;
  const png = await sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer();
  const address = `data:image/png;base64,${png.toString("base64")}`;
  painted.set(svg, address);
  return address;
}

/**
 * The document with its soft parts painted at the few pixels they need and its textures painted once, both as images within it: at the full
 * width they would be four fifths of the work.
 */
export async function paintAhead(svg: string): Promise<string> {
  const [, wide, shown] = /^<svg [^>]*viewBox="0 0 ([\d.]+) [\d.]+" width="([\d.]+)"/.exec(svg) ?? [];
  if (!wide || !shown) return svg;
  const scale = Number(shown) / Number(wide);
  const fitted = fitPatterns(svg, scale);
  const all = fitted.slice(fitted.indexOf("<defs>") + "<defs>".length, fitted.indexOf("</defs>"));
  const definitions = new Map(Array.from(all.matchAll(defined), ([whole, , id = ""]) => [id, whole]));

  const parts = [...fitted.matchAll(marked)];
  const images = await Promise.all(
    parts.map(async ([, kind, facts = "", markup = ""]) => {
      const [x = 0, y = 0, width = 0, height = 0, , , enlarged = 1, unit = 1] = facts.split(" ").map(Number);
      const shown = scale * enlarged;
      // Where the picture shows less than that, there is nothing to save.
      if (kind === "soft" && 1 / unit > shown * 1.4) return markup;
      const perUnit = kind === "tile" ? Math.min(shown, mostTilePixels / width) : 1 / unit;
      const pixels = (length: number) => Math.max(1, Math.round(length * perUnit));
      const content = `<defs>${neededBy(markup, definitions)}</defs>${kind === "tile" ? flattened(markup, perUnit / shown) : markup}`;
      const address = await addressOf(content, `${x} ${y} ${width} ${height}`, pixels(width), pixels(height));
      return `<image x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="none" href="${address}"/>`;
    }),
  );

  let text = "";
  let from = 0;
  parts.forEach((part, i) => {
    text += fitted.slice(from, part.index) + images[i];
    from = part.index + part[0].length;
  });
  return text + fitted.slice(from);
}
