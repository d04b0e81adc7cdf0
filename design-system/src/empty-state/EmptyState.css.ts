import { vars } from "@tread/tokens/contract";
import { style } from "@vanilla-extract/css";
import { component } from "../theme/layered.ts";

export const emptyState = style(
  component({
    display: "grid",
    justifyItems: "start",
    gap: 20,
    paddingTop: "clamp(32px, 6vw, 80px)",
    // It only ever takes focus from what has gone, and can do nothing with it.
    selectors: { "&[tabindex='-1']:focus-visible": { outline: "none", boxShadow: "none" } },
  }),
);

export const sentence = style(
  // It may repeat what was typed or asked for, however long.
  component({ maxWidth: "44ch", overflowWrap: "anywhere", color: vars.color.text.secondary }),
);

export const actions = style(component({ display: "flex", flexWrap: "wrap", gap: 12 }));
