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
  /** Products whose heart was pressed and is being seen to. */
  toggling: readonly string[];
}

declare module "../../platform/store/app-state.ts" {
  interface AppState {
    wishlist: WishlistSlice;
  }
}

export const wishlistSlice = createSlice({
  name: "wishlist",
  initialState: { asked: null, toggling: [] } as WishlistSlice,
  reducers: {
    wishAsked: (slice, action: PayloadAction<Wish>) => ({ ...slice, asked: action.payload }),
    toggleBegun: ({ asked, toggling }, { payload }: PayloadAction<string>) => ({ asked, toggling: [...toggling, payload] }),
    toggleEnded: ({ asked, toggling }, { payload }: PayloadAction<string>) => ({
      asked,
      toggling: toggling.filter((id) => id !== payload),
    }),
  },
});
export const { wishAsked, toggleBegun, toggleEnded } = wishlistSlice.actions;
