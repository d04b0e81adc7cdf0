import { LinkButton } from "@tread/design-system/link";
import { removeLine } from "../../features/cart/cart-actions.ts";
import type { LineInHand } from "../../features/cart/cart-lines.tsx";
import { hasHeart } from "../../features/wishlist/has-heart.ts";
import { saveWish } from "../../features/wishlist/wishlist-actions.ts";
import { useAppDispatch, useAppSelector } from "../../platform/store/hooks.ts";

/** Saves what is in a line and takes the line out of the cart (CART-35). A guest is asked to sign in, and keeps the line. */
export function MoveToWishlist({ item, product, what, onRemoved }: LineInHand) {
  const dispatch = useAppDispatch();
  const busy = useAppSelector((state) => state.cart.busy.includes(item.id));
  if (!hasHeart(product)) return null;
  const { id: productId, name, colourName, price, productGallery } = product;
  const picture = productGallery.find((each) => each.type === "IMAGE");
  const move = async () => {
    const { variantId, attribution } = item;
    const wish = { productId, name, colourName, price, variantId };
    const saved = await dispatch(
      saveWish({ ...wish, ...(attribution && { attribution }), ...(picture?.type === "IMAGE" && { picture: picture.src }) }),
    ).unwrap();
    if (saved !== "ADDED") return;
    onRemoved();
    await dispatch(removeLine({ itemId: item.id, name }));
  };
  return (
    <LinkButton aria-label={`Move to wishlist: ${what}`} disabled={busy} onClick={move}>
      Move to wishlist
    </LinkButton>
  );
}
