import { Breadcrumbs } from "@tread/design-system/breadcrumbs";
import { Wrap } from "@tread/design-system/layout";
import { Suspense, useEffect } from "react";
import { breadcrumbData, crumbsOf } from "../../features/content/breadcrumb.ts";
import { useResolveQuery } from "../../features/content/content-api.ts";
import { rememberViewed } from "../../features/product/recently-viewed.ts";
import { useCountry, useShopHref } from "../../features/shop/use-shop.ts";
import { StructuredData } from "../../platform/head/structured-data.tsx";
import { useAppSelector } from "../../platform/store/hooks.ts";
import { BuyBox } from "./buy-box.tsx";
import * as styles from "./product.css.ts";
import { productData } from "./product-data.ts";
import { ProductGallery } from "./product-gallery.tsx";
import { GoesWith, RecentlyViewed } from "./product-more.tsx";
import { ProductReviews } from "./product-reviews.tsx";
import { carouselHeight, reviewsHeight, WhenNear } from "./when-near.tsx";

export interface ProductPageProps {
  path: string;
  /** Code of the size that the address asks for (TILE-41). */
  size: string | null;
}

/** One product: pictures, buy box, what else to know (PDP-01). */
export function ProductPage({ path, size }: ProductPageProps) {
  const href = useShopHref();
  const country = useCountry();
  const origin = useAppSelector((state) => state.shop.origin);
  const now = useAppSelector((state) => state.shop.renderedAt);
  const { data } = useResolveQuery(path);
  const id = data?.entity?.type === "product" ? data.entity.data.id : null;
  useEffect(() => {
    if (id !== null) rememberViewed(country.code, id);
  }, [country.code, id]);
  if (data?.entity?.type !== "product") return null;
  const product = data.entity.data;
  const crumbs = crumbsOf({
    ancestors: [...product.canonicalCategory.ancestors, product.canonicalCategory],
    name: product.name,
  });
  return (
    <>
      <Wrap className={styles.crumbs}>
        <Breadcrumbs crumbs={crumbs.map((crumb) => ({ ...crumb, href: crumb.href && href(crumb.href) }))} />
      </Wrap>
      <StructuredData data={breadcrumbData(crumbs, (step) => origin + href(step))} />
      <StructuredData data={productData(product, country, origin, now)} />
      <div className={styles.product}>
        <Suspense>
          <ProductGallery product={product} />
        </Suspense>
        <Suspense>
          <BuyBox product={product} size={size} />
        </Suspense>
      </div>
      <WhenNear height={carouselHeight}>
        <GoesWith product={product} />
      </WhenNear>
      <div id="reviews" className={styles.anchor}>
        <WhenNear height={reviewsHeight}>
          <ProductReviews product={product} />
        </WhenNear>
      </div>
      <WhenNear height="1px">
        <RecentlyViewed product={product} />
      </WhenNear>
    </>
  );
}
