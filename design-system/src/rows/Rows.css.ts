import { style } from "@vanilla-extract/css";
import { component, vars } from "../theme/index.ts";

const { border } = vars.color;

export const rows = style(component({ borderTop: `1px solid ${border.strong}` }));
export const row = style(
  component({
    display: "grid",
    gap: "4px 24px",
    alignItems: "center",
    paddingBlock: 18,
    borderBottom: `1px solid ${border.subtle}`,
  }),
);
