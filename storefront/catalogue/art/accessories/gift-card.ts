import type { Garment } from "../apparel/kit.ts";
import { darken, lighten, lightness, mix } from "../core/colour.ts";
import { mark } from "../core/marks.ts";
import { roundedRect } from "../core/path.ts";
import { airbrush } from "../core/shade.ts";
import type { Art } from "../core/svg.ts";
import { group, path } from "../core/svg.ts";
import { noise } from "../core/texture.ts";
import type { OtherLook } from "../look.ts";

/** Slanted lugs of a sole in rows, the way a print is left on sand. */
function tread(x0: number, y0: number, columns: number, rows: number): string {
  let lugs = "";
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const x = x0 + column * 62 + (row % 2) * 31;
      const y = y0 + row * 44;
      lugs += `M${x} ${y}l26 -14h24l-26 14l26 14h-24Z`;
    }
  return lugs;
}

/** A card in its sleeve, or the printed sheet of a training plan (`variant` "plan"). */
export function giftCard(art: Art, look: OtherLook, back: boolean): Garment {
  const { palette } = look;
  const plan = look.variant === "plan";
  const [x, y, w, h] = plan ? [196, 330, 408, 560] : [148, 430, 504, 320];
  const face = roundedRect(x, y, w, h, plan ? 8 : 26);
  const inside = art.clip(face);
  const ground = palette.upper;
  const ink = lightness(ground) > 0.6 ? darken(palette.accent, 0.1) : lighten(palette.accent, 0.1);
  const graded = art.lin(
    [
      [0, lighten(ground, 0.18)],
      [0.5, ground],
      [1, darken(ground, 0.12)],
    ],
    [0, 0, 1, 1],
  );
  const pattern = group(
    { clipPath: inside },
    path(tread(x - 40, y + (plan ? 330 : 30), 11, plan ? 7 : 8), { fill: mix(ground, palette.overlay, 0.85) }),
    path(`M${x + w * 0.42} ${y - 40}L${x + w + 60} ${y - 40}V${y + h * 0.74}Z`, { fill: palette.overlay, fillOpacity: 0.55 }),
  );
  const front = plan
    ? mark(look.brand?.mark, x + 92, y + 96, 84, ink) +
      [0, 1, 2, 3, 4, 5]
        .map((week) =>
          path(roundedRect(x + 44, y + 190 + week * 54, 120 + week * 38, 22, 11), { fill: ink, fillOpacity: 0.35 + week * 0.11 }),
        )
        .join("")
    : mark(look.brand?.mark, x + 84, y + h - 84, 78, ink) +
      path(roundedRect(x + w - 150, y + 46, 104, 14, 7), { fill: ink, fillOpacity: 0.85 });
  const reverse = plan
    ? mark(look.brand?.mark, x + w / 2, y + h * 0.36, 150, ink) +
      path(roundedRect(x + 44, y + h - 84, w - 88, 40, 6), { fill: "#f7f4ec" })
    : path(`M${x - 10} ${y + h * 0.18}h${w + 20}v${h * 0.16}h${-(w + 20)}Z`, { fill: darken(palette.outsole, 0.2) }) +
      path(roundedRect(x + 44, y + h * 0.52, w * 0.56, h * 0.16, 6), { fill: "#f7f4ec" }) +
      mark(look.brand?.mark, x + w - 78, y + h - 62, 48, ink);
  const body =
    path(roundedRect(x + 16, y - 20, w - 32, h, plan ? 8 : 24), { fill: darken(palette.overlay, 0.12) }) +
    path(face, { fill: darken(ground, 0.4), transform: "translate(0 4)" }) +
    path(face, { fill: graded }) +
    pattern +
    group({ clipPath: inside }, back ? reverse : front) +
    path(face, { fill: noise(art, "cotton", "#1a1220", 0.2) }) +
    airbrush(art, inside, [x - 20, y - 40, w + 40, h + 80], {
      flat: true,
      blur: 22,
      dark: darken(ground, 0.6),
      darks: [[face, 0.22, null, { strokeWidth: 26, transform: "translate(-6 -8)" }]],
      lights: [[`M${x} ${y}H${x + w * 0.5}L${x + w * 0.2} ${y + h}H${x}Z`, 0.22]],
    }) +
    path(face, { fill: "none", stroke: "#fff", strokeOpacity: 0.45, strokeWidth: 1.6 });
  return { body, sil: face, cy: 600 };
}
