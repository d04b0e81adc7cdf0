import { vars } from "@tread/tokens/contract";
import { style, styleVariants } from "@vanilla-extract/css";
import { part } from "../theme/layered.ts";
import { media } from "../theme/media.ts";
import type { LabelKind } from "./badge.contract.ts";

export const label = style(
  part({
    display: "inline-flex",
    alignItems: "center",
    gap: 6,
    minHeight: vars.size.badge,
    padding: "3px 10px 3px 8px",
    borderRadius: vars.radius.tag,
    "@media": { [media.forcedColors]: { border: "1px solid" } },
  }),
);

const colours = { ...vars.color.commerce.label, plain: vars.color.commerce.label.new };

export const kind: Record<LabelKind, string> = styleVariants(colours, ({ bg, fg }) => part({ background: bg, color: fg }));
