import type { GalleryItem } from "#domain/product/product.ts";
import { ProductFilm } from "./product-film.tsx";
import { ProductZoom } from "./product-zoom.tsx";

export interface GalleryOverlayProps {
  gallery: readonly GalleryItem[];
  /** The one of the gallery that was pressed. */
  opened: GalleryItem;
  /** What the gallery is of. */
  title: string;
  onClose: () => void;
}

/** What a product's gallery opens: the film that was pressed, or all pictures from the one that was. */
export default function GalleryOverlay({ gallery, opened, title, onClose }: GalleryOverlayProps) {
  if (opened.type === "VIDEO") return <ProductFilm film={opened} title={title} onClose={onClose} />;
  const pictures = gallery.filter((item) => item.type === "IMAGE");
  return <ProductZoom pictures={pictures} start={pictures.indexOf(opened)} title={title} onClose={onClose} />;
}
