import { Children, type ComponentPropsWithRef, type CSSProperties, type ReactNode, useId, useRef, useState } from "react";
import { Icon } from "../icon/Icon.tsx";
import { IconButton } from "../icon-button/IconButton.tsx";
import { Link } from "../link/Link.tsx";
import { Heading } from "../text/Heading.tsx";
import type { HeadingLevel } from "../text/text.contract.ts";
import { classNames } from "../theme/class-names.ts";
import { propertyOf } from "../theme/property-of.ts";
import * as styles from "./Carousel.css.ts";
import type { CarouselSpan } from "./carousel.contract.ts";
import { Slides } from "./Slides.tsx";
import { useCarouselEngine } from "./use-carousel-engine.tsx";

export type CarouselProps = Omit<ComponentPropsWithRef<"section">, "title"> & {
  /** Headline in two voices. Without it give `aria-label`. */
  title?: { shout: string; aside?: string };
  /** Level of the headline in the page's outline. 2 unless said otherwise. */
  level?: HeadingLevel;
  /** Where all of it is to be seen: the words of the link, and its address. */
  more?: { label: string; href: string };
  /** How many slides stand side by side at which width. `products` unless said otherwise. */
  span?: CarouselSpan;
  /** A bar that says how far the row has moved. Shown unless switched off. */
  bar?: boolean;
  /** The slides. */
  children: ReactNode;
};

/**
 * A row of slides: swiped, dragged, scrolled sideways, moved with arrow keys, or by what is in view with the arrows. It
 * does not loop. The server's HTML is a row that the browser scrolls and snaps, and works without scripts; once it is
 * near the screen Embla takes it over, without a change to be seen, and slides out of view become inert.
 * The arrows say which slides they brought through the page's announcer: the row itself is no live region, because
 * reading out every tile that comes into view would bury the answer.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/carousel/
 */
export function Carousel({ title, level = 2, more, span = "products", bar = true, className, children, ...rest }: CarouselProps) {
  const thumb = useRef<HTMLDivElement>(null);
  const [{ atStart, atEnd }, setEnds] = useState({ atStart: true, atEnd: false });
  const { viewport, act, engine } = useCarouselEngine({
    onPlace: setEnds,
    // The bar moves with every frame, so it moves without React.
    onProgress: (progress) => thumb.current?.style.setProperty(propertyOf(styles.progress), String(progress)),
  });
  const row = useId();
  const label = rest["aria-label"] ?? (title ? `${title.shout} ${title.aside ?? ""}`.trim() : undefined);
  const drawn = { [propertyOf(styles.slides)]: Math.max(1, Children.count(children)) } as CSSProperties;
  return (
    <section
      {...rest}
      className={classNames(styles.carousel, styles.span[span], className)}
      aria-roledescription="carousel"
      aria-label={label}
    >
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
                aria-controls={row}
                aria-disabled={atStart}
                onClick={() => !atStart && act((moves) => moves.page(-1))}
              />
              <IconButton
                variant="outline"
                icon={<Icon name="arrow-right" size="md" />}
                label="Next"
                aria-controls={row}
                aria-disabled={atEnd}
                onClick={() => !atEnd && act((moves) => moves.page(1))}
              />
            </div>
          </div>
        </div>
      )}
      <Slides ref={viewport} id={row} label={label} className={styles.products} row={styles.track}>
        {children}
      </Slides>
      {bar && (
        <div className={styles.bar} aria-hidden="true">
          <div ref={thumb} className={styles.thumb} style={drawn} />
        </div>
      )}
      {engine}
    </section>
  );
}
