import { vars } from "@tread/tokens/contract";
import { style } from "@vanilla-extract/css";
import { component } from "../theme/layered.ts";

const { color } = vars;

/** Where nothing can hover there is nothing to leaf with. */
const taps = "(max-width: 63.9375em), (hover: none)";

export const viewport = style(
  component({ position: "absolute", inset: 0, overflow: "hidden", "@media": { [taps]: { display: "none" } } }),
);
export const row = style(component({ display: "grid", gridAutoFlow: "column", gridAutoColumns: "100%", height: "100%" }));
export const slide = style(component({ position: "relative", minWidth: 0, height: "100%", overflow: "hidden" }));

const inGallery = { "@media": { [taps]: { display: "none" } } } as const;
const arrow = { position: "absolute", top: "50%", translate: "0 -50%", ...inGallery } as const;
export const previous = style(component({ ...arrow, insetInlineStart: 8 }));
export const next = style(component({ ...arrow, insetInlineEnd: 8 }));
export const segments = style(
  component({
    position: "absolute",
    insetInline: 12,
    bottom: 62,
    display: "grid",
    gridAutoFlow: "column",
    gap: 4,
    ...inGallery,
  }),
);
export const segment = style(
  component({ height: 2, background: color.bg.panel, selectors: { "&[data-current]": { background: color.border.strong } } }),
);
