import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

/** The overlays that may lie over a page, of which one at most is open. */
export type OverlayName = "cart" | "menu" | "search" | "signIn";

/** What the shell gives to each overlay of its registry. */
export interface OverlayProps {
  open: boolean;
  onClose: () => void;
}

interface OverlaysState {
  open: OverlayName | null;
}

declare module "../../platform/store/app-state.ts" {
  interface AppState {
    overlays: OverlaysState;
  }
}

export const overlaysSlice = createSlice({
  name: "overlays",
  initialState: { open: null } as OverlaysState,
  reducers: {
    overlayOpened(state, action: PayloadAction<OverlayName>) {
      state.open = action.payload;
    },
    overlayToggled(state, action: PayloadAction<OverlayName>) {
      state.open = state.open === action.payload ? null : action.payload;
    },
    overlayClosed(state) {
      state.open = null;
    },
  },
});
export const { overlayOpened, overlayToggled, overlayClosed } = overlaysSlice.actions;
