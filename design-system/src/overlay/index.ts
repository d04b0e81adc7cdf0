export { OverlayNavigationProvider, type OverlayNavigationProviderProps } from "./navigation.tsx";
export { Overlay, type OverlayControl, type OverlayProps, useOverlay } from "./Overlay.tsx";
export {
  type OverlayCloseReason,
  type OverlayPosition,
  type OverlayWidth,
  overlayCompanion,
  overlayPositions,
  overlayTimes,
  overlayWidthNames,
  overlayWidths,
} from "./overlay.contract.ts";
