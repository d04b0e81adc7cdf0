/** How far a picture can be enlarged (IMG-15, IMG-16). */
export const zoomScales = { rest: 1, hover: 5, pinchMin: 1, pinchMax: 3, keyStep: 0.5, keyMax: 5 } as const;

/** How the picture stands: its scale, and how far its centre is off the stage's centre, as parts of the stage's size. */
export interface Zoom {
  scale: number;
  x: number;
  y: number;
}

export const unzoomed: Zoom = { scale: 1, x: 0, y: 0 };

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** Keeps the picture over the whole stage: it may be moved by half of what it is larger. */
export function held({ scale, x, y }: Zoom): Zoom {
  const reach = Math.max(0, (scale - 1) / 2);
  return { scale, x: clamp(x, -reach, reach) + 0, y: clamp(y, -reach, reach) + 0 };
}

/** The picture enlarged so that the point under the pointer stays under it. `x`, `y`: 0 to 1 across the stage. */
export function zoomAt(scale: number, x: number, y: number): Zoom {
  return held({ scale, x: (0.5 - x) * (scale - 1), y: (0.5 - y) * (scale - 1) });
}

/**
 * Two fingers: the scale follows their distance, kept between 1 and 3, and the picture follows their middle.
 * @param from how the picture stood when they came down
 * @param ratio their distance now, divided by the distance then
 * @param moveX how far their middle has moved, as part of the stage's width; `moveY` of its height
 */
export function pinched(from: Zoom, ratio: number, moveX: number, moveY: number): Zoom {
  const scale = clamp(from.scale * ratio, zoomScales.pinchMin, zoomScales.pinchMax);
  const grown = scale / from.scale;
  return held({ scale, x: from.x * grown + moveX, y: from.y * grown + moveY });
}

/** One step in or out, for keys and buttons; the middle of what is seen stays. */
export function stepped(from: Zoom, direction: 1 | -1): Zoom {
  const scale = clamp(from.scale + direction * zoomScales.keyStep, zoomScales.rest, zoomScales.keyMax);
  const grown = scale / from.scale;
  return held({ scale, x: from.x * grown, y: from.y * grown });
}

/** The picture moved, in parts of the stage. */
export function moved(from: Zoom, x: number, y: number): Zoom {
  return held({ ...from, x: from.x + x, y: from.y + y });
}
