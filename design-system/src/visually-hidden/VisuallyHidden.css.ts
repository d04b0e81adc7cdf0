import { style } from "@vanilla-extract/css";
import { layers } from "../theme/layers.css.ts";

/** Removes from sight, not from the accessibility tree. In the `utilities` layer, so that no component shows it again. */
export const visuallyHidden = style({
  "@layer": {
    [layers.utilities]: {
      position: "absolute",
      width: 1,
      height: 1,
      // At the foot of a page it would make the page a line longer.
      marginTop: -1,
      overflow: "hidden",
      clipPath: "inset(50%)",
      whiteSpace: "nowrap",
    },
  },
});
