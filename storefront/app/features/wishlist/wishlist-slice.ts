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
  /** Milliseconds that is spoken of it, where that is not as long as of anything else. */
  alertMs?: number;
}

interface WishlistSlice {
  /** What a guest wants to keep, and is asked to sign in for. */
  asked: Wish | null;
  /** Products whose heart was pressed and is being seen to. */
  toggling: readonly string[];
  /** What the hearts of some of those show until it is so: in the frame after the press, whatever has to be waited for. */
  turned: Readonly<Record<string, boolean>>;
}

declare module "../../platform/store/app-state.ts" {
  interface AppState {
    wishlist: WishlistSlice;
  }
}

export const wishlistSlice = createSlice({
  name: "wishlist",
  initialState: { asked: null, toggling: [], turned: {} } as WishlistSlice,
  reducers: {
    wishAsked: (slice, action: PayloadAction<Wish>) => ({ ...slice, asked: action.payload }),
    toggleBegun: (slice, { payload }: PayloadAction<string>) => ({ ...slice, toggling: [...slice.toggling, payload] }),
    heartTurned: (slice, { payload: { productId, on } }: PayloadAction<{ productId: string; on: boolean }>) => ({
      ...slice,
      turned: { ...slice.turned, [productId]: on },
    }),
    toggleEnded: ({ asked, toggling, turned }, { payload }: PayloadAction<string>) => {
      const { [payload]: _, ...others } = turned;
      return { asked, toggling: toggling.filter((id) => id !== payload), turned: others };
    },
  },
});
export const { wishAsked, toggleBegun, heartTurned, toggleEnded } = wishlistSlice.actions;
