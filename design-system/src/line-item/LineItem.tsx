import type { ComponentProps, ReactNode } from "react";
import { Icon } from "../icon/index.ts";
import { useLinkComponent } from "../link/link-component.tsx";
import { text } from "../text/type.css.ts";
import { classNames } from "../theme/class-names.ts";
import * as css from "./LineItem.css.ts";
import type { LineItemSize } from "./line-item.contract.ts";

export interface LineItemsProps extends ComponentProps<"ul"> {
  /** `compact` unless said otherwise. Give its lines the same. */
  size?: LineItemSize;
}

/** Lines of a cart or an order, one under the other. */
export function LineItems({ size = "compact", className, ...list }: LineItemsProps) {
  return <ul {...list} className={classNames(css.lines, size === "cart" && css.linesInCart, className)} />;
}

export interface LineItemProps extends Omit<ComponentProps<"li">, "children"> {
  /** `compact` unless said otherwise. */
  size?: LineItemSize;
  /** Who made it. */
  brand: ReactNode;
  /** What it is called. */
  name: ReactNode;
  /** The product's page. Without it nothing is linked: the product may be gone. */
  href?: string;
  /** A 2:3 picture. Its text may be empty: the name stands beside it. */
  picture: ReactNode;
  /** Colour, size, quantity: a line each; what is empty has none. */
  details: readonly ReactNode[];
  /** For the whole line. */
  price: ReactNode;
  /** For one, when there are several: '$210.00 each'. */
  each?: ReactNode;
  /** A status or a fact, under the details: a Badge. */
  badge?: ReactNode;
  /** What keeps the line from being bought, and what to do. Puts the red edge round the picture. */
  error?: ReactNode;
  /** Id of the error, for `aria-describedby` of the quantity. */
  errorId?: string;
  /** QuantityStepper. */
  quantity?: ReactNode;
  /** Remove, save for later. */
  actions?: ReactNode;
}

/** One product in a cart, an order or a summary of either. */
export function LineItem({
  size = "compact",
  brand,
  name,
  href,
  picture,
  details,
  price,
  each,
  badge,
  error,
  errorId,
  quantity,
  actions,
  className,
  ...item
}: LineItemProps) {
  const Anchor = useLinkComponent();
  return (
    <li {...item} className={classNames(css.line[size], className)}>
      {href ? (
        // The name is the link for keyboards and screen readers; the picture is one more place to press.
        <Anchor
          className={classNames(css.picture, error ? css.pictureInvalid : undefined)}
          href={href}
          tabIndex={-1}
          aria-hidden="true"
        >
          {picture}
        </Anchor>
      ) : (
        <div className={classNames(css.picture, error ? css.pictureInvalid : undefined)}>{picture}</div>
      )}
      <div className={css.main}>
        <div className={css.top}>
          <div>
            <p className={classNames(text.body.sm, css.secondary)}>{brand}</p>
            <p className={classNames(text.body.sm, css.name, size === "cart" && css.nameInCart)}>
              {href ? (
                <Anchor className={css.nameLink} href={href}>
                  {name}
                </Anchor>
              ) : (
                name
              )}
            </p>
          </div>
          <div className={css.prices}>
            <p className={text.price.md}>{price}</p>
            {each && <p className={classNames(text.body.sm, css.secondary)}>{each}</p>}
          </div>
        </div>
        <ul className={classNames(text.body.sm, css.secondary)}>
          {details.map((detail, index) => detail && <li key={index}>{detail}</li>)}
        </ul>
        {badge && <div>{badge}</div>}
        {error && (
          <p className={classNames(text.body.sm, css.error)} id={errorId}>
            <Icon name="alert" size="sm" />
            <span>{error}</span>
          </p>
        )}
        {(quantity || actions) && (
          <div className={css.foot}>
            {quantity}
            {actions && <div className={css.actions}>{actions}</div>}
          </div>
        )}
      </div>
    </li>
  );
}
