import { margin, page } from "@tread/design-system/theme";
import { style } from "@vanilla-extract/css";

export const head = style(page({ paddingBlock: "20px 8px" }));
export const title = style(page({ marginTop: "clamp(12px, 3vw, 40px)" }));
export const tags = style(
  page({
    display: "flex",
    gap: 6,
    overflowX: "auto",
    // A chip that the edge cuts off comes wholly into view when it has focus.
    scrollPaddingInline: 96,
    scrollbarWidth: "none",
    margin: `clamp(16px, 2vw, 24px) calc(-1 * ${margin}) 0`,
    paddingInline: margin,
    // Room for the focus ring, which a scrolling box would cut.
    paddingBlock: 6,
  }),
);
export const stories = style(page({ display: "grid", gap: "clamp(40px, 5vw, 64px)", paddingTop: 16 }));
export const waiting = style(page({ aspectRatio: "4 / 6" }));
export const empty = style(page({ paddingBlock: "clamp(40px, 8vw, 120px)" }));
export const more = style(page({ paddingBlock: "clamp(40px, 6vw, 80px)" }));
