/** Says whether a value without references has the form its type asks for. */
export type Shape = (value: unknown) => boolean;
const record = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
const finite: Shape = (value) => typeof value === "number" && Number.isFinite(value);
const measure =
  (...units: string[]): Shape =>
  (value) =>
    finite(record(value).value) && units.includes(String(record(value).unit));
const length = measure("px", "rem");
const time = measure("ms", "s");
const curve: Shape = (value) => Array.isArray(value) && value.length === 4 && value.every(finite);
const family: Shape = (value) =>
  typeof value === "string" || (Array.isArray(value) && value.every((name) => typeof name === "string"));
const weight: Shape = (value) => typeof value === "number" && value >= 1 && value <= 1000;
const colour: Shape = (value) => {
  const { colorSpace, components, alpha, hex } = record(value);
  const inRange =
    Array.isArray(components) && components.length === 3 && components.every((part) => finite(part) && part >= 0 && part <= 1);
  if (colorSpace !== "srgb" || !inRange || (alpha !== undefined && !finite(alpha))) return false;
  const digits = (components as number[])
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("");
  return hex === `#${digits}`;
};
const all =
  (shapes: Record<string, Shape>): Shape =>
  (value) =>
    Object.entries(shapes).every(([key, shape]) => shape(record(value)[key]));

/** The value each type must have. Source: DTCG 2025.10, sections 8 and 9. */
export const shapes: Readonly<Record<string, Shape>> = {
  color: colour,
  dimension: length,
  duration: time,
  number: finite,
  cubicBezier: curve,
  fontFamily: family,
  fontWeight: weight,
  shadow: (value) => [value].flat().every(all({ color: colour, offsetX: length, offsetY: length, blur: length, spread: length })),
  border: all({
    color: colour,
    width: length,
    style: (style) => typeof style === "string" || (record(style).dashArray as unknown[] | undefined)?.every(length) === true,
  }),
  transition: all({ duration: time, delay: time, timingFunction: curve }),
  typography: all({ fontFamily: family, fontSize: length, fontWeight: weight, letterSpacing: length, lineHeight: finite }),
};
