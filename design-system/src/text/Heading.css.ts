import { vars } from "@tread/tokens/contract";
import { style } from "@vanilla-extract/css";
import { part } from "../theme/layered.ts";

const { thread } = vars.type;

export const heading = style(part({ display: "block" }));

const voice = {
  fontFamily: thread.lg.family,
  fontStyle: thread.lg.style,
  wordSpacing: ".06em",
};

/** The thread voice beside hero, xl and lg. */
export const aside = style(
  part({ ...voice, fontWeight: thread.lg.weight, fontStretch: thread.lg.width, letterSpacing: thread.lg.track }),
);

/** One weight up beside md and sm, so that strokes stay over 1.5 px. */
export const asideSmall = style(
  part({ ...voice, fontWeight: thread.sm.weight, fontStretch: thread.sm.width, letterSpacing: thread.sm.track }),
);

export const asideOwnLine = style(part({ display: "block" }));
