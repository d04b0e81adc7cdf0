import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { Attribution } from "#domain/cart/cart-item.ts";

/** What somebody wants to keep, as the page that shows it knows it. */
export interface Wish {
  productId: string;
  name: string;
  colourName: string;
  /** Source path. */
  picture?: string;
  /** Cents. */
  price: number;
  /** The size that was chosen, if any. */
  variantId?: string;
  attribution?: Attribution;
}

interface WishlistSlice {
  /** What a guest wants to keep, and is asked to sign in for. */
  asked: Wish | null;
}

declare module "../../platform/store/app-state.ts" {
  interface AppState {
    wishlist: WishlistSlice;
  }
}

export const wishlistSlice = createSlice({
  name: "wishlist",
  initialState: { asked: null } as WishlistSlice,
  reducers: {
    wishAsked: (_, action: PayloadAction<Wish>) => ({ asked: action.payload }),
  },
});
export const { wishAsked } = wishlistSlice.actions;
