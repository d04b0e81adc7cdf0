import { media, page, vars } from "@tread/design-system/theme";
import { style } from "@vanilla-extract/css";

export const option = style(
  page({
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    minHeight: 52,
    // Under the sheet's title.
    paddingInline: 16,
    "@media": { [media.sm]: { paddingInline: 24 } },
    borderTop: `1px solid ${vars.color.border.subtle}`,
    selectors: { '&[aria-current="true"]': { fontWeight: 600 } },
  }),
);

export const drawerHead = style(
  page({ flex: 1, display: "flex", alignItems: "center", justifyContent: "space-between", gap: 16, fontSize: ".875rem" }),
);
