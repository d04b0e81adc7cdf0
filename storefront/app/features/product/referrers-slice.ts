import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { follow, type Referrer, type Referrers } from "#domain/listing/referrer.ts";

declare module "../../platform/store/app-state.ts" {
  interface AppState {
    referrers: Referrers;
  }
}

/** Where products were followed from, so that what is added on their pages is told with it (LIST-24, ANALYT-10). It lives as long as the page. */
export const referrersSlice = createSlice({
  name: "referrers",
  initialState: { referrersById: {}, followed: {} } as Referrers,
  reducers: {
    /** A product of a list is gone to; `listItemIndex` counts from 0. */
    productFollowed: (referrers, { payload }: PayloadAction<{ productId: string; referrer: Referrer; listItemIndex: number }>) =>
      follow(referrers, payload.productId, payload),
  },
});
export const { productFollowed } = referrersSlice.actions;
