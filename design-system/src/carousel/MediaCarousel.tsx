import {
  Children,
  type ComponentPropsWithRef,
  type CSSProperties,
  type FocusEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from "react";
import { Icon } from "../icon/Icon.tsx";
import { IconButton } from "../icon-button/IconButton.tsx";
import { classNames } from "../theme/class-names.ts";
import { propertyOf } from "../theme/property-of.ts";
import { autoplay } from "./autoplay.ts";
import * as styles from "./Carousel.css.ts";
import { type MediaCarouselLayout, mediaCarouselDefaults } from "./carousel.contract.ts";
import { createSnapScroller, type SnapScroller, scrollable } from "./snap-scroller.ts";

export type MediaCarouselProps = Omit<ComponentPropsWithRef<"section">, "aria-label"> & {
  /** What the pictures are of. */
  label: string;
  /** `row` unless said otherwise. */
  layout?: MediaCarouselLayout;
  /** Pixels between slides. 16 unless said otherwise. */
  gap?: number;
  /** Goes on by itself every 6000 ms, from the last slide to the first; with a button to stop it. */
  playing?: boolean;
  /** The slide in view has changed. */
  onIndexChange?: (index: number) => void;
  /** The slides. */
  children: ReactNode;
};

/**
 * Pictures one at a time: swiped, scrolled, or moved with the arrows, in 300 ms. By itself it moves only if asked to, and
 * not while the pointer or focus is on it, while paused, or for those who asked for less motion.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/carousel/
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
  const track = useRef<HTMLUListElement>(null);
  const scroller = useRef<SnapScroller>(undefined);
  const [{ index, atStart, atEnd }, place] = useState({ index: 0, atStart: true, atEnd: false });
  const [stopped, stop] = useState(false);
  const [held, hold] = useState(false);
  const count = Children.count(children);
  const tell = useRef(onIndexChange);
  useEffect(() => {
    tell.current = onIndexChange;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: slides that come or go are watched anew.
  useEffect(() => {
    if (!track.current) return;
    const made = createSnapScroller(track.current, (now) => {
      place((before) => {
        if (before.index === now.index && before.atStart === now.atStart && before.atEnd === now.atEnd) return before;
        return { index: now.index, atStart: now.atStart, atEnd: now.atEnd };
      });
    });
    scroller.current = made;
    return made.destroy;
  }, [count]);

  useEffect(() => tell.current?.(index), [index]);

  useEffect(() => {
    if (playing && matchMedia("(prefers-reduced-motion: reduce)").matches) stop(true);
  }, [playing]);

  useEffect(() => {
    if (!playing || stopped || held || count < 2) return;
    return autoplay(() => scroller.current?.to(atEnd ? 0 : index + 1));
  }, [playing, stopped, held, count, index, atEnd]);

  const blur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) hold(false);
  };
  const spacing = { [propertyOf(styles.gap)]: `${gap}px` } as CSSProperties;
  const spread = layout === "spread";
  return (
    <section
      {...rest}
      className={classNames(styles.frame, className)}
      aria-roledescription="carousel"
      aria-label={label}
      onPointerEnter={(event) => event.pointerType === "mouse" && hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={blur}
    >
      <ul
        ref={track}
        className={classNames(styles.mediaTrack, spread && styles.spread)}
        style={spacing}
        {...scrollable}
        aria-label={label}
      >
        {Children.map(children, (child) => (
          <li className={styles.slide}>{child}</li>
        ))}
      </ul>
      {count > 1 && (
        <div className={classNames(styles.controls, spread && styles.spreadControls)}>
          <IconButton
            className={styles.step}
            variant="panel"
            size="sm"
            icon={<Icon name="chevron-left" size="md" />}
            label="Previous picture"
            disabled={atStart}
            onClick={() => scroller.current?.to(index - 1)}
          />
          <span className={styles.dots} aria-hidden="true">
            {Array.from({ length: count }, (_, each) => (
              <span key={each} className={styles.dot} data-current={each === index || undefined} />
            ))}
          </span>
          <IconButton
            className={styles.step}
            variant="panel"
            size="sm"
            icon={<Icon name="chevron-right" size="md" />}
            label="Next picture"
            disabled={atEnd}
            onClick={() => scroller.current?.to(index + 1)}
          />
          {playing && (
            <IconButton
              className={styles.pause}
              variant="panel"
              size="sm"
              icon={<Icon name={stopped ? "play" : "pause"} size="sm" />}
              label={stopped ? "Play" : "Pause"}
              onClick={() => stop(!stopped)}
            />
          )}
        </div>
      )}
    </section>
  );
}
