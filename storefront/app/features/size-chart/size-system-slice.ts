import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { SizeSystem } from "#domain/product/product.ts";

interface SizeSystemState {
  /** What the shopper has chosen, in this visit or an earlier one. */
  chosen: SizeSystem | null;
  /** By product: the system of the listing that it was last seen in. */
  seenIn: Record<string, SizeSystem>;
}

declare module "../../platform/store/app-state.ts" {
  interface AppState {
    sizeSystem: SizeSystemState;
  }
}

/** In which size system the shopper reads sizes, all over the shop. */
export const sizeSystemSlice = createSlice({
  name: "sizeSystem",
  initialState: { chosen: null, seenIn: {} } as SizeSystemState,
  reducers: {
    /** The shopper has chosen a system. */
    sizeSystemChosen(state, action: PayloadAction<SizeSystem>) {
      state.chosen = action.payload;
    },
    /** What was chosen in an earlier visit is known. */
    sizeSystemRestored(state, action: PayloadAction<SizeSystem | null>) {
      state.chosen = action.payload;
    },
    /** A listing that counts sizes in a system shows these products. */
    productsSeen(state, { payload }: PayloadAction<{ ids: readonly string[]; system: SizeSystem }>) {
      for (const id of payload.ids) state.seenIn[id] = payload.system;
    },
  },
});
export const { sizeSystemChosen, sizeSystemRestored, productsSeen } = sizeSystemSlice.actions;
