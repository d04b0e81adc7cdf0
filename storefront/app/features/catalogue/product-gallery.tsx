import { Icon } from "@tread/design-system/icon";
import { Picture } from "@tread/design-system/picture";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import type { Product } from "#domain/product/product.ts";
import { productWidths } from "../../pictures/picture-address.ts";
import * as styles from "./product.css.ts";

const ProductZoom = lazy(() => import("./product-zoom.tsx"));

/** A product's pictures: side by side on a desk, one at a time under a thumb; each opens larger. */
export function ProductGallery({ product }: { product: Pick<Product, "name" | "brand" | "colourName" | "productGallery"> }) {
  const pictures = product.productGallery.flatMap((item) => (item.type === "IMAGE" ? [item] : []));
  const [zoomed, setZoomed] = useState<number | null>(null);
  const [current, setCurrent] = useState(0);
  const strip = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const shown = entries.find((entry) => entry.isIntersecting);
        if (shown) setCurrent([...element.children].indexOf(shown.target));
      },
      { root: element, threshold: 0.6 },
    );
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);

  return (
    <div className={styles.galleryBox}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls of a form */}
      <div className={styles.gallery} ref={strip} role="group" aria-label={`Pictures of ${product.brand.name} ${product.name}`}>
        {pictures.map((picture, index) => (
          <button
            key={picture.src}
            type="button"
            className={styles.picture}
            aria-haspopup="dialog"
            aria-label={`Zoom picture ${index + 1}: ${picture.alt}`}
            onClick={() => setZoomed(index)}
          >
            <Picture
              src={picture.src}
              alt=""
              placeholder={picture.placeholder}
              width={800}
              height={1200}
              widths={[...productWidths, 1280]}
              sizes={`(min-width: 1024px) ${index > 0 && index % 2 === 0 && index === pictures.length - 1 ? 64 : 32}vw, (min-width: 640px) 62vw, 100vw`}
              fit="cover"
              priority={index === 0}
            />
            <span className={styles.zoom} aria-hidden="true">
              <Icon name="zoom" size="md" />
            </span>
          </button>
        ))}
      </div>
      <div className={styles.dots} aria-hidden="true">
        {pictures.map((picture, index) => (
          <span key={picture.src} className={styles.dot} data-current={index === current || undefined} />
        ))}
      </div>
      {zoomed !== null && (
        <Suspense>
          <ProductZoom
            pictures={pictures}
            start={zoomed}
            title={`${product.brand.name} ${product.name}`}
            onClose={() => setZoomed(null)}
          />
        </Suspense>
      )}
    </div>
  );
}
