export { vars } from "@tread/tokens/contract";
export { classNames } from "./class-names.ts";
export { gutter, margin, tileGap } from "./grid.ts";
export { inverseGround, onInverse } from "./ground.ts";
export { component, page, part } from "./layered.ts";
export { layers } from "./layers.css.ts";
export { media } from "./media.ts";
export { type Theme, themes } from "./theme.contract.ts";
