import { media, page as pageLayer } from "@tread/design-system/theme";
import { style } from "@vanilla-extract/css";

export const page = style(pageLayer({ position: "relative", overflow: "hidden", minHeight: "46vh" }));
export const words = style(
  pageLayer({
    display: "grid",
    gap: 24,
    justifyItems: "start",
    position: "relative",
    paddingBlock: "clamp(40px, 7vw, 104px) clamp(32px, 4vw, 64px)",
  }),
);
export const headline = style(pageLayer({ maxWidth: "11ch" }));
export const advice = style(pageLayer({ maxWidth: "40ch" }));
/** What the tallest tiles have below their skeletons' last line: colours, a badge, the space around them. */
const feet = { narrow: 92, wide: 78 };
/** Without scripts nothing will come. */
export const coming = style(
  pageLayer({
    paddingBottom: feet.narrow,
    "@media": { [media.lg]: { paddingBottom: feet.wide }, "(scripting: none)": { display: "none" } },
  }),
);
/** Steps that lead off the page. */
export const prints = style(
  pageLayer({
    position: "absolute",
    pointerEvents: "none",
    width: "60%",
    height: "36%",
    insetInlineEnd: "-4%",
    bottom: 0,
    opacity: 0.7,
    objectFit: "contain",
    objectPosition: "right center",
    "@media": { [media.md]: { width: "52%", height: "100%", insetInlineEnd: "-2%", bottom: 0, opacity: 1 } },
  }),
);
