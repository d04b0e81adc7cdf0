import { Breadcrumbs } from "@tread/design-system/breadcrumbs";
import { Wrap } from "@tread/design-system/layout";
import { useSelector } from "react-redux";
import { StructuredData } from "../../head/structured-data.tsx";
import type { RootState } from "../../store/create-store.ts";
import { useCountry, useShopHref } from "../shop/use-shop.ts";
import { breadcrumbData, crumbsOf } from "./breadcrumb.ts";
import { BuyBox } from "./buy-box.tsx";
import { useResolveQuery } from "./catalogue-api.ts";
import * as styles from "./product.css.ts";
import { productData } from "./product-data.ts";
import { ProductGallery } from "./product-gallery.tsx";
import { ProductMore } from "./product-more.tsx";

export interface ProductPageProps {
  path: string;
  /** Code of the size that the address asks for (TILE-41). */
  size: string | null;
}

/** One product: pictures, buy box, what else to know (DECISIONS PDP-01). */
export function ProductPage({ path, size }: ProductPageProps) {
  const href = useShopHref();
  const country = useCountry();
  const origin = useSelector((state: RootState) => state.shop.origin);
  const { data } = useResolveQuery(path);
  if (data?.entity?.type !== "product") return null;
  const product = data.entity.data;
  const { canonicalCategory } = product;
  const crumbs = crumbsOf({ ancestors: [...canonicalCategory.ancestors, canonicalCategory], name: product.name });

  return (
    <>
      <Wrap className={styles.crumbs}>
        <Breadcrumbs crumbs={crumbs.map((crumb) => ({ ...crumb, href: crumb.href && href(crumb.href) }))} />
      </Wrap>
      <StructuredData data={breadcrumbData(crumbs, (step) => origin + href(step))} />
      <StructuredData data={productData(product, country, origin)} />
      <div className={styles.product}>
        <ProductGallery product={product} />
        <BuyBox product={product} size={size} />
      </div>
      <ProductMore product={product} />
    </>
  );
}
