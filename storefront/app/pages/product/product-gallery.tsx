import { GallerySlide } from "@tread/design-system/gallery-slide";
import { MediaCarousel } from "@tread/design-system/media-carousel";
import { useState } from "react";
import type { Product } from "#domain/product/product.ts";
import { productWidths } from "../../features/media/picture-widths.ts";
import { onDemand } from "../../platform/hydration/on-demand.tsx";

const ProductZoom = onDemand(() => import("./product-zoom.tsx"));

/** A product's pictures: side by side on a desk, one at a time under a thumb; each opens larger. */
export function ProductGallery({ product }: { product: Product }) {
  const pictures = product.productGallery.flatMap((item) => (item.type === "IMAGE" ? [item] : []));
  const [zoomed, setZoomed] = useState<number | null>(null);
  const title = `${product.brand.name} ${product.name}`;
  return (
    <>
      <MediaCarousel label={`Pictures of ${title}`} layout="spread" gap={0}>
        {pictures.map(({ src, alt, placeholder }, index) => (
          <GallerySlide
            key={src}
            aria-haspopup="dialog"
            label={`Zoom picture ${index + 1}`}
            picture={{
              src,
              alt,
              placeholder,
              width: 800,
              height: 1200,
              widths: [...productWidths, 1280],
              sizes: `(min-width: 1024px) ${index % 2 === 0 && index === pictures.length - 1 ? 64 : 32}vw, (min-width: 640px) 62vw, 100vw`,
              priority: index === 0,
            }}
            onClick={() => setZoomed(index)}
          />
        ))}
      </MediaCarousel>
      {zoomed !== null && <ProductZoom pictures={pictures} start={zoomed} title={title} onClose={() => setZoomed(null)} />}
    </>
  );
}
