import { media, page } from "@tread/design-system/theme";
import { style } from "@vanilla-extract/css";

export const dashboard = style(
  page({
    display: "grid",
    gap: 24,
    paddingBlock: "clamp(20px, 3vw, 40px) 96px",
    "@media": {
      [media.lg]: {
        gridTemplateColumns: "256px minmax(0, 1fr)",
        gap: 64,
        alignItems: "start",
      },
      print: { display: "block" },
    },
  }),
);
/** Nothing on paper can be pressed. */
export const navigation = style({ "@media": { print: { display: "none" } } });
/** Wide things on the page scroll in their own box, not the page. */
export const content = style(page({ minWidth: 0, minHeight: "60vh" }));
