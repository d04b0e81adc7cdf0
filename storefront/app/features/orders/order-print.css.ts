import { style } from "@vanilla-extract/css";

/** What can only be pressed. */
export const onScreen = style({ "@media": { print: { display: "none" } } });

/** The shop's header stays off the paper, so the paper says itself whose it is. */
export const letterhead = style({
  display: "none",
  marginBlockEnd: 32,
  fontSize: 24,
  "@media": { print: { display: "block" } },
});
