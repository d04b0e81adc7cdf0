import { style } from "@vanilla-extract/css";
import { media, part, vars } from "../theme/index.ts";
import { stitchLine } from "./stitch-line.ts";

const { color, stitch: line } = vars;

export const stitch = style(
  part({
    position: "relative",
    height: line.width,
    "::before": {
      content: "",
      position: "absolute",
      insetBlock: 0,
      insetInline: "var(--done) 0",
      background: stitchLine(color.border.default),
    },
  }),
);

export const done = style(
  part({
    position: "relative",
    display: "block",
    width: "var(--done)",
    height: "100%",
    background: stitchLine(color.border.strong),
    transition: `width ${vars.motion.carousel}`,
    "::after": {
      content: "",
      position: "absolute",
      insetInlineEnd: -2,
      top: -4,
      width: 10,
      height: 10,
      borderRadius: "50%",
      background: color.bg.marker,
      border: `2px solid ${color.border.strong}`,
    },
    "@media": { [media.forcedColors]: { background: "Highlight" } },
  }),
);
