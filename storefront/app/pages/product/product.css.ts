import { margin, media, page, vars } from "@tread/design-system/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const line = `1px solid ${vars.color.border.subtle}`;
const tablet = "(min-width: 40em) and (max-width: 63.9375em)";

export const crumbs = style(page({ paddingBlock: 16 }));
export const product = style(
  page({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    "@media": {
      [media.lg]: {
        gridTemplateColumns: "minmax(0, 1fr) clamp(400px, 34vw, 500px)",
        gap: "0 clamp(32px, 3.4vw, 56px)",
        alignItems: "start",
        paddingInlineEnd: margin,
        // On a screen that is wider than the page, the pictures begin where its other content does.
        width: "100%",
        maxWidth: `calc(${vars.grid.max} + 2 * ${margin})`,
        marginInline: "auto",
        paddingInlineStart: `clamp(0px, 100vw - ${vars.grid.max} - 2 * ${margin}, ${margin})`,
      },
    },
  }),
);
export const buy = style(
  page({
    padding: `24px ${margin} 0`,
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    // An owner's text may hold an address of the web, which is one long word.
    overflowWrap: "anywhere",
    gap: 20,
    alignContent: "start",
    "@media": {
      [tablet]: { maxWidth: 640, width: "100%", marginInline: "auto" },
      [media.lg]: { position: "sticky", top: 100, padding: 0 },
    },
  }),
);
/** The way into the cart, and beside it the way onto the wishlist. */
export const callToAction = style(
  page({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gridAutoFlow: "column", gap: 12, alignItems: "center" }),
);
/** As tall as the button beside it. */
export const heart = style(page({ width: 60, height: 60 }));
/** What to do about it, under what a note says. */
export const noteAction = style(page({ marginTop: 12 }));
export const between = style(
  page({ display: "flex", gap: 12, alignItems: "center", flexWrap: "wrap", justifyContent: "space-between" }),
);
export const ratingLink = style(
  page({
    display: "inline-flex",
    alignItems: "center",
    gap: 6,
    minHeight: 24,
    // Not in one: Safari takes no thickness there.
    textDecorationLine: "underline",
    textDecorationThickness: 1,
    textDecorationColor: vars.color.border.default,
    textUnderlineOffset: ".2em",
    "@media": { [media.coarse]: { minHeight: vars.size.tap, marginBlock: -10 } },
  }),
);
/** A white label keeps its shape on the white page. */
export const label = style(page({ boxShadow: `inset 0 0 0 1px ${vars.color.border.subtle}` }));
export const title = style(page({ marginBlock: "2px 4px" }));
export const muted = style(page({ color: vars.color.text.secondary, fontWeight: 400, marginInlineStart: 4 }));
export const option = style(page({ display: "grid", gap: 12, minWidth: 0 }));
export const legend = style(
  page({
    display: "flex",
    justifyContent: "space-between",
    alignItems: "center",
    width: "100%",
    // Its tools come with the size chart, which may be later than the rest.
    minHeight: 44,
    fontWeight: 600,
    marginBottom: 12,
    gap: 12,
    flexWrap: "wrap",
  }),
);
export const legendTools = style(page({ display: "flex", alignItems: "center", gap: 16 }));
/** One half of a chevron, as thick as an icon's lines. */
const stroke = (angle: number) =>
  `linear-gradient(${angle}deg, transparent calc(50% - .65px), ${vars.color.text.primary} 0 calc(50% + .65px), transparent 0)`;
/** A choice that reads as a link, with the chevron of the shop's other choices and not the platform's. */
export const quietSelect = style(
  page({
    appearance: "none",
    minHeight: 44,
    border: 0,
    paddingInline: "0 18px",
    background: `${stroke(45)} right 5px center / 5px 5px no-repeat, ${stroke(-45)} right 0 center / 5px 5px no-repeat`,
    "@media": { [media.forcedColors]: { appearance: "auto", background: "none" } },
    textDecoration: "underline",
    textUnderlineOffset: ".2em",
    fontSize: ".875rem",
    cursor: "pointer",
    // As wide as what is chosen, so that its arrow stands beside it.
    fieldSizing: "content",
  }),
);
export const guide = style(
  page({
    display: "inline-flex",
    gap: 8,
    alignItems: "center",
    minHeight: 44,
    fontSize: ".875rem",
    textDecoration: "underline",
    textUnderlineOffset: ".2em",
  }),
);
export const colours = style(page({ display: "flex", gap: 6, flexWrap: "wrap", paddingBottom: 6 }));
export const colour = style(
  page({
    width: 64,
    aspectRatio: "4 / 5",
    overflow: "hidden",
    position: "relative",
    display: "block",
    background: vars.color.bg.media,
    selectors: {
      '&[aria-current="page"]': { boxShadow: `0 3px 0 0 ${vars.color.bg.canvas}, 0 6px 0 0 ${vars.color.border.strong}` },
      "&[data-sold-out]::after": {
        content: "",
        position: "absolute",
        inset: 0,
        // Forced colours draw no gradients, and the faded picture alone does not say it.
        forcedColorAdjust: "none",
        background: `linear-gradient(to top right, transparent calc(50% - .7px), ${vars.color.border.control} calc(50% - .7px), ${vars.color.border.control} calc(50% + .7px), transparent calc(50% + .7px))`,
      },
    },
    "@media": { [media.forcedColors]: { selectors: { '&[aria-current="page"]': { outline: "3px solid CanvasText" } } } },
  }),
);
globalStyle(`${colour}[data-sold-out] img`, page({ opacity: 0.4 }) as never);
export const low = style(
  page({
    color: vars.color.commerce.stock.low,
    display: "flex",
    gap: 8,
    alignItems: "center",
    selectors: {
      "&::before": { content: "", border: "3px solid", borderRadius: "50%" },
    },
  }),
);
/** Where there is nothing to say it keeps no distance from its neighbours. */
export const problemPlace = style(page({ selectors: { "&:empty": { position: "absolute" } } }));
export const problem = style(page({ display: "flex", gap: 8, alignItems: "center" }));
export const promises = style(page({ display: "grid", borderTop: line, marginBottom: -20 }));
export const promise = style(
  page({
    display: "grid",
    gridTemplateColumns: "24px 1fr",
    gap: 14,
    paddingBlock: 14,
    selectors: { "& + &": { borderTop: line } },
  }),
);
export const strong = style(page({ fontWeight: 600 }));
/** Reads like a link in its line, and is as high as a finger where one presses it. */
export const tap = style(
  page({
    "@media": { [media.coarse]: { display: "inline-flex", alignItems: "center", minHeight: vars.size.tap, marginBlock: -12 } },
  }),
);
export const promiseTitle = style([strong, page({ display: "block" })]);
export const drop = style(
  page({ background: vars.color.bg.inverse, color: vars.color.text.inverse, padding: 24, display: "grid", gap: 20 }),
);
export const details = style(page({ display: "grid", gap: 12 }));
export const facts = style(page({ display: "grid" }));
export const fact = style(
  page({
    paddingInlineStart: 18,
    position: "relative",
    selectors: {
      "&::before": {
        content: "",
        position: "absolute",
        insetInlineStart: 0,
        top: ".62em",
        width: 8,
        // A line and not a ground, which forced colours would take away.
        borderTop: "2px solid",
      },
    },
  }),
);
export const buyBar = style(
  page({
    position: "sticky",
    // Above a notice at the foot of the window.
    bottom: "var(--notice-height, 0px)",
    zIndex: vars.layer.sticky,
    background: vars.color.bg.canvas,
    borderTop: line,
    boxShadow: vars.shadow.sticky,
    display: "grid",
    // A long name is cut short before the button is.
    gridTemplateColumns: "minmax(0, auto) minmax(60%, 1fr)",
    gap: 20,
    alignItems: "center",
    padding: `10px ${margin}`,
    "@media": { [media.low]: { position: "static" }, [`${media.lg}, print`]: { display: "none" } },
  }),
);
/** What gets the focus stands clear of the bar. */
globalStyle(`html:has(${buyBar})`, {
  "@media": { [`not all and ${media.lg}`]: { scrollPaddingBottom: "calc(5rem + var(--notice-height, 0px))" } },
});
/** What the address points at stands clear of the header, which stays at the top. */
export const anchor = style(page({ scrollMarginTop: 96 }));
