import { style } from "@vanilla-extract/css";
import { component, vars } from "../theme/index.ts";

const { border } = vars.color;

export const review = style(
  component({
    display: "grid",
    gap: 8,
    paddingBlock: 24,
    borderTop: `1px solid ${border.subtle}`,
    maxWidth: 720,
    overflowWrap: "anywhere",
    selectors: { "&:first-child": { borderTopColor: border.strong } },
  }),
);
export const line = style(component({ display: "flex", gap: 12, alignItems: "center", flexWrap: "wrap" }));
