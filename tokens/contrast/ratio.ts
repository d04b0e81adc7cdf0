import type { Colour } from "../build/css-value.ts";

type Components = readonly [number, number, number];

function linear(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function luminance([red, green, blue]: Components): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** What the eye sees of a colour that lets what is behind it through. */
export function flatten(front: Colour, behind: Components): Components {
  const alpha = front.alpha ?? 1;
  const [red, green, blue] = front.components.map((part, index) => part * alpha + (behind[index] as number) * (1 - alpha));
  return [red as number, green as number, blue as number];
}

/** Contrast of two opaque colours, 1 to 21. Source: WCAG 2.2, "contrast ratio". */
export function contrastRatio(one: Components, other: Components): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}
