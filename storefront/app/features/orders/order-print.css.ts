import { style } from "@vanilla-extract/css";

/** What can only be pressed. */
export const onScreen = style({ "@media": { print: { display: "none" } } });

/** What stands on a dark ground, which is left off the paper. */
export const onDark = style({ "@media": { print: { color: "CanvasText", background: "none" } } });

/** The shop's header stays off the paper, so the paper says itself whose it is. */
export const letterhead = style({
  display: "none",
  marginBlockEnd: 32,
  fontSize: 24,
  "@media": { print: { display: "block" } },
});
