import { vars } from "@tread/tokens/contract";
import { style } from "@vanilla-extract/css";
import { text } from "../text/type.css.ts";
import { component } from "../theme/layered.ts";
import { media } from "../theme/media.ts";

const { color } = vars;

export const zoom = style(component({ position: "relative", height: "100%", background: color.bg.media, overflow: "hidden" }));

export const stage = style(
  component({
    position: "absolute",
    inset: 0,
    overflow: "hidden",
    touchAction: "none",
    cursor: "zoom-in",
    selectors: { "&[data-zoomed]": { cursor: "zoom-out" }, "&:focus-visible": { outlineOffset: -4, boxShadow: "none" } },
  }),
);

export const row = style(component({ display: "grid", gridAutoFlow: "column", gridAutoColumns: "100%", height: "100%" }));

export const slide = style(component({ position: "relative", minWidth: 0, height: "100%", overflow: "hidden" }));

/** The picture's own shape; the transform is set as the pointer moves, without React. */
export const picture = style(component({ height: "100%", transformOrigin: "50% 50%", willChange: "transform" }));

export const count = style([
  text.body.sm,
  component({
    position: "absolute",
    insetInlineStart: 20,
    top: 22,
    paddingInline: 6,
    background: color.bg.media,
    fontVariantNumeric: "tabular-nums",
    pointerEvents: "none",
  }),
]);

export const tools = style(component({ position: "absolute", insetInlineEnd: 12, top: 12, display: "flex", gap: 8 }));

export const foot = style(
  component({
    position: "absolute",
    insetInline: 16,
    bottom: 16,
    display: "flex",
    justifyContent: "space-between",
    alignItems: "center",
    gap: 12,
    pointerEvents: "none",
  }),
);

export const live = style(component({ pointerEvents: "auto" }));

/** Under `lg` only the arrows are there. */
export const thumbs = style(
  component({
    display: "none",
    gap: 4,
    overflowX: "auto",
    padding: 4,
    pointerEvents: "auto",
    scrollbarWidth: "none",
    "@media": { [media.lg]: { display: "flex" } },
  }),
);

export const thumb = style(
  component({
    flex: "none",
    display: "block",
    width: 52,
    aspectRatio: "2 / 3",
    overflow: "hidden",
    selectors: {
      "&[aria-current]": { boxShadow: `0 0 0 2px ${color.border.strong}`, outline: "2px solid transparent" },
    },
  }),
);
