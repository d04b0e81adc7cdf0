import { GallerySlide } from "@tread/design-system/gallery-slide";
import { MediaCarousel } from "@tread/design-system/media-carousel";
import { useState } from "react";
import type { GalleryItem, Product } from "#domain/product/product.ts";
import { productWidths } from "../../features/media/picture-widths.ts";
import { onDemand } from "../../platform/hydration/on-demand.tsx";
import { gallerySizes } from "./gallery-sizes.ts";

const GalleryOverlay = onDemand(() => import("./gallery-overlay.tsx"));

/** A product's pictures and films: side by side on a desk, one at a time under a thumb; each opens larger, or plays. */
export function ProductGallery({ product }: { product: Product }) {
  const gallery = product.productGallery;
  const pictures = gallery.filter(({ type }) => type === "IMAGE");
  const [opened, setOpened] = useState<GalleryItem | null>(null);
  const title = `${product.brand.name} ${product.name}`;
  return (
    <>
      <MediaCarousel label={`Pictures of ${title}`} layout="spread" gap={0}>
        {gallery.map((item, index) => {
          const isFilm = item.type === "VIDEO";
          const { src, alt = "", placeholder } = item;
          return (
            <GallerySlide
              key={src}
              aria-haspopup="dialog"
              label={isFilm ? `Play film of ${title}` : `Zoom picture ${pictures.indexOf(item) + 1}`}
              video={isFilm}
              picture={{
                src: isFilm ? item.thumbnail : src,
                alt,
                placeholder,
                width: 800,
                height: 1200,
                widths: [...productWidths, 1280],
                sizes: gallerySizes(index, gallery.length),
                priority: index === 0,
              }}
              onClick={() => setOpened(item)}
            />
          );
        })}
      </MediaCarousel>
      {opened && <GalleryOverlay gallery={gallery} opened={opened} title={title} onClose={() => setOpened(null)} />}
    </>
  );
}
