import { style } from "@vanilla-extract/css";
import { margin } from "../theme/grid.ts";
import { component } from "../theme/layered.ts";

/** The browser scrolls and snaps it; with `data-live` Embla moves the row inside, and nothing else about it changes. */
export const viewport = style(
  component({
    overflowX: "auto",
    overscrollBehaviorX: "contain",
    scrollSnapType: "x mandatory",
    scrollbarWidth: "none",
    selectors: {
      "&:focus-visible": { outlineOffset: -2, boxShadow: "none" },
      // Up and down, and two fingers, are the page's.
      "&[data-live]": { overflow: "hidden", touchAction: "pan-y pinch-zoom" },
    },
  }),
);

export const slide = style(component({ position: "relative", scrollSnapAlign: "start", minWidth: 0 }));

/** What scrolls runs to the screen's edges, and the first slide stands on the margin. */
export const edged = { paddingInline: margin, scrollPaddingInline: margin } as const;

/** After the last slide: what scrolls does not count the padding at its end, but what stands there. */
export const endMargin = {
  content: "''",
  position: "absolute",
  insetInlineStart: "100%",
  top: 0,
  width: margin,
  height: 1,
} as const;
