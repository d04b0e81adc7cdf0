import { Link } from "@tread/design-system/link";
import { useEffect, useMemo } from "react";
import { personalisationId } from "#domain/listing/personalisation.ts";
import type { Product } from "#domain/product/product.ts";
import { personalisationKept } from "../../features/product/personalisations-slice.ts";
import { useShopHref } from "../../features/shop/use-shop.ts";
import { useAppDispatch } from "../../platform/store/hooks.ts";

/** The way into the product's category, with what is of its brand and colour first (LIST-07). */
export function MoreLikeIt({ product }: { product: Product }) {
  const href = useShopHref();
  const dispatch = useAppDispatch();
  const { brand, colourName, canonicalCategory } = product;
  const personalisation = useMemo(
    () => ({ preferences: { brand: [brand.name], colourName: [colourName] } }),
    [brand.name, colourName],
  );
  const id = personalisationId(personalisation);
  useEffect(() => {
    dispatch(personalisationKept({ id, personalisation }));
  }, [dispatch, id, personalisation]);
  return (
    <Link href={href(`${canonicalCategory.path}?adj=${id}`)}>
      More {canonicalCategory.name.toLowerCase()} from {brand.name}
    </Link>
  );
}
