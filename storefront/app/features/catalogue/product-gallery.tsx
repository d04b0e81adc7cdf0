import { GallerySlide } from "@tread/design-system/gallery-slide";
import { MediaCarousel } from "@tread/design-system/media-carousel";
import { useState } from "react";
import type { Product } from "#domain/product/product.ts";
import { arriving } from "../../hydration/arriving.tsx";
import { productWidths } from "../../pictures/picture-address.ts";
import { firstPictureAlt, type TileProduct } from "./tile-product.ts";

const ProductZoom = arriving(() => import("./product-zoom.tsx"));

export interface ProductGalleryProps {
  /** What is known of the product at first: its name and two pictures. */
  tile: TileProduct;
  /** The product, once there is time for all of its pictures. */
  product: Product | undefined;
  /** Address of the first picture as another page has loaded it; shown until the gallery's own is there. */
  loaded: string | undefined;
}

/** A product's pictures: side by side on a desk, one at a time under a thumb; each opens larger. */
export function ProductGallery({ tile, product, loaded }: ProductGalleryProps) {
  const pictures = product
    ? product.productGallery.flatMap((item) => (item.type === "IMAGE" ? [item] : []))
    : tile.pictures.map((src, index) => ({
        src,
        alt: index === 0 ? firstPictureAlt(tile) : "",
        placeholder: index === 0 ? tile.placeholder : undefined,
      }));
  const [zoomed, setZoomed] = useState<number | null>(null);
  const title = `${tile.brand} ${tile.name}`;
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
              sizes: `(min-width: 1024px) ${index > 0 && index % 2 === 0 && index === pictures.length - 1 ? 64 : 32}vw, (min-width: 640px) 62vw, 100vw`,
              priority: index === 0,
              style: loaded && index === 0 ? { background: `center / cover url("${loaded}")` } : undefined,
            }}
            onClick={() => setZoomed(index)}
          />
        ))}
      </MediaCarousel>
      {zoomed !== null && <ProductZoom pictures={pictures} start={zoomed} title={title} onClose={() => setZoomed(null)} />}
    </>
  );
}
