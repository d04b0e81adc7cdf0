import { Overlay, type OverlayProps } from "@tread/design-system/overlay";
import { useOverlayEntry } from "../../platform/routing/overlay-entry.ts";

/** A panel over the page that Back closes before it leaves the page: it asks with the reason `api`. */
export function ShopOverlay(props: OverlayProps) {
  const { open, onOpenChange } = props;
  useOverlayEntry(open, () => onOpenChange(false, { reason: "api" }));
  return <Overlay {...props} />;
}
