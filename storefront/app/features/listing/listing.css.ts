import { margin, media, page, tileGap, vars } from "@tread/design-system/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const head = style(page({ paddingBlock: "20px 8px" }));
export const headRow = style(
  page({
    display: "flex",
    alignItems: "baseline",
    justifyContent: "space-between",
    gap: 16,
    marginTop: "clamp(20px, 3vw, 40px)",
    flexWrap: "wrap",
    // What was searched for may be one long word.
    overflowWrap: "anywhere",
    // With no chips below, the filter bar's line would touch the headline; on a desk the bar keeps its distance itself.
    selectors: { "&:last-child": { marginBottom: 12 } },
    "@media": { [media.lg]: { selectors: { "&:last-child": { marginBottom: 0 } } } },
  }),
);
export const readAs = style(page({ marginTop: 8 }));
export const related = style(
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
export const bar = style(
  page({
    position: "sticky",
    // It sticks only where the page has moved, and there the head has shrunk.
    top: vars.size.header["mobile-shrunk"],
    zIndex: vars.layer.sticky,
    background: vars.color.bg.canvas,
    borderBottom: `1px solid ${vars.color.border.subtle}`,
    marginBottom: tileGap,
    "@media": { [media.lg]: { top: 76, marginBlock: "16px 24px" }, [media.low]: { position: "relative", top: 0 } },
  }),
);
export const barInner = style(
  page({ display: "flex", alignItems: "center", gap: 16, "@media": { [media.lg]: { minHeight: 64 } } }),
);
export const fromLarge = style(page({ display: "none", "@media": { [media.lg]: { display: "flex" } } }));
/** Sorting stands at the far end, with or without filters in force between. */
export const end = style([fromLarge, page({ marginInlineStart: "auto" })]);
/** As wide with "Show" as with "Hide", so that what is beside it stays where it is. */
export const toggleRoom = style([fromLarge, page({ flex: "none", width: 180 })]);
export const toggle = style(page({ marginInlineStart: -20 }));
export const chips = style(
  page({
    flex: 1,
    minWidth: 0,
    overflowX: "auto",
    scrollPaddingInline: 96,
    scrollbarWidth: "none",
    paddingBlock: 6,
    "@media": {
      "(max-width: 63.9375em)": {
        // As tall with one filter as with several, which "Clear all" goes with.
        minHeight: 70,
        paddingBlock: "10px 16px",
        marginInline: `calc(-1 * ${margin})`,
        paddingInline: margin,
        selectors: { "&:empty": { display: "none" } },
      },
    },
  }),
);
export const quiet = style(page({ fontWeight: 400, color: vars.color.text.secondary }));
export const mobileBar = style(
  page({
    display: "grid",
    gridTemplateColumns: "2fr 3fr",
    borderTop: `1px solid ${vars.color.border.subtle}`,
    "@media": { [media.lg]: { display: "none" } },
  }),
);
export const mobileButton = style(
  page({
    minHeight: 52,
    display: "flex",
    alignItems: "center",
    justifyContent: "center",
    gap: 10,
    fontWeight: 600,
    fontSize: ".9375rem",
    selectors: { "& + &": { borderInlineStart: `1px solid ${vars.color.border.subtle}` } },
  }),
);
export const counter = style(
  page({
    minWidth: 20,
    height: 20,
    paddingInline: 5,
    borderRadius: vars.radius.counter,
    display: "inline-grid",
    placeItems: "center",
    fontSize: ".75rem",
    background: vars.color.bg.marker,
    color: vars.color.text["on-marker"],
  }),
);
export const columns = style(
  page({
    "@media": {
      [media.lg]: { display: "grid", gridTemplateColumns: "264px minmax(0, 1fr)", gap: 40, alignItems: "start" },
    },
  }),
);
/** Filters stay in sight beside the tiles, under the head and the bar; what is too long for the screen scrolls by itself. */
export const side = style(
  page({
    display: "none",
    "@media": {
      [media.lg]: {
        display: "block",
        position: "sticky",
        top: 140,
        maxHeight: "calc(100vh - 140px)",
        overflowY: "auto",
        overscrollBehavior: "contain",
        scrollbarWidth: "thin",
        // Room for focus rings, which a scrolling box would cut.
        margin: "-12px -6px -6px",
        padding: "12px 6px 24px",
      },
    },
  }),
);
/** Pictures of what may soon be replaced. Words stay as legible as they were: on a slow line that takes seconds. */
export const busy = style({});
globalStyle(`${busy} img`, page({ opacity: 0.45, transition: `opacity ${vars.motion.hover} 150ms` }) as never);
export const more = style(page({ paddingTop: 72 }));
export const empty = style(page({ paddingTop: "clamp(32px, 4vw, 64px)" }));

export const failed = style(page({ marginBottom: 24 }));
