import { useState } from "react";
import { useSelector } from "react-redux";
import type { ShownCart } from "#domain/cart/cart-cookie.ts";
import type { RootState } from "../../store/create-store.ts";

const selectForeseen = ({ accountState }: RootState) => (accountState.current ? null : accountState.foreseen);

/** The cart that the server has drawn this place with, or null where the browser draws it. */
export function useDrawnCart(): ShownCart | null {
  const foreseen = useSelector(selectForeseen);
  const [drawn] = useState(foreseen);
  return drawn;
}
