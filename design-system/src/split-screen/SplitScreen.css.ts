import { style } from "@vanilla-extract/css";
import { text } from "../text/type.css.ts";
import { component, margin, media, vars } from "../theme/index.ts";

const { color } = vars;

export const screen = style(
  component({
    display: "grid",
    "@media": { [media.lg]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", minHeight: 800 } },
  }),
);

export const poster = style(
  component({
    position: "relative",
    display: "flex",
    flexDirection: "column",
    justifyContent: "space-between",
    gap: 24,
    minHeight: 260,
    overflow: "hidden",
    padding: `clamp(24px, 4vw, 56px) ${margin}`,
    background: color.bg.marker,
    color: color.text["on-marker"],
    "@media": { [media.lg]: { paddingBlock: 56 } },
  }),
);

/** Under 1024 px the picture lies behind the headline's end; from there it has the middle of the poster to itself. */
export const picture = style(
  component({
    position: "absolute",
    insetInlineEnd: "-4%",
    bottom: "-4%",
    width: "min(56%, 420px)",
    rotate: "-12deg",
    "@media": { [media.lg]: { position: "static", width: "118%", margin: "auto -4% auto -10%" } },
  }),
);

/** Above the picture, wherever that lies. */
export const headline = style(component({ position: "relative", zIndex: 1 }));

export const note = style([
  text.body.lg,
  component({ position: "relative", maxWidth: "30ch", display: "none", "@media": { [media.lg]: { display: "block" } } }),
]);

export const side = style(
  component({
    padding: `32px ${margin} 64px`,
    minWidth: 0,
    "@media": { [media.lg]: { paddingBlock: "72px 96px", alignSelf: "center" } },
  }),
);

export const column = style(component({ display: "grid", gap: 24, maxWidth: 520, marginInline: "auto" }));
