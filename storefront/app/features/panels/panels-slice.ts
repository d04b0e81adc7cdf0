import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

/** The panels that may lie over a page, of which one at most is open. */
export type Panel = "cart" | "menu" | "search" | "signInPrompt";

export const panelsSlice = createSlice({
  name: "panels",
  initialState: { open: null as Panel | null, /** Whether any has been opened on this page. */ needed: false },
  reducers: {
    panelOpened(state, action: PayloadAction<Panel>) {
      state.open = action.payload;
      state.needed = true;
    },
    panelToggled(state, action: PayloadAction<Panel>) {
      state.open = state.open === action.payload ? null : action.payload;
      state.needed = true;
    },
    panelClosed(state) {
      state.open = null;
    },
  },
});
export const { panelOpened, panelToggled, panelClosed } = panelsSlice.actions;
