import { style } from "@vanilla-extract/css";
import { media, part, vars } from "../theme/index.ts";

const { space } = vars;

export const form = style(part({ display: "grid", gap: space.field }));

const row = { display: "grid", gap: `${space.field} 16px` } as const;
const columns = (template: string) => style(part({ ...row, "@media": { [media.sm]: { gridTemplateColumns: template } } }));

export const rowOf = {
  halves: columns("1fr 1fr"),
  thirds: columns("1fr 1fr 1fr"),
  twoThirds: columns("2fr 1fr"),
};
