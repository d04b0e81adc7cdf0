import { vars } from "@tread/tokens/contract";
import { createVar, style } from "@vanilla-extract/css";
import { part } from "../theme/layered.ts";

const { color } = vars;

export const backdrop = createVar();
export const subject = createVar();
export const standIn = createVar();

export const picture = style(part({ width: "100%", height: "auto", background: color.bg.media }));

/** A soft shape where the product will stand, on the colour that will be behind it: no request, no script. */
export const placeholder = style(
  part({
    background: `radial-gradient(ellipse 62% 46% at 50% 54%, ${subject} 8%, transparent 72%) ${backdrop}`,
  }),
);

/** A few pixels of the picture itself, which the service has blurred. */
export const blurred = style(part({ background: `${standIn} center / cover` }));

/** Cut-outs let what is behind them through, so they have no ground of their own. */
export const transparent = style(part({ background: "none" }));

export const fill = style(part({ height: "100%", objectFit: "cover" }));

export const contain = style(part({ height: "100%", objectFit: "contain" }));

export const failed = style(
  part({
    display: "grid",
    placeItems: "center",
    width: "100%",
    background: color.bg.media,
    color: color.text.secondary,
    overflow: "hidden",
  }),
);
