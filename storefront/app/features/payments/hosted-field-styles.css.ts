import { color, typography } from "@tread/tokens";
import type { HostedFieldStyles } from "./hosted-fields-client.ts";

const { fontFamily, fontSize, fontWeight } = typography.body.md;

/**
 * The looks of the design system's fields, for frames that its style sheet cannot reach: token values, taken when the shop
 * is built, so that the tokens themselves need not be sent.
 */
export const hostedFieldStyles: HostedFieldStyles = {
  color: color.control.fg.rest,
  placeholderColor: color.text.placeholder,
  invalidColor: color.control.fg.rest,
  caretColor: color.control.fg.rest,
  fontFamily: fontFamily.map((name) => (/^[a-z-]+$/.test(name) ? name : `"${name}"`)).join(", "),
  fontSize: `${fontSize.value}${fontSize.unit}`,
  fontWeight: String(fontWeight),
  padding: "0 16px",
};
