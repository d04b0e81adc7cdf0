import { globalStyle } from "@vanilla-extract/css";

/**
 * Paper has no use for the shop around a page, nor for what is only pressed. What also says or shows what there is stays: sizes, in a
 * list, and pictures that are pressed to be enlarged.
 */
globalStyle("body > :not(main), main button:not(li > *, :has(img)), main aside form", {
  "@media": { print: { display: "none" } },
});
