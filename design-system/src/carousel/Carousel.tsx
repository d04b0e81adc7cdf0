import { Children, type ComponentPropsWithRef, type CSSProperties, type ReactNode, useEffect, useRef, useState } from "react";
import { Icon } from "../icon/Icon.tsx";
import { IconButton } from "../icon-button/IconButton.tsx";
import { Link } from "../link/Link.tsx";
import { Heading } from "../text/Heading.tsx";
import type { HeadingLevel } from "../text/text.contract.ts";
import { classNames } from "../theme/class-names.ts";
import { propertyOf } from "../theme/property-of.ts";
import * as styles from "./Carousel.css.ts";
import type { CarouselSpan } from "./carousel.contract.ts";
import { createSnapScroller, type SnapScroller, scrollable } from "./snap-scroller.ts";

export type CarouselProps = Omit<ComponentPropsWithRef<"section">, "title"> & {
  /** Headline in two voices. Without it give `aria-label`. */
  title?: { shout: string; aside?: string };
  /** Level of the headline in the page's outline. 2 unless said otherwise. */
  level?: HeadingLevel;
  /** Where all of it is to be seen. */
  more?: { label: string; href: string };
  /** `products` unless said otherwise. */
  span?: CarouselSpan;
  /** A bar that says how far the row has moved. Shown unless switched off. */
  bar?: boolean;
  /** The slides. */
  children: ReactNode;
};

/**
 * A row of slides that the browser scrolls and snaps. Scripts add arrows, the bar and take slides out of view out of the
 * tab order; without them the row still scrolls.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/carousel/
 */
export function Carousel({ title, level = 2, more, span = "products", bar = true, className, children, ...rest }: CarouselProps) {
  const track = useRef<HTMLUListElement>(null);
  const thumb = useRef<HTMLDivElement>(null);
  const scroller = useRef<SnapScroller>(undefined);
  const [ends, setEnds] = useState({ start: true, end: false });
  const count = Children.count(children);
  const label = rest["aria-label"] ?? (title ? `${title.shout} ${title.aside ?? ""}`.trim() : undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: slides that come or go are watched anew.
  useEffect(() => {
    if (!track.current) return;
    const made = createSnapScroller(track.current, ({ atStart, atEnd, share, progress }) => {
      // The bar moves with every frame of scrolling, so it moves without React.
      thumb.current?.style.setProperty(propertyOf(styles.share), String(share));
      thumb.current?.style.setProperty(propertyOf(styles.progress), String(progress));
      setEnds((before) => (before.start === atStart && before.end === atEnd ? before : { start: atStart, end: atEnd }));
    });
    scroller.current = made;
    return made.destroy;
  }, [count]);

  const drawn = {
    [propertyOf(styles.share)]: Math.min(1, 4 / Math.max(1, count)),
    [propertyOf(styles.progress)]: 0,
  } as CSSProperties;
  return (
    <section className={className} aria-roledescription="carousel" {...rest} aria-label={label}>
      {(title || more) && (
        <div className={styles.head}>
          {title && <Heading level={level} size="md" {...title} />}
          <div className={styles.side}>
            {more && (
              <Link variant="standalone" href={more.href}>
                {more.label}
              </Link>
            )}
            <div className={styles.arrows}>
              <IconButton
                variant="outline"
                icon={<Icon name="arrow-left" size="md" />}
                label="Previous"
                disabled={ends.start}
                onClick={() => scroller.current?.page(-1)}
              />
              <IconButton
                variant="outline"
                icon={<Icon name="arrow-right" size="md" />}
                label="Next"
                disabled={ends.end}
                onClick={() => scroller.current?.page(1)}
              />
            </div>
          </div>
        </div>
      )}
      <ul ref={track} className={classNames(styles.track, styles.span[span])} {...scrollable} aria-label={label}>
        {Children.map(children, (child) => (
          <li className={styles.slide}>{child}</li>
        ))}
      </ul>
      {bar && (
        <div className={styles.bar} aria-hidden="true">
          <div ref={thumb} className={styles.thumb} style={drawn} />
        </div>
      )}
    </section>
  );
}
