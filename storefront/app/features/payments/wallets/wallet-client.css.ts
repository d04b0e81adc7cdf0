import { media, page, vars } from "@tread/design-system/theme";
import { style } from "@vanilla-extract/css";

/** At the foot of a phone and in the middle of anything wider, as wallets open. */
export const sheet = style(
  page({
    width: "min(100%, 480px)",
    maxWidth: "none",
    height: "min(640px, 90dvh)",
    margin: "auto auto 0",
    padding: 0,
    border: 0,
    // A modal panel below keeps presses from everything that is not in it.
    pointerEvents: "auto",
    borderRadius: vars.radius.card,
    background: "#fff",
    selectors: { "&::backdrop": { background: "rgb(18 19 15 / .6)" } },
    "@media": { [media.md]: { margin: "auto" } },
  }),
);

export const frame = style(page({ display: "block", width: "100%", height: "100%", border: 0 }));
