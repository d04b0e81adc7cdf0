import { style, styleVariants } from "@vanilla-extract/css";
import { stitchLine } from "../stitch/stitch-line.ts";
import { text } from "../text/type.css.ts";
import { component, media, vars } from "../theme/index.ts";
import type { TrackState } from "./status-track.contract.ts";

const { color, stitch } = vars;

export const track = style([
  text.body.sm,
  // As many beside each other as their words leave room for, the longest of which is a time such as 12:45 pm.
  component({ display: "grid", gridTemplateColumns: "repeat(auto-fit, minmax(4.8em, 1fr))", rowGap: 8 }),
]);

const base = style(
  component({
    position: "relative",
    minWidth: 0,
    paddingTop: 26,
    paddingInlineEnd: 8,
    "::before": {
      content: "",
      position: "absolute",
      insetInline: 0,
      top: 9,
      height: stitch.width,
    },
    "::after": {
      content: "",
      position: "absolute",
      insetInlineStart: 0,
      top: 4,
      width: 12,
      height: 12,
      boxSizing: "border-box",
      borderRadius: "50%",
      border: "2px solid",
      forcedColorAdjust: "none",
    },
    selectors: { "&:last-child": { paddingInlineEnd: 0 }, "&:last-child::before": { display: "none" } },
  }),
);

const states: Record<TrackState, { line: string; dot: string; ring: string }> = {
  done: { line: color.border.strong, dot: color.border.strong, ring: color.border.strong },
  current: { line: color.border.default, dot: color.bg.marker, ring: color.border.strong },
  next: { line: color.border.default, dot: color.bg.panel, ring: color.border.default },
  stopped: { line: color.border.default, dot: color.feedback.error.border, ring: color.feedback.error.border },
};

export const step = styleVariants(states, ({ line, dot, ring }) => [
  base,
  component({
    "::before": { background: stitchLine(line) },
    "::after": { background: dot, borderColor: ring },
    // Forced colours draw no gradients.
    "@media": { [media.forcedColors]: { "::before": { background: "CanvasText" } } },
  }),
]);

export const name = style(component({ display: "block" }));
export const nameNow = style(component({ display: "block", fontWeight: 600 }));
export const detail = style(component({ display: "block", color: color.text.secondary, fontVariantNumeric: "tabular-nums" }));
