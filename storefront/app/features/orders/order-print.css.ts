import { style } from "@vanilla-extract/css";

/** What can only be pressed. */
export const onScreen = style({ "@media": { print: { display: "none" } } });
