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

const stepsByKey: Readonly<Record<string, 1 | -1>> = { "+": 1, "=": 1, "-": -1 };
const movesByKey: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [0.1, 0],
  ArrowRight: [-0.1, 0],
  ArrowUp: [0, 0.1],
  ArrowDown: [0, -0.1],
};

/** What a key makes of a picture; undefined for one that is not about that: arrows move nothing but what is enlarged. */
export function zoomedByKey(zoom: Zoom, key: string): Zoom | undefined {
  const step = stepsByKey[key];
  const move = movesByKey[key];
  if (key === "0") return unzoomed;
  if (step) return stepped(zoom, step);
  return move && zoom.scale > 1 ? moved(zoom, ...move) : undefined;
}
