import type { ComponentPropsWithRef } from "react";
import { Icon } from "../icon/Icon.tsx";
import { Picture, type PictureProps } from "../picture/Picture.tsx";
import { classNames } from "../theme/class-names.ts";
import * as styles from "./GallerySlide.css.ts";

export type GallerySlideProps = Omit<ComponentPropsWithRef<"button">, "children"> & {
  /** The picture; its alternative text becomes part of the slide's name. */
  picture: Omit<PictureProps, "fit">;
  /** What pressing it does: "Zoom picture 2", "Play video". */
  label: string;
  /** The picture stands for a video: a play sign instead of the zoom's. */
  video?: boolean;
};

/** A picture of a product's gallery; pressing it opens the zoom, or plays the video. */
export function GallerySlide({ picture, label, video = false, className, ...rest }: GallerySlideProps) {
  return (
    <button
      type="button"
      className={classNames(styles.slide, className)}
      aria-label={picture.alt ? `${label}: ${picture.alt}` : label}
      {...rest}
    >
      <Picture {...picture} alt="" fit="cover" />
      {video ? (
        <span className={styles.play}>
          <Icon name="play" />
        </span>
      ) : (
        <span className={styles.zoom}>
          <Icon name="zoom" size="md" />
        </span>
      )}
    </button>
  );
}
