import { bottle } from "../accessories/bottle.ts";
import { cap } from "../accessories/cap.ts";
import { duffle } from "../accessories/duffle.ts";
import { giftCard } from "../accessories/gift-card.ts";
import { tote } from "../accessories/tote.ts";
import { backdrop, contact } from "../core/backdrop.ts";
import { darken, mix } from "../core/colour.ts";
import { mark } from "../core/marks.ts";
import { roundedRect } from "../core/path.ts";
import type { Art, Stop } from "../core/svg.ts";
import { element, group, path } from "../core/svg.ts";
import type { Look, OtherKind, OtherLook, View } from "../look.ts";
import { bra } from "./bra.ts";
import { cropTank } from "./crop-tank.ts";
import { hoodie } from "./hoodie.ts";
import { jacket } from "./jacket.ts";
import type { Garment } from "./kit.ts";
import { wallShadow } from "./kit.ts";
import { bikeShorts, leggings } from "./leggings.ts";
import { shorts } from "./shorts.ts";
import { socks } from "./socks.ts";
import { tee } from "./tee.ts";

/** The drawing of each kind that is not a shoe. */
export const garments: Record<OtherKind, (art: Art, look: OtherLook, back: boolean) => Garment> = {
  tee,
  "crop-tank": cropTank,
  bra,
  hoodie,
  jacket,
  leggings,
  "bike-shorts": bikeShorts,
  shorts,
  socks,
  cap,
  tote,
  duffle,
  bottle,
  "gift-card": giftCard,
};

/** Where each close-up looks. */
const focuses: Record<OtherKind, [number, number]> = {
  tee: [440, 350],
  "crop-tank": [400, 420],
  bra: [420, 560],
  hoodie: [400, 364],
  jacket: [410, 450],
  leggings: [420, 270],
  "bike-shorts": [420, 270],
  shorts: [400, 420],
  socks: [380, 690],
  cap: [470, 560],
  tote: [430, 560],
  duffle: [400, 640],
  bottle: [400, 420],
  "gift-card": [270, 640],
};

/** soft slatted daylight across a table-top shot (gradients only, no filter) */
const blinds = (art: Art, c: string, n = 5) => {
  const st: Stop[] = [];
  for (let i = 0; i < n; i++) {
    const a = i / n;
    const w = 1 / n;
    st.push([a, c, 0], [a + w * 0.34, c, 0], [a + w * 0.5, c, 0.13], [a + w * 0.78, c, 0.13], [a + w * 0.94, c, 0]);
  }
  st.push([1, c, 0]);
  return element("rect", { width: 800, height: 1200, fill: art.lin(st, [60, 0, 560, 1000], false) });
};

/** printed swing card: palette chips + mark */
const card = (_art: Art, spec: Look, tint: string) => {
  const palette = spec.palette;
  const w = 150;
  const h = 210;
  return group(
    {},
    group(
      { fill: darken(tint, 0.7), transform: "translate(7 11)" },
      [0, 3, 6].map((k) => path(roundedRect(-k, -k, w + 2 * k, h + 2 * k, 5), { fillOpacity: 0.08 })),
    ),
    path(roundedRect(0, 0, w, h, 4), { fill: "#fbfaf7" }),
    mark(spec.brand?.mark, w / 2, 70, 62, darken(palette.upper === "#f3f0e9" ? palette.accent : palette.overlay, 0.25)),
    [palette.upper, palette.overlay, palette.accent].map((c, i) =>
      element("circle", { cx: 42 + i * 33, cy: 162, r: 12, fill: c, stroke: "#0000001a" }),
    ),
  );
};

/** Silhouettes of what stands on a floor, for when it lies on a table. */
const lying: Partial<Record<OtherKind, string>> = {
  tote: "M176 486L204 946Q400 980 596 946L624 486L510 300Q400 200 290 300Z",
  duffle: "M100 860V640Q130 540 290 528H510Q680 540 700 640V880Q400 920 124 900Z",
  bottle: "M330 320H470V440L504 560V1020Q400 1070 296 1020V560L330 440Z",
};

/** The set, the light and the piece: hung, standing, close up or lying flat; `cutout` is the piece alone. */
export function apparelView(art: Art, spec: OtherLook, view: View | "cutout", tint: string) {
  const back = view === "back";
  const rot = spec.kind === "bottle" ? 38 : spec.kind === "leggings" ? 9 : spec.kind === "socks" ? 0 : -9;
  if (view === "flat" && Math.abs(rot) < 15) art.turn = rot;
  const r = garments[spec.kind](art, view === "detail" ? { ...spec, crop: true } : spec, back);
  const k = r.k || 1;
  const dy = r.dy || 0;
  const place =
    k === 1 ? `translate(0 ${dy})` : `translate(${(400 - 400 * k).toFixed(1)} ${(600 - 600 * k + dy).toFixed(1)}) scale(${k})`;
  art.place = [400 - 400 * k, 600 - 600 * k + dy, k];
  if (view === "cutout") return group({ transform: place }, r.body);
  const floor = (foot: [number, number, number], d = 1) => contact(art, foot[0], foot[1], foot[2], tint, { depth: d });
  if (view === "detail") {
    const z = spec.kind === "socks" ? 1.5 : spec.kind === "tee" || spec.kind === "jacket" || spec.kind === "hoodie" ? 2.15 : 1.9;
    const [fx, fy] = spec.focus || focuses[spec.kind];
    art.place = [400 - fx * z, 600 - fy * z, z];
    return (
      backdrop(art, tint, { kind: "wall" }) +
      group({ transform: `translate(${400 - fx * z} ${600 - fy * z}) scale(${z})` }, r.body)
    );
  }
  if (view === "flat") {
    const z = spec.kind === "bottle" ? 0.96 : spec.kind === "duffle" ? 0.9 : 0.94 * k;
    const sil = r.sil ?? lying[spec.kind];
    const x = spec.kind === "bottle" ? 360 : 386;
    const cy = r.cy || 600;
    const T = `translate(${x} 570) rotate(${rot}) scale(${z.toFixed(3)}) translate(-400 ${-cy})`;
    const [cos, sin] = [Math.cos((rot * Math.PI) / 180), Math.sin((rot * Math.PI) / 180)];
    art.place = [x - (400 * cos - cy * sin) * z, 570 - (400 * sin + cy * cos) * z, z];
    // lies on the surface: tight stroke-stack shadow, no filter
    const sh = sil
      ? group(
          { transform: "translate(7 11)", fill: "none", stroke: darken(tint, 0.78), strokeLinejoin: "round" },
          element("use", {
            href: `#${art.shape(sil)}`,
            transform: T,
            fill: darken(tint, 0.78),
            stroke: "none",
            fillOpacity: 0.22,
          }),
          [30, 25, 20, 15, 11, 7, 3].map((w) =>
            element("use", { href: `#${art.shape(sil)}`, transform: T, strokeWidth: w, strokeOpacity: 0.04 }),
          ),
        )
      : "";
    return (
      backdrop(art, mix(tint, spec.palette.accent, 0.1), { kind: "table" }) +
      sh +
      group({ transform: T }, r.body) +
      group(
        {
          transform:
            spec.kind === "hoodie" || spec.kind === "jacket" ? "translate(560 930) rotate(12)" : "translate(566 900) rotate(12)",
        },
        card(art, spec, tint),
      ) +
      blinds(art, darken(tint, 0.8))
    );
  }
  if (r.foot)
    return (
      backdrop(art, tint, { horizon: r.foot[2] - 90 + dy }) +
      group({ transform: place }, floor(r.foot, spec.kind === "bottle" ? 0.8 : 1), r.body)
    );
  return (
    backdrop(art, tint, { kind: r.table ? "table" : "wall" }) +
    group({ transform: place }, r.sil ? wallShadow(art, r.sil, tint) : "", r.body)
  );
}
