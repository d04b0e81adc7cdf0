import { type ComponentPropsWithRef, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { announce } from "../announcer/announcement.ts";
import { CarouselEngine } from "../carousel/CarouselEngine.tsx";
import type { CarouselMoves } from "../carousel/live-carousel.ts";
import { Icon } from "../icon/Icon.tsx";
import { IconButton } from "../icon-button/IconButton.tsx";
import { Picture } from "../picture/Picture.tsx";
import { classNames } from "../theme/class-names.ts";
import * as styles from "./GalleryZoom.css.ts";
import { type BoxSize, useBoxSize } from "./use-box-size.ts";
import { usePointerZoom } from "./use-pointer-zoom.ts";
import { stepped, unzoomed, type Zoom, zoomedByKey, zoomScales } from "./zoom.ts";

/** One picture that can be enlarged. */
export interface ZoomPicture {
  /** Source path, before the picture service. */
  src: string;
  /** What it shows. */
  alt: string;
  /** Pixels of the original. */
  width: number;
  /** Pixels of the original. */
  height: number;
  /** Two hex colours, as `Picture` takes them. */
  placeholder?: string;
}

export type GalleryZoomProps = Omit<ComponentPropsWithRef<"section">, "children"> & {
  /** In the order in which they come. */
  pictures: readonly ZoomPicture[];
  /** Which picture shows. From 0. */
  index: number;
  /** Another picture was asked for, by swipe, arrow, key or thumbnail. */
  onIndexChange: (index: number) => void;
  /** The close button was pressed. */
  onClose: () => void;
};

/** Until the stage has been measured: as wide as a picture of two to three is shown on the whole screen. */
const unmeasured = "min(100vw, 67vh)";

/**
 * How wide a picture is shown, as the `sizes` attribute; enlarged, twice as sharp. What is on the screen stays until the sharper one
 * is there.
 */
function sizesOf({ width, height }: ZoomPicture, stage: BoxSize | undefined, enlarged: boolean): string {
  const whole = stage ? `${Math.ceil(Math.min(stage.width, (stage.height * width) / height))}px` : unmeasured;
  return enlarged ? `calc(2 * ${whole})` : whole;
}

/**
 * A product's pictures as large as the screen, for an overlay in the position `screen`: a carousel on Embla. A mouse
 * enlarges five times where it is; two fingers enlarge up to three times and move, a double tap enlarges three times and
 * back, one finger moves what is enlarged and otherwise swipes to the next. Two buttons enlarge and reduce in steps, for whoever has
 * neither two fingers nor a mouse. With the keyboard + and - enlarge, 0 goes back, arrows move an enlarged picture and otherwise
 * change it. It loads the pictures next to the one that shows.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/carousel/
 */
export function GalleryZoom({ pictures, index, onIndexChange, onClose, className, onKeyDown, ...rest }: GalleryZoomProps) {
  const [stage, setStage] = useState<HTMLDivElement | null>(null);
  const box = useBoxSize(stage);
  const moves = useRef<CarouselMoves>(null);
  const image = useRef<HTMLImageElement>(null);
  const zoom = useRef(unzoomed);
  const [scale, setScale] = useState(1);
  // Which picture has been enlarged last: it stays as sharp as it was.
  const [sharp, setSharp] = useState<number>();
  const last = pictures.length - 1;

  const draw = (next: Zoom) => {
    zoom.current = next;
    if (image.current) image.current.style.transform = `translate(${next.x * 100}%, ${next.y * 100}%) scale(${next.scale})`;
    setScale(next.scale);
    if (next.scale > 1) setSharp(index);
  };
  const go = (to: number) => {
    const picture = pictures[to];
    if (!picture || to === index) return;
    draw(unzoomed);
    onIndexChange(to);
    announce(`Picture ${to + 1} of ${pictures.length}${picture.alt && `, ${picture.alt}`}`);
  };
  const pointers = usePointerZoom(zoom, draw);

  const keys = (event: KeyboardEvent<HTMLElement>) => {
    onKeyDown?.(event);
    const { key, currentTarget } = event;
    const forward = getComputedStyle(currentTarget).direction === "rtl" ? -1 : 1;
    const next = zoomedByKey(zoom.current, key);
    const to = { ArrowLeft: index - forward, ArrowRight: index + forward, Home: 0, End: last }[key];
    if (next) draw(next);
    else if (to !== undefined) go(to);
    else return;
    event.preventDefault();
  };

  useEffect(() => {
    // Two fingers would enlarge the whole page in browsers that do not know `touch-action`.
    const stay = (event: Event) => event.preventDefault();
    stage?.addEventListener("gesturestart", stay);
    return () => stage?.removeEventListener("gesturestart", stay);
  }, [stage]);

  // Whoever changed it, the row follows.
  useEffect(() => moves.current?.to(index), [index]);

  if (pictures.length === 0) return null;
  return (
    <section
      {...rest}
      className={classNames(styles.zoom, className)}
      aria-roledescription="carousel"
      aria-label={`Picture ${index + 1} of ${pictures.length}`}
      onKeyDown={keys}
    >
      <div ref={setStage} className={styles.stage} data-zoomed={scale > 1 || undefined} {...pointers}>
        <div className={styles.row}>
          {pictures.map((picture, position) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls of a form
            <div
              key={picture.src}
              className={styles.slide}
              role="group"
              aria-roledescription="slide"
              aria-label={`${position + 1} of ${pictures.length}`}
            >
              {Math.abs(position - index) < 2 && (
                <Picture
                  ref={position === index ? image : undefined}
                  className={styles.picture}
                  {...picture}
                  fit="contain"
                  widths={[800, 1600]}
                  sizes={sizesOf(picture, box, position === sharp)}
                  priority={position === index}
                />
              )}
            </div>
          ))}
        </div>
      </div>
      {stage && (
        <CarouselEngine
          viewport={stage}
          startIndex={index}
          drag={(event) => !(event instanceof MouseEvent) && event.touches.length === 1 && zoom.current.scale === 1}
          onPlace={({ index: at }) => go(at)}
          onLive={(next) => {
            moves.current = next;
            next?.to(index);
          }}
        />
      )}
      <p className={styles.count} aria-hidden="true">
        {index + 1} / {pictures.length}
      </p>
      <div className={styles.tools}>
        <IconButton
          variant="panel"
          icon={<Icon name="plus" />}
          label="Zoom in"
          aria-disabled={scale === zoomScales.keyMax}
          onClick={() => draw(stepped(zoom.current, 1))}
        />
        <IconButton
          variant="panel"
          icon={<Icon name="minus" />}
          label="Zoom out"
          aria-disabled={scale === 1}
          onClick={() => draw(stepped(zoom.current, -1))}
        />
        <IconButton variant="panel" icon={<Icon name="close" />} label="Close zoom" onClick={onClose} />
      </div>
      <div className={styles.foot}>
        <IconButton
          className={styles.live}
          variant="panel"
          icon={<Icon name="arrow-left" size="md" />}
          label="Previous picture"
          aria-disabled={index === 0}
          onClick={() => go(index - 1)}
        />
        <div className={styles.thumbs}>
          {pictures.map((each, position) => (
            <button
              key={each.src}
              type="button"
              className={styles.thumb}
              aria-label={`Picture ${position + 1}`}
              aria-current={position === index || undefined}
              onClick={() => go(position)}
            >
              <Picture {...each} alt="" widths={[80, 160]} sizes="52px" fit="cover" />
            </button>
          ))}
        </div>
        <IconButton
          className={styles.live}
          variant="panel"
          icon={<Icon name="arrow-right" size="md" />}
          label="Next picture"
          aria-disabled={index === last}
          onClick={() => go(index + 1)}
        />
      </div>
    </section>
  );
}
