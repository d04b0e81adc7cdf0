import { Icon } from "../icon/Icon.tsx";
import { IconButton } from "../icon-button/IconButton.tsx";
import * as styles from "./TileGallery.css.ts";

type TileGalleryProps = { count: number; index: number; onLeaf: (index: number) => void };

/** Leafs through the pictures of a tile: arrows, and a bar of segments that says which of them shows. */
export default function TileGallery({ count, index, onLeaf }: TileGalleryProps) {
  return (
    <>
      <IconButton
        className={styles.previous}
        variant="panel"
        size="sm"
        icon={<Icon name="chevron-left" size="md" />}
        label="Previous picture"
        onClick={() => onLeaf((index + count - 1) % count)}
      />
      <IconButton
        className={styles.next}
        variant="panel"
        size="sm"
        icon={<Icon name="chevron-right" size="md" />}
        label="Next picture"
        onClick={() => onLeaf((index + 1) % count)}
      />
      <span className={styles.segments} aria-hidden="true">
        {Array.from({ length: count }, (_, each) => (
          <span key={each} className={styles.segment} data-current={each === index || undefined} />
        ))}
      </span>
    </>
  );
}
