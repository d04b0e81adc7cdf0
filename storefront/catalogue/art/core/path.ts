import { round1 } from "./svg.ts";

/** An anchor: smooth, or with a tension of 0 (hard corner) to 1 (smooth). */
export type Point = [x: number, y: number, tension?: number];
/** A cubic: start, two controls, end. */
type Cubic = [Point, Point, Point, Point];

/** Hand-placed anchors to cubics, with tangents weighted by chord length so that uneven spacing stays smooth. */
export function segments(anchors: readonly Point[], closed = false): Cubic[] {
  const n = anchors.length;
  const cubics: Cubic[] = [];
  const anchor = (i: number) => anchors[closed ? (i + n) % n : Math.max(0, Math.min(n - 1, i))]!;
  const tangent = (i: number): [number, number] => {
    const p = anchor(i);
    const a = anchor(i - 1);
    const b = anchor(i + 1);
    const d1 = Math.hypot(p[0] - a[0], p[1] - a[1]) || 1e-6;
    const d2 = Math.hypot(b[0] - p[0], b[1] - p[1]) || 1e-6;
    return [
      (((p[0] - a[0]) / d1) * d2 + ((b[0] - p[0]) / d2) * d1) / (d1 + d2),
      (((p[1] - a[1]) / d1) * d2 + ((b[1] - p[1]) / d2) * d1) / (d1 + d2),
    ];
  };
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const p = anchor(i);
    const q = anchor(i + 1);
    const d = Math.hypot(q[0] - p[0], q[1] - p[1]);
    const [px, py] = tangent(i);
    const [qx, qy] = tangent(i + 1);
    const kp = p[2] ?? 1;
    const kq = q[2] ?? 1;
    cubics.push([
      p,
      [p[0] + ((px * d) / 3) * kp, p[1] + ((py * d) / 3) * kp],
      [q[0] - ((qx * d) / 3) * kq, q[1] - ((qy * d) / 3) * kq],
      q,
    ]);
  }
  return cubics;
}

const written = (p: Point) => `${round1(p[0])} ${round1(p[1])}`;

/** Path data of cubics; `continued` joins them to what was drawn before by a straight line. */
export function pathData(cubics: readonly Cubic[], closed = false, continued = false): string {
  const first = cubics[0];
  if (!first) return "";
  return (
    (continued ? "L" : "M") +
    written(first[0]) +
    cubics.map((c) => `C${written(c[1])} ${written(c[2])} ${written(c[3])}`).join("") +
    (closed ? "Z" : "")
  );
}

/** Path data of a smooth curve through the anchors. */
export const spline = (anchors: readonly Point[], closed = false) => pathData(segments(anchors, closed), closed);

/** One closed outline of several open splines joined by straight lines. */
export const outline = (...parts: (readonly Point[])[]) =>
  `${parts.map((part, i) => pathData(segments(part), false, i > 0)).join("")}Z`;

function pointOn([p0, p1, p2, p3]: Cubic, t: number): Point {
  const u = 1 - t;
  const a = u * u * u;
  const b = 3 * u * u * t;
  const c = 3 * u * t * t;
  const d = t * t * t;
  return [a * p0[0] + b * p1[0] + c * p2[0] + d * p3[0], a * p0[1] + b * p1[1] + c * p2[1] + d * p3[1]];
}

/** Dense polyline of a spline, `n` points a segment. */
export function sample(anchors: readonly Point[], closed = false, n = 14): Point[] {
  const points: Point[] = [];
  for (const cubic of segments(anchors, closed)) for (let i = 0; i < n; i++) points.push(pointOn(cubic, i / n));
  const last = anchors.at(-1);
  if (!closed && last) points.push([last[0], last[1]]);
  return points;
}

function lengths(line: readonly Point[]): number[] {
  const sums = [0];
  let sum = 0;
  for (let i = 1; i < line.length; i++) {
    const a = line[i - 1]!;
    const b = line[i]!;
    sum += Math.hypot(b[0] - a[0], b[1] - a[1]);
    sums.push(sum);
  }
  return sums;
}

/** Walks polylines measured once: many points of one line are asked for in a row. */
const measured = new WeakMap<readonly Point[], number[]>();

/** Point and unit tangent at the fraction `t` of a polyline's length. */
export function pointAt(line: readonly Point[], t: number): { x: number; y: number; tx: number; ty: number } {
  const sums = measured.get(line) ?? lengths(line);
  measured.set(line, sums);
  const wanted = sums.at(-1)! * Math.min(1, Math.max(0, t));
  let i = 1;
  while (i < sums.length - 1 && sums[i]! < wanted) i++;
  const f = (wanted - sums[i - 1]!) / (sums[i]! - sums[i - 1]! || 1);
  const a = line[i - 1]!;
  const b = line[i]!;
  const d = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  return { x: a[0] + (b[0] - a[0]) * f, y: a[1] + (b[1] - a[1]) * f, tx: (b[0] - a[0]) / d, ty: (b[1] - a[1]) / d };
}

/** Offsets an open polyline to its left (+) or right (-), thinned to `n` + 1 points between the fractions `t0` and `t1`. */
export function offset(line: readonly Point[], by: number | ((t: number) => number), n = 14, t0 = 0, t1 = 1): Point[] {
  return Array.from({ length: n + 1 }, (_, i): Point => {
    const p = pointAt(line, t0 + ((t1 - t0) * i) / n);
    const k = typeof by === "function" ? by(i / n) : by;
    return [p.x + p.ty * k, p.y - p.tx * k];
  });
}

/** Tapered leaf along the anchors, `w` at its widest half: folds and highlights. */
export function leaf(anchors: readonly Point[], w: number, n = 3): string {
  const line = sample(anchors, false, 8);
  const profile = (t: number) => w * Math.sin(Math.PI * t);
  const rounded = w > 3.5 ? Math.round : (v: number) => Math.round(v * 10) / 10;
  const near = offset(line, profile, n);
  const far = offset(line, (t) => -profile(t), n).reverse();
  const at = (p: Point) => `${rounded(p[0])} ${rounded(p[1])}`;
  const tightened = ([x, y]: Point): Point => [x, y, 0.4];
  const side = (points: Point[]) =>
    segments([tightened(points[0]!), ...points.slice(1, -1), tightened(points[n]!)])
      .map((c) => `C${at(c[1])} ${at(c[2])} ${at(c[3])}`)
      .join("");
  return `M${at(near[0]!)}${side(near)}${side(far)}Z`;
}

/** Ribbon around an open spline, `w0` wide at its start and `w1` at its end. */
export function ribbon(anchors: readonly Point[], w0: number, w1 = w0, n = 10): string {
  const line = sample(anchors, false, 10);
  const half = (t: number) => (w0 + (w1 - w0) * t) / 2;
  const near = offset(line, half, n);
  const far = offset(line, (t) => -half(t), n).reverse();
  return `${pathData(segments(near))}${pathData(segments(far), false, true)}Z`;
}

/** Path data of an ellipse. */
export const ellipse = (cx: number, cy: number, rx: number, ry = rx) =>
  `M${round1(cx - rx)} ${round1(cy)}a${round1(rx)} ${round1(ry)} 0 1 0 ${round1(rx * 2)} 0a${round1(rx)} ${round1(ry)} 0 1 0 ${round1(-rx * 2)} 0Z`;

/** Path data of a rectangle with corners of radius `q`. */
export const roundedRect = (x: number, y: number, w: number, h: number, q = 6) =>
  `M${round1(x + q)} ${round1(y)}h${round1(w - 2 * q)}q${round1(q)} 0 ${round1(q)} ${round1(q)}v${round1(h - 2 * q)}q0 ${round1(q)} ${round1(-q)} ${round1(q)}h${round1(-(w - 2 * q))}q${round1(-q)} 0 ${round1(-q)} ${round1(-q)}v${round1(-(h - 2 * q))}q0 ${round1(-q)} ${round1(q)} ${round1(-q)}Z`;
