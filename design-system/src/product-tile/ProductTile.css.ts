import { vars } from "@tread/tokens/contract";
import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { tiles } from "../layout/layout.css.ts";
import { text } from "../text/type.css.ts";
import { tileGap } from "../theme/grid.ts";
import { component } from "../theme/layered.ts";
import { layers } from "../theme/layers.css.ts";
import { media } from "../theme/media.ts";

const { color, layer, motion } = vars;
const { heading } = vars.type;

/** A large screen with a pointer that can hover; everything else taps. */
const hovers = "(min-width: 64em) and (hover: hover)";
const taps = "(max-width: 63.9375em), (hover: none)";

const engaged = (parent: string, state = "") => `${parent}:hover &${state}, ${parent}:focus-within &${state}`;

export const tile = style(
  component({
    containerType: "inline-size",
    position: "relative",
    display: "flex",
    flexDirection: "column",
    minWidth: 0,
  }),
);

const columnWidth = `((100cqi - (var(--tile-columns) - 1) * ${tileGap}) / var(--tile-columns))`;

// A grid has 48 tiles. Those out of sight are laid out and painted when they come near; until then each has the height that it
// will have unless its name takes a second line, so that nothing moves.
globalStyle(`${tiles} > ${tile}`, {
  "@layer": {
    [layers.components]: {
      vars: { "--tile-text": "80px", "--tile-swatches": "0px", "--tile-badges": "0px" },
      contentVisibility: "auto",
      containIntrinsicBlockSize: `auto calc(${columnWidth} * 1.5 + var(--tile-text) + var(--tile-swatches) + var(--tile-badges))`,
      // The halo of a focused tile reaches over its edge.
      overflowClipMargin: 6,
    },
  },
});
globalStyle(`[data-theme='btq'] ${tiles} > ${tile}`, { "@layer": { [layers.components]: { vars: { "--tile-text": "90px" } } } });

/** It has several colours: the room of a row of swatches. */
export const coloured = style(component({}));
globalStyle(`${tiles} > ${coloured}`, {
  "@layer": {
    [layers.components]: {
      vars: { "--tile-swatches": "32px" },
      "@media": { [media.coarse]: { vars: { "--tile-swatches": "46px" } } },
    },
  },
});

/** It has badges: the room of a row of them. */
export const badged = style(component({}));
globalStyle(`${tiles} > ${badged}`, { "@layer": { [layers.components]: { vars: { "--tile-badges": "36px" } } } });

export const picture = style(
  component({
    position: "relative",
    flex: "none",
    aspectRatio: "2 / 3",
    background: color.bg.media,
    overflow: "hidden",
    borderRadius: vars.radius.media,
  }),
);

/** A further picture over the first, which stays in sight until the further one can be drawn. */
export const over = style(
  component({
    position: "absolute",
    inset: 0,
    opacity: 0,
    transition: `opacity ${motion["tile-image"]}`,
    "@media": { [hovers]: { selectors: { [engaged(`${tile}`, "[data-ready]")]: { opacity: 1 } } } },
  }),
);

export const faded = style(component({}));
globalStyle(`${faded} img:not(${over})`, { "@layer": { [layers.components]: { opacity: 0.5 } } });

/** Its words take a second line before they come under the heart. */
export const label = style(
  component({
    position: "absolute",
    insetInlineStart: 0,
    top: 16,
    zIndex: 1,
    minWidth: "min-content",
    maxWidth: "calc(100% - 38px)",
  }),
);

export const body = style(
  component({
    display: "grid",
    gap: 2,
    paddingTop: 12,
    paddingInlineEnd: 8,
    selectors: { "[data-theme='btq'] &": { gap: 3, paddingTop: 16 } },
  }),
);

export const brand = style([text.body.sm, component({ color: color.text.secondary })]);

/** Two lines of it, so that the prices of a row stay together. It positions nothing: the link in it covers the whole tile. */
export const name = style([
  text.body.sm,
  component({
    display: "-webkit-box",
    WebkitBoxOrient: "vertical",
    WebkitLineClamp: 2,
    overflow: "hidden",
    selectors: {
      "[data-theme='btq'] &": {
        font: `${heading.md.weight} 1.25rem/1.2 ${heading.md.family}`,
        letterSpacing: "-.01em",
      },
    },
  }),
]);

/** The whole tile is one link: it covers the tile, and the controls stand above it. */
export const link = style(
  component({
    selectors: {
      "&::after": { content: "''", position: "absolute", inset: 0 },
      "&:focus-visible": { outline: "none", boxShadow: "none" },
      "&:focus-visible::after": {
        outline: `2px solid ${color.focus.ring}`,
        outlineOffset: -2,
        boxShadow: `0 0 0 4px ${color.focus.halo}`,
      },
    },
  }),
);

export const price = style(component({ marginTop: 4 }));

const above = { position: "relative", zIndex: 1, justifySelf: "start" } as const;
export const swatches = style(component({ ...above, marginTop: 10 }));
export const badges = style(component({ ...above, display: "flex", flexWrap: "wrap", gap: 4, marginTop: 10 }));

/** Lies over the picture, lets presses through to the link and carries what can be pressed itself. */
export const controls = style(
  component({
    position: "absolute",
    inset: "0 0 auto",
    aspectRatio: "2 / 3",
    overflow: "hidden",
    pointerEvents: "none",
    zIndex: layer["tile-action"],
  }),
);
globalStyle(`${controls} > *`, { "@layer": { [layers.components]: { pointerEvents: "auto" } } });

export const bar = style([
  text.label.md,
  component({
    position: "absolute",
    inset: "auto 0 0",
    width: "100%",
    minHeight: 52,
    display: "flex",
    alignItems: "center",
    justifyContent: "center",
    gap: 8,
    padding: "8px 16px",
    textAlign: "center",
    background: color.overlay["tile-bar"],
    color: color.text.primary,
    // A white bar needs a hairline so that the picture keeps its edge.
    boxShadow: `inset 0 0 0 1px ${color.border.default}`,
    "@media": {
      [hovers]: {
        translate: "0 100%",
        transition: `translate ${motion["tile-bar"]}`,
        selectors: { [engaged(`${tile}`)]: { translate: "0 0" } },
      },
      [media.forcedColors]: { border: "1px solid" },
    },
    selectors: { "&:focus-visible": { outlineOffset: -4, boxShadow: "none" } },
  }),
]);

export const stacked = style([text.label.xs, component({ flexDirection: "column", gap: 2, textWrap: "balance" })]);

export const muted = style(component({ color: color.text.secondary }));

const { primary } = color.action;
export const add = style(
  component({
    boxShadow: "none",
    background: primary.bg.rest,
    color: primary.fg.rest,
    transition: `background-color ${motion.hover}, color ${motion.hover}`,
    selectors: {
      "&:hover": { background: primary.bg.hover, color: primary.fg.hover },
      "&:focus-visible": { outlineColor: color.focus["ring-inverse"] },
    },
    "@media": {
      [hovers]: {
        transition: `translate ${motion["tile-bar"]}, background-color ${motion.hover}, color ${motion.hover}`,
      },
      [taps]: { display: "none" },
      "(scripting: none)": { display: "none" },
    },
  }),
);

export const quick = style(
  component({
    position: "absolute",
    insetInlineEnd: 8,
    bottom: 8,
    "@media": { [hovers]: { display: "none" }, "(scripting: none)": { display: "none" } },
  }),
);

export const heart = style(
  component({
    position: "absolute",
    insetInlineEnd: 4,
    top: 6,
    color: color.text.primary,
    // On a narrow tile the open picker reaches up to where the heart is.
    selectors: { "&:hover:hover": { background: color.bg.panel }, "fieldset ~ &": { display: "none" } },
    "@media": {
      [hovers]: {
        opacity: 0,
        transition: `opacity ${motion.hover}`,
        selectors: { [engaged(`${tile}`)]: { opacity: 1 }, "&[aria-pressed='true']": { opacity: 1 } },
      },
      // It takes the system's colour there, the studio's tint behind it does not.
      [media.forcedColors]: { background: "Canvas" },
      "(scripting: none)": { display: "none" },
    },
  }),
);

const beat = keyframes({ "40%": { scale: "1.24" } });
export const beating = style(
  component({ selectors: { "&[aria-pressed='true']:focus": { animation: `${beat} ${motion.heart}` } } }),
);

export const countdown = style(component({ position: "absolute", inset: "auto 0 0" }));

export const skeletonBody = style(component({ display: "grid", gap: 9, paddingTop: 16 }));
