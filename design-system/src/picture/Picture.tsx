import {
  type ComponentPropsWithRef,
  type CSSProperties,
  type HTMLAttributes,
  type SyntheticEvent,
  useCallback,
  useState,
} from "react";
import { Icon } from "../icon/Icon.tsx";
import { classNames } from "../theme/class-names.ts";
import { propertyOf } from "../theme/property-of.ts";
import { shareRef } from "../theme/share-ref.ts";
import * as styles from "./Picture.css.ts";
import type { PictureFit } from "./picture.contract.ts";
import { type BuildPictureSource, usePictureSource } from "./picture-source.tsx";
import { placeholderBlur, placeholderColours, placeholderSize } from "./placeholder.ts";
import { renditions } from "./renditions.ts";

export type PictureProps = Omit<
  ComponentPropsWithRef<"img">,
  "src" | "srcSet" | "alt" | "width" | "height" | "loading" | "decoding"
> & {
  /** Source path, before the picture service. */
  src: string;
  /** What the picture shows. Empty where words beside it say the same. */
  alt: string;
  /** Width of the original in pixels: with the height it reserves the right shape before anything has loaded. */
  width: number;
  /** Height of the original in pixels. */
  height: number;
  /** Widths to offer, in pixels. One request at the picture's own width unless given. */
  widths?: readonly number[];
  /** How wide it is shown at each viewport width, as the `sizes` attribute. Full width unless said otherwise. */
  sizes?: string;
  /** `natural` keeps its own shape; `cover` and `contain` take their box's. `natural` unless said otherwise. */
  fit?: PictureFit;
  /** Two hex colours, backdrop and subject (`ece7de-c4240f`), drawn until the picture is there. */
  placeholder?: string;
  /**
   * Draws a blurred rendition of 16 px until the picture is there, in place of two colours. It costs a request of its own, so it
   * is for the few large pictures whose colours nobody knows beforehand. Needs a picture service.
   */
  blur?: boolean;
  /** The picture lets its ground through: no placeholder, no ground of its own. */
  transparent?: boolean;
  /** The largest thing on the first screen: load at once and first. */
  priority?: boolean;
  /** Builds the URLs; the provider's function unless given. */
  buildSource?: BuildPictureSource;
};

function hasFailed(image: HTMLImageElement): boolean {
  return image.complete && image.naturalWidth === 0 && image.currentSrc !== "";
}

/**
 * A picture in the width that fits: a placeholder until it loads, an icon if it never does.
 * Everything that shows before scripts run is in the HTML, so nothing moves and nothing flashes.
 */
export function Picture({
  src,
  alt,
  width,
  height,
  widths = [width],
  sizes = "100vw",
  fit = "natural",
  placeholder,
  blur,
  transparent,
  priority,
  buildSource,
  className,
  style,
  onError,
  ref,
  ...rest
}: PictureProps) {
  const provided = usePictureSource();
  // Remembering which source failed, not that one did, lets a new source try afresh.
  const [failedSource, setFailedSource] = useState<string>();

  // A picture may fail before scripts are there to hear it.
  const attach = useCallback(
    (image: HTMLImageElement) => {
      if (hasFailed(image)) setFailedSource(src);
      return shareRef(ref, image);
    },
    [ref, src],
  );

  const shape = fit === "natural" ? undefined : fit === "cover" ? styles.fill : styles.contain;

  if (failedSource === src) {
    const box: CSSProperties = fit === "natural" ? { aspectRatio: `${width} / ${height}`, ...style } : { ...style };
    return (
      <span
        {...(rest as HTMLAttributes<HTMLSpanElement>)}
        className={classNames(styles.failed, shape, className)}
        style={box}
        data-failed=""
      >
        <Icon name="image" size="xl" label={alt || undefined} />
      </span>
    );
  }

  const colours = transparent ? undefined : placeholderColours(placeholder);
  const drawn =
    colours &&
    ({ [propertyOf(styles.backdrop)]: colours.backdrop, [propertyOf(styles.subject)]: colours.subject } as CSSProperties);
  const build = buildSource ?? provided;
  const blurred = blur &&
    build && {
      [propertyOf(styles.standIn)]:
        `url("${build(src, { width: placeholderSize(width, height).width, blur: placeholderBlur })}")`,
    };
  const source = renditions(src, widths, build);
  const fail = (event: SyntheticEvent<HTMLImageElement>) => {
    setFailedSource(src);
    onError?.(event);
  };

  return (
    <img
      // React writes attributes in this order, and browsers start loading at `src`: what governs the load goes first.
      loading={priority ? "eager" : "lazy"}
      fetchPriority={priority ? "high" : undefined}
      decoding={priority ? undefined : "async"}
      width={width}
      height={height}
      sizes={source.srcSet && sizes}
      srcSet={source.srcSet}
      src={source.src}
      alt={alt}
      className={classNames(
        styles.picture,
        shape,
        drawn && styles.placeholder,
        blurred && styles.blurred,
        transparent && styles.transparent,
        className,
      )}
      style={drawn || blurred ? { ...drawn, ...blurred, ...style } : style}
      onError={fail}
      ref={attach}
      {...rest}
    />
  );
}
