import { type RefObject, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { CarouselEngine } from "../carousel/CarouselEngine.tsx";
import type { CarouselMoves } from "../carousel/live-carousel.ts";
import { Icon } from "../icon/Icon.tsx";
import { IconButton } from "../icon-button/IconButton.tsx";
import { Picture } from "../picture/Picture.tsx";
import type { TilePicture } from "./ProductTile.tsx";
import { tilePictureWidths } from "./product-tile.contract.ts";
import * as styles from "./TileGallery.css.ts";

type TileGalleryProps = {
  pictures: readonly TilePicture[];
  /** How wide they are shown, as the `sizes` attribute. */
  sizes: string;
  /** Where the tile shows its picture: the row lies over it, under the tile's link. */
  box: RefObject<HTMLElement | null>;
};

/**
 * Leafs through the pictures of a tile, round and round, on Embla: arrows, and a bar of segments that says which of them
 * shows. A press drags nothing, since the whole tile is a link.
 */
export default function TileGallery({ pictures, sizes, box }: TileGalleryProps) {
  const [viewport, setViewport] = useState<HTMLElement | null>(null);
  const moves = useRef<CarouselMoves>(null);
  const waiting = useRef(0);
  const [index, place] = useState(0);
  const count = pictures.length;
  const leaf = (by: 1 | -1) => {
    if (moves.current) moves.current.to((index + count + by) % count);
    else waiting.current += by;
  };
  const row = (
    <div ref={setViewport} className={styles.viewport} aria-hidden="true">
      <div className={styles.row}>
        {pictures.map(({ src, placeholder }, position) => (
          <div key={src} className={styles.slide}>
            <Picture
              src={src}
              alt=""
              placeholder={placeholder}
              // The tile's own picture is under the first and shows until it is painted.
              transparent={position === 0}
              width={800}
              height={1200}
              widths={tilePictureWidths}
              sizes={sizes}
              fit="cover"
            />
          </div>
        ))}
      </div>
    </div>
  );
  return (
    <>
      {box.current && createPortal(row, box.current)}
      <IconButton
        className={styles.previous}
        variant="panel"
        size="sm"
        icon={<Icon name="chevron-left" size="md" />}
        label="Previous picture"
        onClick={() => leaf(-1)}
      />
      <IconButton
        className={styles.next}
        variant="panel"
        size="sm"
        icon={<Icon name="chevron-right" size="md" />}
        label="Next picture"
        onClick={() => leaf(1)}
      />
      <span className={styles.segments} aria-hidden="true">
        {pictures.map(({ src }, position) => (
          <span key={src} className={styles.segment} data-current={position === index || undefined} />
        ))}
      </span>
      {viewport && (
        <CarouselEngine
          viewport={viewport}
          loop
          drag={false}
          onPlace={(now) => place(now.index)}
          onLive={(next) => {
            moves.current = next;
            if (next && waiting.current !== 0) next.to((count + (waiting.current % count)) % count);
            waiting.current = 0;
          }}
        />
      )}
    </>
  );
}
