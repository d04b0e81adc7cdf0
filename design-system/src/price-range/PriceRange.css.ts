import { createVar, style } from "@vanilla-extract/css";
import { component, media, vars } from "../theme/index.ts";

const { color } = vars;

// A thumb is 24 to the eye and 48 to the finger. The inputs reach 12 px past the track on both sides, so that the
// middle of a thumb runs from 12 px inside one end to 12 px inside the other.
export const eye = 24;
const finger = 48;

const along = (share: string) => `calc(${eye / 2}px + (100% - ${eye}px) * var(${share}))`;

export const range = style(component({ display: "grid", gap: 10, position: "relative" }));

export const track = style(
  component({
    position: "relative",
    height: 44,
    cursor: "pointer",
    selectors: { "&[data-disabled]": { cursor: "not-allowed", opacity: 0.5 } },
    "::before": {
      content: "",
      position: "absolute",
      insetInline: 0,
      top: 21,
      height: 2,
      background: color.border.default,
    },
    "::after": {
      content: "",
      position: "absolute",
      insetInlineStart: along("--low"),
      insetInlineEnd: `calc(100% - ${along("--high")})`,
      top: 20,
      height: 4,
      background: color.border.strong,
    },
    "@media": {
      // Without script the thumbs would move and say nothing; the numbers remain.
      "(scripting: none)": { display: "none" },
      [media.forcedColors]: { "::before": { background: "CanvasText" }, "::after": { background: "Highlight" } },
    },
  }),
);

const fill = createVar();
const ring = createVar();
const gap = createVar();
const outerRing = createVar();
const halo = createVar();

const disc = `radial-gradient(circle closest-side, ${fill} 0 9.5px, ${ring} 10px 11.5px, ${gap} 12px 14px, ${outerRing} 14px 15.5px, ${halo} 16px 19.5px, transparent 20px)`;

// Each browser takes its own pseudo-element only in a rule of its own. What both draw is said once, on the input they inherit from.
const knob = {
  appearance: "none",
  boxSizing: "border-box",
  width: finger,
  height: finger,
  border: 0,
  borderRadius: "50%",
  background: disc,
  pointerEvents: "auto",
  cursor: "inherit",
} as const;

const hovered = { vars: { [fill]: color.bg.marker } };
const forced = { forcedColorAdjust: "none" } as const;

export const thumb = style(
  component({
    vars: {
      [fill]: color.bg.canvas,
      [ring]: color.border.strong,
      [gap]: "transparent",
      [outerRing]: "transparent",
      [halo]: "transparent",
    },
    position: "absolute",
    zIndex: 1,
    top: -2,
    insetInlineStart: -(finger - eye) / 2,
    width: `calc(100% + ${finger - eye}px)`,
    height: finger,
    margin: 0,
    appearance: "none",
    background: "none",
    pointerEvents: "none",
    cursor: "grab",
    selectors: {
      "&:disabled": { vars: { [ring]: color.border.default }, cursor: "not-allowed" },
      // The thumb shows the focus.
      "&:focus-visible": {
        vars: {
          [fill]: color.bg.marker,
          [gap]: color.bg.canvas,
          [outerRing]: color.border.strong,
          [halo]: color.focus.halo,
        },
        outline: "none",
        boxShadow: "none",
      },
      "&::-webkit-slider-runnable-track": { height: finger, background: "none" },
      "&::-moz-range-track": { height: finger, background: "none" },
      "&::-webkit-slider-thumb": knob,
      "&::-moz-range-thumb": knob,
      "&:enabled::-webkit-slider-thumb:hover": hovered,
      "&:enabled::-moz-range-thumb:hover": hovered,
    },
    "@media": {
      [media.forcedColors]: {
        vars: { [fill]: "Canvas", [ring]: "CanvasText" },
        selectors: {
          "&:focus-visible": { vars: { [fill]: "CanvasText", [gap]: "Canvas", [outerRing]: "CanvasText" } },
          "&::-webkit-slider-thumb": forced,
          "&::-moz-range-thumb": forced,
        },
      },
    },
  }),
);

export const thumbOnTop = style([thumb, component({ zIndex: 2 })]);

export const fields = style(
  component({
    display: "grid",
    gridTemplateColumns: "1fr 16px 1fr",
    gap: 8,
    alignItems: "center",
    textAlign: "center",
    color: color.text.secondary,
  }),
);

export const box = style(component({ minHeight: 44 }));

export const field = style(component({ minHeight: 42, paddingInline: 12, textAlign: "start" }));
