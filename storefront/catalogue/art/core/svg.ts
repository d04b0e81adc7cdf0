/** Attribute values; absent ones are left out. Names are camelCase and written in SVG's dashed form. */
export type Attributes = Readonly<Record<string, string | number | boolean | null | undefined>>;
/** Written SVG, nested as it comes. */
export type Markup = string | readonly Markup[];
/** x, y, width, height in user space. */
export type Box = readonly [x: number, y: number, width: number, height: number];
/** A move and an enlargement. */
export type Place = readonly [x: number, y: number, scale: number];
/** Turns tiles: after how many across they are one up, and after how many down one to the right. */
export type Lean = readonly [across: number, down: number];
/** Where nothing is moved. */
export const still: Place = [0, 0, 1];
/** Offset 0..1, colour, opacity. */
export type Stop = [offset: number, colour: string, opacity?: number];

/** One decimal: a tenth of a pixel of the 800 px design is more than the eye needs. */
export const round1 = (n: number) => +n.toFixed(1);
const round3 = (n: number) => +n.toFixed(3);

const camelCaseInSvg = new Set([
  "viewBox",
  "gradientUnits",
  "gradientTransform",
  "patternUnits",
  "patternTransform",
  "stdDeviation",
  "preserveAspectRatio",
  "clipPathUnits",
  "filterUnits",
]);
const dashedNames = new Map<string, string>();

function dashed(name: string): string {
  let known = dashedNames.get(name);
  if (known === undefined) {
    known = camelCaseInSvg.has(name) ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    dashedNames.set(name, known);
  }
  return known;
}

function attributesOf(attributes: Attributes): string {
  let written = "";
  for (const name in attributes) {
    const value = attributes[name];
    if (value === undefined || value === null || value === false) continue;
    written += ` ${dashed(name)}="${typeof value === "number" ? round3(value) : value}"`;
  }
  return written;
}

const singlePaint = new Set(["path", "circle", "ellipse", "rect", "use"]);

/** Group opacity costs an offscreen layer in librsvg; on a single-paint shape it folds into fill or stroke opacity. */
function foldOpacity(tag: string, attributes: Attributes): Attributes {
  if (attributes.opacity === undefined || !singlePaint.has(tag) || (attributes.fill !== "none" && attributes.stroke))
    return attributes;
  const { opacity, ...rest } = attributes;
  const key = rest.fill === "none" || (tag === "path" && rest.stroke && !rest.fill) ? "strokeOpacity" : "fillOpacity";
  return { ...rest, [key]: Number(rest[key] ?? 1) * Number(opacity) };
}

/** One element; without `children` it closes itself. */
export function element(tag: string, attributes: Attributes, children?: string): string {
  const open = `<${tag}${attributesOf(foldOpacity(tag, attributes))}`;
  return children === undefined ? `${open}/>` : `${open}>${children}</${tag}>`;
}

/** A path element. */
export const path = (d: string, attributes: Attributes = {}) => element("path", { d, ...attributes });

const flatten = (markup: Markup): string => (typeof markup === "string" ? markup : markup.map(flatten).join(""));

/** A group element around its children. */
export const group = (attributes: Attributes, ...children: Markup[]) => element("g", attributes, flatten(children));

/** Draws a stored shape (see `Art.shape`) again. */
export const reuse = (id: string, attributes: Attributes = {}) => `<use href="#${id}"${attributesOf(attributes)}/>`;

/** A transform: move, turn by degrees, enlarge. */
export const transformOf = (x: number, y: number, scale: number | readonly [number, number] = 1, rotation = 0) =>
  `translate(${round1(x)} ${round1(y)})` +
  (rotation ? ` rotate(${round1(rotation)})` : "") +
  (typeof scale === "number" ? (scale === 1 ? "" : ` scale(${scale})`) : ` scale(${scale[0]} ${scale[1]})`);

// Drawing is synchronous, so small helpers can share path data with the document being drawn right now.
let current: Art;

/** Draws one path several times with different paint; its data is stored once. */
export function repaint(d: string, ...paints: Attributes[]): string {
  const id = current.shape(d);
  return paints.map((paint) => reuse(id, foldOpacity("use", { ...paint, fill: paint.fill || "none" }))).join("");
}

/** The lean of tiles nearest to a turn by so many degrees. */
function leanOf(width: number, height: number, degrees: number): Lean {
  const slope = Math.tan((Math.abs(degrees) * Math.PI) / 180);
  return [Math.max(1, Math.round(height / (width * slope))), Math.max(1, Math.round(width / (height * slope)))];
}

/** A place as documents state it; the drawing's own is known only when it is finished. */
const written = (place: Place | undefined) => place?.join(" ") ?? "@place";

const stopsMarkup = (stops: readonly Stop[]) =>
  stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${round3(offset)}" stop-color="${colour}"${opacity === undefined || opacity === 1 ? "" : ` stop-opacity="${round3(opacity)}"`}/>`,
    )
    .join("");

/** An SVG document under construction: collects definitions, hands out ids unique under `uid`, writes equal definitions once. */
export class Art {
  /** Set for heavy views: one blur layer a form instead of two multiplied ones. */
  flat = false;
  /** Where the drawing's textures stand in the document: x and y of their origin, and how much they are enlarged. */
  place: Place = still;
  /** Degrees by which the whole drawing is turned in the document, up to 15. */
  turn = 0;
  /** False leaves out grain too fine to be seen: it costs a third of a small picture and, unlike all else, grows stronger as the picture shrinks. */
  readonly fine: boolean;
  private readonly uid: string;
  private count = 0;
  private readonly defs: string[] = [];
  private readonly known = new Map<string, string>();

  constructor(uid: string, fine = true) {
    this.uid = uid;
    this.fine = fine;
    current = this;
  }

  id(): string {
    return this.uid + (this.count++).toString(36);
  }

  /** Registers a definition once a key; `make` writes it for its id. Returns the id. */
  def(key: string, make: (id: string) => string): string {
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const id = this.id();
    this.known.set(key, id);
    this.defs.push(make(id));
    return id;
  }

  /** Linear gradient along x1, y1, x2, y2: in fractions of the shape, or in user space when `bbox` is false. */
  lin(stops: readonly Stop[], line: readonly [number, number, number, number] = [0, 0, 0, 1], bbox = true): string {
    const markup = stopsMarkup(stops);
    const [x1, y1, x2, y2] = line.map(round3) as [number, number, number, number];
    const id = this.def(`l${markup}${x1} ${y1} ${x2} ${y2}${bbox}`, (id) =>
      element("linearGradient", { id, x1, y1, x2, y2, gradientUnits: bbox ? null : "userSpaceOnUse" }, markup),
    );
    return `url(#${id})`;
  }

  /** Radial gradient about cx, cy with radius r, in fractions of the shape. */
  rad(stops: readonly Stop[], circle: readonly [number, number, number] = [0.5, 0.5, 0.5]): string {
    const markup = stopsMarkup(stops);
    const [cx, cy, r] = circle.map(round3) as [number, number, number];
    const id = this.def(`r${markup}${cx} ${cy} ${r}`, (id) => element("radialGradient", { id, cx, cy, r }, markup));
    return `url(#${id})`;
  }

  /** Blur filter; a tight user-space box keeps librsvg fast. */
  blur(deviation: number, box?: Box): string {
    const id = this.def(`b${deviation} ${box}`, (id) => {
      const region: Attributes = box
        ? { x: round1(box[0]), y: round1(box[1]), width: round1(box[2]), height: round1(box[3]), filterUnits: "userSpaceOnUse" }
        : { x: "-30%", y: "-30%", width: "160%", height: "160%" };
      return `<filter id="${id}"${attributesOf(region)} color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${deviation}"/></filter>`;
    });
    return `url(#${id})`;
  }

  /**
   * Marks markup that shows nothing finer than `unit` design units, all of it within `box`: whoever rasterises the document may paint it
   * that small and enlarge it, which costs the same at any width. Soft markup holds no further soft markup.
   */
  soft(box: Box, unit: number, markup: string): string {
    return `<!--soft ${box.map(round1).join(" ")} @place ${round3(unit)}-->${markup}<!--/soft-->`;
  }

  /**
   * Marks the square tile of a texture, `size` design units wide: whoever rasterises may paint it once, as large as it is shown, and repeat
   * that.
   */
  tile(size: number, markup: string, place?: Place): string {
    return `<!--tile 0 0 ${size} ${size} ${written(place)}-->${markup}<!--/tile-->`;
  }

  /** Markup blurred within a box. */
  blurred(deviation: number, box: Box, ...markup: Markup[]): string {
    // With three pixels a deviation the eye cannot tell; the narrowest blurs do with two, the fewest that librsvg blurs fast.
    return this.soft(box, deviation / (deviation < 5 ? 2.1 : 3), group({ filter: this.blur(deviation, box) }, ...markup));
  }

  clip(d: string): string {
    return `url(#${this.def(`c${d}`, (id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`)})`;
  }

  /**
   * Tiled fill. Tiny tiles nest in one of about 64 px, and leaning ones in an upright one: librsvg repeats what is small or turned very
   * slowly. It repeats any tile slowly that is not made of whole pixels, so the document states where the tiles stand for whoever
   * rasterises it to fit them.
   */
  pattern(
    key: string,
    width: number,
    height: number,
    content: string | ((id: string) => string),
    { scale = 1, lean, place }: { scale?: number; lean?: Lean | undefined; place?: Place } = {},
  ): string {
    const id = this.def(`p${key} ${scale} ${lean}`, (id) => {
      const inner = typeof content === "function" ? content(id) : content;
      const patternUnits = "userSpaceOnUse";
      const turn = place === still ? 0 : this.turn;
      const patternTransform = (turn ? `rotate(${-turn})` : "") + (scale === 1 ? "" : `scale(${scale})`) || undefined;
      const tiled = (width: number, height: number, markup: string) =>
        element("pattern", { id, width, height, patternUnits, patternTransform }, `<!--at ${written(place)}-->${markup}`);
      if (!lean && width * height > 900) return tiled(width, height, inner);
      const leaning = lean ?? (turn ? leanOf(width, height, turn) : undefined);
      const [across, down] = leaning ?? [Math.ceil(64 / width), Math.ceil(64 / height)];
      const wide = leaning ? round3(Math.hypot(across * width, height)) : width * across;
      const high = leaning ? round3(Math.hypot(width, down * height)) : height * down;
      // Solves: `across` tiles to the right and one up are (wide, 0); `down` tiles down and one to the right are (0, high). Turned
      // the other way, right and left change places.
      const way = turn < 0 ? -1 : 1;
      const all = across * down + 1;
      const turned = [
        (down * wide) / all / width,
        (way * high) / all / width,
        (-way * wide) / all / height,
        (across * high) / all / height,
        0,
        0,
      ];
      const nested = leaning ? { patternTransform: `matrix(${turned.map((n) => +n.toFixed(6)).join(" ")})` } : {};
      return (
        element("pattern", { id: `${id}_t`, width, height, patternUnits, ...nested }, inner) +
        tiled(wide, high, `<rect width="${wide}" height="${high}" fill="url(#${id}_t)"/>`)
      );
    });
    return `url(#${id})`;
  }

  /** Stores a path so that long data is written once; returns its id for `reuse`. */
  shape(d: string): string {
    return this.def(`s${d}`, (id) => `<path id="${id}" d="${d}"/>`);
  }

  /** The whole document, `width` x `height` design units, rasterised `shown` px wide (the design's width by default). */
  svg(width: number, height: number, body: string, shown = width): string {
    const size = `viewBox="0 0 ${width} ${height}" width="${shown}" height="${Math.round((height * shown) / width)}"`;
    const content = `<defs>${this.defs.join("")}</defs>${body}`.replaceAll("@place", this.place.map(round3).join(" "));
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${content}</svg>`;
  }
}
