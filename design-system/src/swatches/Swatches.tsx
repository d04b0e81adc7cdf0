import { type ComponentPropsWithRef, type KeyboardEvent, useState } from "react";
import { Icon } from "../icon/Icon.tsx";
import { useLinkComponent } from "../link/link-component.tsx";
import { classNames } from "../theme/class-names.ts";
import * as styles from "./Swatches.css.ts";
import { swatchColour } from "./swatch-colour.ts";
import { defaultSwatchCount } from "./swatches.contract.ts";

/** One colour of a product. */
export type SwatchItem = {
  /** Unique among the colours. */
  id: string;
  /** The colour's name: "Harbour". */
  name: string;
  /** Any CSS colour or gradient. */
  colour: string;
  /** The product in this colour. */
  href: string;
  /** Nothing left in this colour. */
  soldOut?: boolean;
};

export type SwatchesProps = Omit<ComponentPropsWithRef<"ul">, "children"> & {
  /** The colours, in order. */
  colours: readonly SwatchItem[];
  /** The id of the colour on show. */
  current?: string;
  /** Where all colours are to be seen: the product. */
  moreHref: string;
  /** Colours shown before "more". 4 unless said otherwise. */
  max?: number;
  /** What the list is. "Colours" unless said otherwise. */
  label?: string;
  /** Tab stops at one of them only, and the arrow keys, Home and End go on from there: for lists of many products. */
  oneStop?: boolean;
};

/** A product's colours, each a link to the product in that colour, with a plus for those that do not fit. */
export function Swatches({
  colours,
  current,
  moreHref,
  max = defaultSwatchCount,
  label = "Colours",
  oneStop = false,
  className,
  onKeyDown,
  ...rest
}: SwatchesProps) {
  const Anchor = useLinkComponent();
  const [stop, moveStop] = useState(0);
  const hidden = colours.length > max;
  const classes = classNames(styles.swatch, styles.touch, styles.size.sm);
  const tabIndex = (index: number) => (oneStop && index !== stop ? -1 : undefined);
  const keys = (event: KeyboardEvent<HTMLUListElement>) => {
    onKeyDown?.(event);
    if (!oneStop || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    // One that gives way to "more" where there is no room takes no focus.
    const links = [...event.currentTarget.querySelectorAll("a")].filter((link) => link.offsetParent !== null);
    const at = links.indexOf(event.target as HTMLAnchorElement);
    const forward = getComputedStyle(event.currentTarget).direction === "rtl" ? -1 : 1;
    const next = { ArrowRight: links[at + forward], ArrowLeft: links[at - forward], Home: links[0], End: links.at(-1) }[
      event.key
    ];
    if (at < 0 || !next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <ul className={classNames(styles.list, className)} aria-label={label} {...rest} onKeyDown={keys}>
      {colours.slice(0, max).map(({ id, name, colour, href, soldOut }, index) => (
        <li key={id} className={hidden && index > 0 ? styles.spare[max - index] : undefined}>
          <Anchor
            className={classNames(classes, soldOut && styles.soldOut)}
            href={href}
            tabIndex={tabIndex(index)}
            onFocus={oneStop ? () => moveStop(index) : undefined}
            // Beside the name: the two come together again in other products, which compresses well.
            style={swatchColour(colour)}
            aria-label={soldOut ? `${name}, sold out` : name}
            aria-current={id === current || undefined}
          />
        </li>
      ))}
      {hidden && (
        <li>
          <Anchor
            className={classNames(classes, styles.more)}
            href={moreHref}
            tabIndex={tabIndex(max)}
            onFocus={oneStop ? () => moveStop(max) : undefined}
            aria-label="More colours"
          >
            <Icon name="plus" size="sm" />
          </Anchor>
        </li>
      )}
    </ul>
  );
}
