import { globalStyle, style } from "@vanilla-extract/css";
import { component, layers, media } from "../theme/index.ts";

/** The button's 44 px reach to the row's edge; the row keeps its height. */
export const remove = style(component({ marginBlock: -10, marginInlineEnd: -12 }));

/** Without a body of its own under it, the error stands right under the words. */
export const error = style(component({ marginTop: -12 }));

/** Code, PIN and button in a line from 640 px; the button stands beside the boxes, not the labels. */
export const form = style(
  component({
    display: "grid",
    gap: 16,
    alignItems: "start",
    "@media": { [media.sm]: { gridTemplateColumns: "minmax(0, 1fr) 128px auto" } },
  }),
);

/** What is said of the PIN has the room under the button as well, where nothing stands. */
globalStyle(`${form} > :nth-child(2) > p`, {
  "@layer": { [layers.components]: { "@media": { [media.sm]: { marginInlineEnd: -100 } } } },
});

export const apply = style(component({ "@media": { [media.sm]: { marginTop: 26 } } }));
