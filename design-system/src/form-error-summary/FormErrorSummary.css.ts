import { style } from "@vanilla-extract/css";
import { text } from "../text/type.css.ts";
import { component, media, vars } from "../theme/index.ts";

const { error } = vars.color.feedback;

export const summary = style([
  text.body.md,
  component({
    display: "grid",
    gridTemplateColumns: "24px 1fr",
    gap: 12,
    padding: "14px 16px",
    alignItems: "start",
    background: error.bg,
    color: error.fg,
    borderInlineStart: `3px solid ${error.border}`,
  }),
]);

export const title = style([text.body.md, component({ fontWeight: 600 })]);

export const list = style([
  text.body.sm,
  component({ display: "grid", marginTop: 2, "@media": { [media.coarse]: { marginBlock: "-4px -8px" } } }),
]);

export const link = style(
  component({
    display: "inline-flex",
    alignItems: "center",
    minHeight: 28,
    textDecoration: "underline",
    textUnderlineOffset: ".2em",
    "@media": { [media.coarse]: { minHeight: 44 } },
  }),
);
