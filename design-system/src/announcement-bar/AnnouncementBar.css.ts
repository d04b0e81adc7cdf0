import { vars } from "@tread/tokens/contract";
import { style } from "@vanilla-extract/css";
import { text } from "../text/type.css.ts";
import { component } from "../theme/layered.ts";
import { media } from "../theme/media.ts";
import { announcementTimes } from "./announcement-bar.contract.ts";

const { color, size } = vars;

export const bar = style([
  text.body.sm,
  component({
    position: "relative",
    display: "grid",
    minHeight: size.tap,
    background: color.bg.inverse,
    color: color.text.inverse,
    "@media": { [media.lg]: { minHeight: size.header.announcement } },
  }),
]);

/**
 * One announcement shows. Without scripts the rest can be scrolled to; with them the page's own scrolling must not be
 * caught by a bar that turns by itself.
 */
export const viewport = style(
  component({
    display: "grid",
    overflow: "hidden",
    "@media": { "(scripting: none)": { overflowY: "auto", scrollSnapType: "y mandatory", scrollbarWidth: "none" } },
  }),
);

/** All stand in one place, so that the bar is as high as the longest, and each as many heights down as others come before it does. */
export const row = style(component({ display: "grid" }));

export const item = style(component({ gridArea: "1 / 1", position: "relative", display: "grid", scrollSnapAlign: "start" }));

/** The two that take part in a move; any other changes its place unseen. */
export const rising = style(component({ transition: `translate ${announcementTimes.motion}ms ease-out` }));

export const line = style(
  component({
    display: "grid",
    alignItems: "center",
    paddingBlock: 4,
    paddingInline: "16px 48px",
    overflowWrap: "anywhere",
    textWrap: "balance",
    "@media": { "(min-width: 30em)": { paddingInline: 48, textAlign: "center" } },
    selectors: { "a&:hover": { color: color.text["marker-on-inverse"] }, "a&:focus-visible": { outlineOffset: -4 } },
  }),
);

export const pause = style(
  component({
    position: "absolute",
    insetInlineEnd: 4,
    top: 0,
    zIndex: 1,
    width: size.tap,
    height: "100%",
    display: "grid",
    placeItems: "center",
    color: color.text["inverse-secondary"],
    selectors: { "&:hover": { color: color.text.inverse }, "&:focus-visible": { outlineOffset: -4 } },
    "@media": { "(scripting: none)": { display: "none" } },
  }),
);
