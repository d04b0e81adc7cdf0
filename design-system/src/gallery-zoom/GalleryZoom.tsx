import { type ComponentPropsWithRef, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { announce } from "../announcer/announcement.ts";
import { Icon } from "../icon/Icon.tsx";
import { IconButton } from "../icon-button/IconButton.tsx";
import { Picture } from "../picture/Picture.tsx";
import { classNames } from "../theme/class-names.ts";
import * as styles from "./GalleryZoom.css.ts";
import { moved, pinched, stepped, unzoomed, type Zoom, zoomAt, zoomScales } from "./zoom.ts";

export interface ZoomPicture {
  src: string;
  alt: string;
  width: number;
  height: number;
  placeholder?: string;
}

export type GalleryZoomProps = Omit<ComponentPropsWithRef<"section">, "children"> & {
  pictures: readonly ZoomPicture[];
  /** Which picture shows. */
  index: number;
  onIndexChange: (index: number) => void;
  onClose: () => void;
};

type Point = { x: number; y: number };
type Pinch = { from: Zoom; distance: number; middle: Point };

/**
 * A product's pictures as large as the screen, for an overlay in the position `screen`. A pointer enlarges five times where
 * it is; two fingers enlarge up to three times and move; with the keyboard + and - enlarge, 0 goes back, arrows move an
 * enlarged picture and otherwise change it.
 */
export function GalleryZoom({ pictures, index, onIndexChange, onClose, className, ...rest }: GalleryZoomProps) {
  const stage = useRef<HTMLDivElement>(null);
  const image = useRef<HTMLImageElement>(null);
  const zoom = useRef(unzoomed);
  const fingers = useRef(new Map<number, Point>());
  const pinch = useRef<Pinch>(undefined);
  const [zoomed, setZoomed] = useState(false);
  const picture = pictures[index];
  const last = pictures.length - 1;

  const draw = (next: Zoom) => {
    zoom.current = next;
    if (image.current) image.current.style.transform = `translate(${next.x * 100}%, ${next.y * 100}%) scale(${next.scale})`;
    setZoomed(next.scale > 1);
  };
  const go = (to: number) => {
    if (to < 0 || to > last) return;
    draw(unzoomed);
    onIndexChange(to);
    announce(`Picture ${to + 1} of ${pictures.length}${pictures[to]?.alt ? `, ${pictures[to].alt}` : ""}`);
  };
  const place = (event: PointerEvent): Point => {
    const box = (stage.current as HTMLElement).getBoundingClientRect();
    return { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height };
  };

  const down = (event: PointerEvent<HTMLDivElement>) => {
    if (event.pointerType === "mouse") return;
    fingers.current.set(event.pointerId, place(event));
    event.currentTarget.setPointerCapture(event.pointerId);
    pinch.current = undefined;
  };
  const drag = (event: PointerEvent) => {
    if (event.pointerType === "mouse") {
      const { x, y } = place(event);
      draw(zoomAt(zoomScales.hover, x, y));
      return;
    }
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const now = place(event);
    fingers.current.set(event.pointerId, now);
    const [first, second] = [...fingers.current.values()];
    if (first && second) {
      const distance = Math.hypot(first.x - second.x, first.y - second.y);
      const middle = { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 };
      pinch.current ??= { from: zoom.current, distance, middle };
      const { from, distance: apart, middle: start } = pinch.current;
      draw(pinched(from, distance / Math.max(apart, 0.001), middle.x - start.x, middle.y - start.y));
    } else if (zoom.current.scale > 1) {
      draw(moved(zoom.current, now.x - before.x, now.y - before.y));
    }
  };
  const up = (event: PointerEvent) => {
    fingers.current.delete(event.pointerId);
    pinch.current = undefined;
  };

  /** What a key does, or undefined for a key that does nothing here. */
  const actOf = (key: string, forward: 1 | -1): (() => void) | undefined => {
    const enlarged = zoom.current.scale > 1;
    switch (key) {
      case "+":
      case "=":
        return () => draw(stepped(zoom.current, 1));
      case "-":
        return () => draw(stepped(zoom.current, -1));
      case "0":
        return () => draw(unzoomed);
      case "ArrowLeft":
        return () => (enlarged ? draw(moved(zoom.current, 0.1, 0)) : go(index - forward));
      case "ArrowRight":
        return () => (enlarged ? draw(moved(zoom.current, -0.1, 0)) : go(index + forward));
      case "ArrowUp":
        return enlarged ? () => draw(moved(zoom.current, 0, 0.1)) : undefined;
      case "ArrowDown":
        return enlarged ? () => draw(moved(zoom.current, 0, -0.1)) : undefined;
      case "Home":
        return () => go(0);
      case "End":
        return () => go(last);
      default:
        return undefined;
    }
  };
  const keys = (event: KeyboardEvent) => {
    const act = actOf(event.key, getComputedStyle(event.currentTarget).direction === "rtl" ? -1 : 1);
    if (!act) return;
    event.preventDefault();
    act();
  };

  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    // Two fingers would enlarge the whole page in browsers that do not know `touch-action`.
    const stay = (event: Event) => event.preventDefault();
    element.addEventListener("gesturestart", stay);
    return () => element.removeEventListener("gesturestart", stay);
  }, []);

  if (!picture) return null;
  return (
    <section
      {...rest}
      className={classNames(styles.zoom, className)}
      aria-label={`Picture ${index + 1} of ${pictures.length}`}
      onKeyDown={keys}
    >
      <div
        ref={stage}
        className={styles.stage}
        data-zoomed={zoomed || undefined}
        onPointerDown={down}
        onPointerMove={drag}
        onPointerUp={up}
        onPointerCancel={up}
        onPointerLeave={(event) => event.pointerType === "mouse" && draw(unzoomed)}
      >
        <Picture
          key={picture.src}
          ref={image}
          className={styles.picture}
          {...picture}
          fit="contain"
          widths={[800, 1600, 2400]}
          sizes="200vw"
          priority
        />
      </div>
      <p className={styles.count} aria-hidden="true">
        {index + 1} / {pictures.length}
      </p>
      <IconButton className={styles.close} variant="panel" icon={<Icon name="close" />} label="Close zoom" onClick={onClose} />
      <div className={styles.foot}>
        <IconButton
          className={styles.live}
          variant="panel"
          icon={<Icon name="arrow-left" size="md" />}
          label="Previous picture"
          disabled={index === 0}
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
              <Picture
                src={each.src}
                alt=""
                width={each.width}
                height={each.height}
                widths={[80, 160]}
                sizes="52px"
                fit="cover"
              />
            </button>
          ))}
        </div>
        <IconButton
          className={styles.live}
          variant="panel"
          icon={<Icon name="arrow-right" size="md" />}
          label="Next picture"
          disabled={index === last}
          onClick={() => go(index + 1)}
        />
      </div>
    </section>
  );
}
