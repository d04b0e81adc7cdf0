import { createSlice, isAnyOf } from "@reduxjs/toolkit";
import { addToCart, removeLine, setLineQuantity } from "./cart-actions.ts";

interface CartSlice {
  /** Ids of lines and variants that a change is under way for. */
  busy: string[];
}

declare module "../../platform/store/app-state.ts" {
  interface AppState {
    cart: CartSlice;
  }
}

type Subject = { meta: { arg: { itemId: string } | { variantId: string } } };

const subjectOf = ({ meta: { arg } }: Subject) => ("itemId" in arg ? arg.itemId : arg.variantId);

/** What is being done to the cart at this moment. What is in it is the account state's. */
export const cartSlice = createSlice({
  name: "cart",
  initialState: { busy: [] } as CartSlice,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addMatcher(isAnyOf(addToCart.pending, setLineQuantity.pending, removeLine.pending), (slice, action) => {
        slice.busy.push(subjectOf(action));
      })
      .addMatcher(isAnyOf(addToCart.settled, setLineQuantity.settled, removeLine.settled), (slice, action) => {
        const index = slice.busy.indexOf(subjectOf(action));
        if (index >= 0) slice.busy.splice(index, 1);
      });
  },
});
