import { vars } from "@tread/tokens/contract";
import { createVar, style, styleVariants } from "@vanilla-extract/css";
import { typeRule } from "../text/type-rule.ts";
import { onInverse } from "../theme/ground.ts";
import { part } from "../theme/layered.ts";
import { layers as cascade } from "../theme/layers.css.ts";
import { media } from "../theme/media.ts";
import type { ButtonSize, ButtonVariant } from "./button.contract.ts";

const { action, border, text, disabled } = vars.color;
const background = createVar();
const foreground = createVar();
const edge = createVar();

type Paint = { background: string; foreground: string; edge?: string };
const paint = (colours: Paint): Record<string, string> => ({
  [background]: colours.background,
  [foreground]: colours.foreground,
  [edge]: colours.edge ?? "transparent",
});

export const button = style(
  part({
    position: "relative",
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: 10,
    borderRadius: vars.radius.control,
    background: background,
    color: foreground,
    border: `1.5px solid ${edge}`,
    whiteSpace: "nowrap",
    textAlign: "center",
    cursor: "pointer",
    transition: `background-color ${vars.motion.hover}, color ${vars.motion.hover}, border-color ${vars.motion.hover}, transform ${vars.motion.press}`,
    selectors: {
      "&:active": { transform: "scale(.98)" },
      "&:disabled": {
        vars: paint({ background: disabled.bg, foreground: disabled.fg }),
        cursor: "not-allowed",
        transform: "none",
      },
      [`${onInverse}:disabled`]: {
        vars: paint({ background: action.inverse.bg.disabled, foreground: action.inverse.fg.disabled }),
      },
      "&[aria-busy='true']": { cursor: "progress", transform: "none" },
    },
    "@media": {
      // Where there is little room the words take more lines rather than run out of the page.
      "(max-width: 29.9375em)": { whiteSpace: "normal", maxWidth: "100%", paddingBlock: 6 },
      [media.forcedColors]: { borderColor: "ButtonBorder" },
      // Also where it is a link: paper leads nowhere.
      print: { display: "none" },
    },
  }),
);

/** What of a state is not painted like that in each of the states under it. */
function changed(state: Paint, ...under: Paint[]) {
  const beneath = under.map(paint);
  return Object.fromEntries(
    Object.entries(paint(state)).filter(([name, colour]) => beneath.some((each) => each[name] !== colour)),
  );
}

const states = (rest: Paint, hover: Paint, active: Paint) =>
  part({
    vars: paint(rest),
    // Media queries come last in a style, so that being pressed has to weigh more than being hovered.
    selectors: { "&:active:active:not(:disabled)": { vars: changed(active, rest, hover) } },
    "@media": { [media.hover]: { selectors: { "&:hover:not(:disabled)": { vars: changed(hover, rest) } } } },
  });

const filled = (kind: "primary" | "accent" | "inverse", state: "rest" | "hover" | "active"): Paint => ({
  background: action[kind].bg[state],
  foreground: action[kind].fg[state],
});
const outlined = (state: "rest" | "hover" | "active"): Paint => ({
  background: action.secondary.bg[state],
  foreground: action.secondary.fg[state],
  edge: action.secondary.border[state],
});
const bare = (state: "rest" | "hover" | "active"): Paint => ({
  background: action.ghost.bg[state],
  foreground: action.ghost.fg[state],
});
const dangerous = (state: "rest" | "hover" | "active"): Paint => ({
  background: "transparent",
  foreground: action.destructive.fg[state],
  edge: action.destructive.fg[state],
});

export const variant: Record<ButtonVariant, string> = styleVariants({
  primary: states(filled("primary", "rest"), filled("primary", "hover"), filled("primary", "active")),
  accent: states(filled("accent", "rest"), filled("accent", "hover"), filled("accent", "active")),
  secondary: states(outlined("rest"), outlined("hover"), outlined("active")),
  ghost: states(bare("rest"), bare("hover"), bare("active")),
  inverse: states(filled("inverse", "rest"), filled("inverse", "hover"), filled("inverse", "active")),
  outlineInverse: states(
    { background: "transparent", foreground: text.inverse, edge: border["inverse-control"] },
    filled("inverse", "hover"),
    filled("inverse", "active"),
  ),
  danger: states(dangerous("rest"), dangerous("hover"), dangerous("active")),
});

/** Space beside the label. */
const inset = createVar();

const control = vars.size.control;
const sizes: Record<ButtonSize, { height: string; padding: number; role: "label.sm" | "label.md" | "label.lg" }> = {
  sm: { height: control.sm, padding: 14, role: "label.sm" },
  md: { height: control.md, padding: 20, role: "label.md" },
  lg: { height: control.lg, padding: 28, role: "label.lg" },
  xl: { height: control.xl, padding: 32, role: "label.lg" },
};

export const size = styleVariants(sizes, ({ height, padding, role }, name) => ({
  "@layer": {
    [cascade.type]: typeRule(role),
    [cascade.parts]: {
      vars: { [inset]: `${padding}px` },
      minHeight: height,
      paddingInline: inset,
      ...(name === "sm" && { "@media": { "(pointer: coarse)": { minHeight: vars.size.tap } } }),
    },
  },
}));

export const block = style(part({ display: "flex", width: "100%", whiteSpace: "normal", paddingBlock: 6 }));

/** Both labels of a busy button in one place: it is as wide as at rest, or as its words need. */
export const layers = style(part({ display: "grid", gap: "inherit" }));

export const layer = style(
  part({ gridArea: "1 / 1", display: "flex", alignItems: "center", justifyContent: "center", gap: "inherit" }),
);

/** What a busy button says may take most of the space beside the label before the button grows. */
export const busy = style(part({ marginInline: `calc(8px - ${inset})` }));

/** The resting label stays in place unseen while the button is busy. */
export const held = style(part({ visibility: "hidden" }));
