import { vars } from "@tread/tokens/contract";
import { style, styleVariants } from "@vanilla-extract/css";
import { part } from "../theme/layered.ts";
import { media } from "../theme/media.ts";

const { border, control } = vars.color;
const touch = { "@media": { "(pointer: coarse)": { minHeight: vars.size.tap } } };

export const chip = style(
  part({
    position: "relative",
    display: "inline-flex",
    alignItems: "center",
    gap: 8,
    border: "1px solid",
    borderRadius: vars.radius.chip,
    whiteSpace: "nowrap",
    transition: `border-color ${vars.motion.hover}, background-color ${vars.motion.hover}`,
  }),
);

const current = {
  background: control.bg.selected,
  borderColor: control.bg.selected,
  color: control.fg.selected,
};

export const variant = styleVariants({
  choice: part({
    minHeight: 40,
    paddingInline: 16,
    background: control.bg.rest,
    borderColor: control.border.rest,
    color: control.fg.rest,
    selectors: {
      "&:hover": { borderColor: control.border.hover },
      "&[aria-pressed='true'], &[aria-current]:not([aria-current='false'])": current,
    },
    "@media": {
      ...touch["@media"],
      [media.forcedColors]: {
        selectors: { "&[aria-pressed='true'], &[aria-current]:not([aria-current='false'])": { borderWidth: 3 } },
      },
    },
  }),
  applied: part({
    minHeight: 36,
    padding: "0 10px 0 14px",
    background: control.bg["selected-soft"],
    borderColor: control.bg["selected-soft"],
    color: control.fg["selected-soft"],
    selectors: { "&:hover": { borderColor: border.strong } },
    ...touch,
  }),
});
