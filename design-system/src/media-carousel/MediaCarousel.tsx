import { Children, type ComponentPropsWithRef, type CSSProperties, type ReactNode, useId, useState } from "react";
import { Slides } from "../carousel/Slides.tsx";
import { useCarouselEngine } from "../carousel/use-carousel-engine.tsx";
import { useTurning } from "../carousel/use-turning.ts";
import { Icon } from "../icon/Icon.tsx";
import { IconButton } from "../icon-button/IconButton.tsx";
import { classNames } from "../theme/class-names.ts";
import { propertyOf } from "../theme/property-of.ts";
import * as styles from "./MediaCarousel.css.ts";
import { type MediaCarouselLayout, mediaCarouselDefaults, spreadFrom } from "./media-carousel.contract.ts";

export type MediaCarouselProps = Omit<ComponentPropsWithRef<"section">, "aria-label"> & {
  /** What the pictures are of. */
  label: string;
  /** One at a time, or spread out on a large screen; then the slides must be what takes focus. `row` unless said otherwise. */
  layout?: MediaCarouselLayout;
  /** Pixels between slides. 16 unless said otherwise. */
  gap?: number;
  /** Goes on by itself every 6000 ms, from the last slide to the first, as its arrows then do; with a button to stop it. */
  playing?: boolean;
  /** The slide in view has changed. From 0. */
  onIndexChange?: (index: number) => void;
  /** The slides. */
  children: ReactNode;
};

const loadRotation = () => import("../carousel/rotation.ts");
const times = { delay: mediaCarouselDefaults.autoplayDelay } as const;

/**
 * Pictures one at a time: swiped, dragged, scrolled sideways, moved with arrow keys or the arrows, in 300 ms. By itself it
 * moves only if asked to, and not while the pointer or focus is on it, while paused, in a hidden tab or out of view, or,
 * unless told to play, for those who asked for less motion. Without scripts the browser scrolls and snaps it; Embla takes
 * it over when it is near the screen. On a phone's touch screen the arrows show only when focused: a swipe does the same there,
 * but not for who uses a keyboard, a switch or a screen reader.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/carousel/
 * @see https://www.w3.org/TR/WCAG22/#pause-stop-hide
 */
export function MediaCarousel({
  label,
  layout = "row",
  gap = mediaCarouselDefaults.gap,
  playing = false,
  onIndexChange,
  className,
  children,
  ...rest
}: MediaCarouselProps) {
  const [{ index, atStart, atEnd }, place] = useState({ index: 0, atStart: true, atEnd: false });
  const { turning, stopped, stop, touches } = useTurning(playing, rest);
  const count = Children.count(children);
  const spread = layout === "spread";
  // What goes on by itself from the last to the first does so by its arrows too.
  const [first, last] = [atStart && !playing, atEnd && !playing];
  const rotating = playing && turning && count > 1;
  const { viewport, act, engine } = useCarouselEngine({
    speed: mediaCarouselDefaults.speed,
    rotation: playing ? loadRotation : undefined,
    times,
    rotating,
    unless: spread ? spreadFrom : undefined,
    onPlace: (now) => {
      place(now);
      if (now.index !== index) onIndexChange?.(now.index);
    },
  });
  const row = useId();
  return (
    <section
      {...rest}
      {...touches}
      className={classNames(styles.frame, className)}
      aria-roledescription="carousel"
      aria-label={label}
    >
      {count > 1 && (
        <div className={classNames(styles.controls, spread && styles.spreadControls)}>
          {playing && (
            <IconButton
              variant="panel"
              size="sm"
              icon={<Icon name={stopped ? "play" : "pause"} size="sm" />}
              label={stopped ? "Play slide show" : "Pause slide show"}
              onClick={() => stop(!stopped)}
            />
          )}
          <IconButton
            className={styles.back}
            variant="panel"
            size="sm"
            icon={<Icon name="chevron-left" size="md" />}
            label="Previous picture"
            aria-controls={row}
            aria-disabled={first}
            onClick={() => !first && act((moves) => moves.to((index + count - 1) % count))}
          />
          {/* Once more pictures are known, other dots appear; none is moved. */}
          <span key={count} className={classNames(styles.dots, spread && styles.spreadDots)} aria-hidden="true">
            {Array.from({ length: count }, (_, each) => (
              <span key={each} className={styles.dot} data-current={each === index || undefined} />
            ))}
          </span>
          <IconButton
            className={styles.forth}
            variant="panel"
            size="sm"
            icon={<Icon name="chevron-right" size="md" />}
            label="Next picture"
            aria-controls={row}
            aria-disabled={last}
            onClick={() => !last && act((moves) => moves.to((index + 1) % count))}
          />
        </div>
      )}
      <Slides
        ref={viewport}
        id={row}
        label={label}
        className={spread ? styles.spreadViewport : undefined}
        row={classNames(styles.track, spread && styles.spread)}
        style={{ [propertyOf(styles.gap)]: `${gap}px` } as CSSProperties}
        still={spread}
        live={rotating ? "off" : "polite"}
      >
        {children}
      </Slides>
      {engine}
    </section>
  );
}
