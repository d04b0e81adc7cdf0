import { vars } from "@tread/tokens/contract";
import { style, styleVariants } from "@vanilla-extract/css";
import { text } from "../text/type.css.ts";
import { margin } from "../theme/grid.ts";
import { component } from "../theme/layered.ts";
import { media } from "../theme/media.ts";

const { color, motion, size } = vars;
const { header: heights } = size;

export const header = style(
  component({
    position: "sticky",
    top: 0,
    zIndex: vars.layer.header,
    background: color.bg.canvas,
    borderBottom: `1px solid ${color.border.subtle}`,
    "@media": { [media.low]: { position: "relative" } },
  }),
);

export const row = style(
  component({
    display: "flex",
    alignItems: "center",
    gap: 4,
    width: "100%",
    maxWidth: `calc(${vars.grid.max} + 2 * ${margin})`,
    marginInline: "auto",
    minHeight: heights.mobile,
    paddingInline: 6,
    transition: `min-height ${motion.accordion}`,
    // Once the page has moved on, a phone keeps its room for products (HEAD-17).
    selectors: { "[data-shrunk] > &": { minHeight: heights["mobile-shrunk"] } },
    "@media": {
      [media.md]: { paddingInline: `calc(${margin} - 10px)` },
      [media.lg]: {
        minHeight: heights.desktop,
        paddingInline: `${margin} calc(${margin} - 10px)`,
        gap: 20,
        transition: "none",
        selectors: { "[data-shrunk] > &": { minHeight: heights.desktop }, "[data-theme='btq'] &": { gap: 12 } },
      },
      [media.xl]: { gap: 32, selectors: { "[data-theme='btq'] &": { gap: 32 } } },
    },
  }),
);

export const switcher = style(
  component({
    flex: "none",
    display: "flex",
    alignItems: "center",
    gap: 10,
    "@media": { "(min-width: 30em)": { gap: 14 } },
  }),
);

export const store = style(
  component({
    display: "grid",
    alignItems: "center",
    minHeight: size.tap,
    color: color.text.secondary,
    transition: `color ${motion.hover}`,
    selectors: {
      "&:hover, &[aria-current]": { color: color.text.primary },
      "& + &": { position: "relative", paddingInlineStart: 10 },
      // A hairline between the two logos.
      "& + &::before": {
        content: "''",
        position: "absolute",
        height: 20,
        insetInlineStart: 0,
        // Where a grid has what stands outside its flow, browsers do not agree.
        insetBlock: 0,
        marginBlock: "auto",
        borderInlineStart: `1px solid ${color.border.default}`,
      },
    },
    "@media": { "(min-width: 30em)": { selectors: { "& + &": { paddingInlineStart: 14 } } } },
  }),
);

/** The other store's logo, on a small screen without the boutique. */
export const largeOnly = style(component({ "@media": { "(max-width: 63.9375em)": { display: "none" } } }));

export const logo = styleVariants({
  wordmark: component({
    height: 15,
    "@media": {
      "(min-width: 30em)": { height: 17 },
      [media.md]: { height: 20 },
      [media.xl]: { height: 22 },
    },
  }),
  btq: component({
    height: 21,
    marginTop: 3,
    "@media": { [media.md]: { height: 25 }, [media.lg]: { height: 28, marginTop: 4 } },
  }),
});

export const tools = style(component({ display: "flex", alignItems: "center", marginInlineStart: "auto" }));

const narrow = { "@media": { "(max-width: 29.9375em)": { width: 40 } } } as const;
export const tool = style(component(narrow));

/** On the narrowest phones the menu alone leads to the stores, then to the account as well. */
export const stores = style([tool, component({ "@media": { "(max-width: 24.3125em)": { display: "none" } } })]);
export const account = style([tool, component({ "@media": { "(max-width: 21.8125em)": { display: "none" } } })]);

export const menu = style(component({ "@media": { [media.lg]: { display: "none" } } }));

/** The search icon gives way to a field-like button where there is room. */
export const search = style(
  component({
    "@media": { "(max-width: 29.9375em)": { width: 40 }, [media.xl]: { display: "none" } },
  }),
);

export const pill = style([
  text.label.sm,
  component({
    display: "none",
    "@media": {
      [media.xl]: {
        display: "inline-flex",
        alignItems: "center",
        gap: 10,
        width: 200,
        height: 44,
        paddingInline: 16,
        marginInlineEnd: 8,
        borderRadius: vars.radius.control,
        background: color.bg.subtle,
        color: color.text.secondary,
        transition: `background-color ${motion.hover}`,
        selectors: { "&:hover, &[aria-expanded='true']": { background: color.bg.sunken, color: color.text.primary } },
      },
    },
  }),
]);
