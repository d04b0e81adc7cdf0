import { type Deferred, deferred, rendered } from "../../hydration/deferred.tsx";

const load = async () => (await import("./cart-contents.tsx")).default;

/** The contents of the cart as the server has drawn them. */
export const DrawnCartContents: Deferred<object> = import.meta.env.SSR
  ? rendered(await load(), "app/features/cart/cart-contents.tsx")
  : deferred(load);
