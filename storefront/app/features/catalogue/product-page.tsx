import { Breadcrumbs } from "@tread/design-system/breadcrumbs";
import { Wrap } from "@tread/design-system/layout";
import { type CSSProperties, useDeferredValue, useState } from "react";
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
import type { ProductPreview } from "./product-preview.ts";
import { toTileProduct } from "./tile-product.ts";

export { showAhead } from "./show-ahead.ts";

export interface ProductPageProps {
  path: string;
  /** Code of the size that the address asks for (TILE-41). */
  size: string | null;
  /** What to show until the product itself is there: its page is then drawn head first, and the rest after the first frame. */
  preview?: ProductPreview;
}

/** Until the way to the product is known; its first step and its height are those of any way. */
const unknownWay = [{ label: "Home", href: "/" }, { label: "…" }];

/** Keeps the footer off the screen meanwhile, without stretching the rows that are there. */
const filling: CSSProperties = { minHeight: "100vh", alignContent: "start" };

/** One product: pictures, buy box, what else to know (DECISIONS PDP-01). */
export function ProductPage({ path, size, preview: given }: ProductPageProps) {
  const href = useShopHref();
  const country = useCountry();
  const origin = useSelector((state: RootState) => state.shop.origin);
  // It outlives the answer, so that nothing which it has put on the screen moves.
  const [preview] = useState(given);
  // The first frame has only what is in the preview; all else is drawn in slices after it.
  const begun = useDeferredValue(true, preview ? false : undefined);
  const { data } = useResolveQuery(path, { skip: !begun });
  const product = data?.entity?.type === "product" ? data.entity.data : undefined;
  const drawn = useDeferredValue(product, preview && null) ?? undefined;
  const tile = product ? toTileProduct(product) : preview;
  if (!tile) return null;
  const crumbs = product
    ? crumbsOf({ ancestors: [...product.canonicalCategory.ancestors, product.canonicalCategory], name: product.name })
    : unknownWay;

  return (
    <>
      <Wrap className={styles.crumbs}>
        <Breadcrumbs crumbs={crumbs.map((crumb) => ({ ...crumb, href: crumb.href && href(crumb.href) }))} />
      </Wrap>
      {drawn && (
        <>
          <StructuredData data={breadcrumbData(crumbs, (step) => origin + href(step))} />
          <StructuredData data={productData(drawn, country, origin)} />
        </>
      )}
      <div className={styles.product} style={drawn ? undefined : filling} aria-busy={!drawn || undefined}>
        <ProductGallery tile={tile} product={drawn} loaded={preview?.loaded} />
        <BuyBox tile={tile} product={drawn} size={size} waiting={!drawn} previewed={preview !== undefined} />
      </div>
      {drawn && <ProductMore product={drawn} />}
    </>
  );
}
