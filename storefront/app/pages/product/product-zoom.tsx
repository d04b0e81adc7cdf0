import { GalleryZoom } from "@tread/design-system/gallery-zoom";
import { useState } from "react";
import type { GalleryItem } from "#domain/product/product.ts";
import { ShopOverlay } from "../../features/shop/shop-overlay.tsx";

interface ProductZoomProps {
  pictures: readonly Extract<GalleryItem, { type: "IMAGE" }>[];
  /** Which picture was pressed. */
  start: number;
  title: string;
  onClose: () => void;
}

/** A product's pictures as large as the screen. */
export function ProductZoom({ pictures, start, title, onClose }: ProductZoomProps) {
  const [index, setIndex] = useState(start);
  // The backdrop alone: on a wide screen it shows beside the picture and carries on its ground.
  const sized = pictures.map(({ src, alt, placeholder }) => {
    const [backdrop] = placeholder?.split("-") ?? [];
    return { src, alt, placeholder: backdrop && `${backdrop}-${backdrop}`, width: 800, height: 1200 };
  });
  return (
    <ShopOverlay open onOpenChange={onClose} position="screen" label={title} flush>
      <GalleryZoom pictures={sized} index={index} onIndexChange={setIndex} onClose={onClose} />
    </ShopOverlay>
  );
}
