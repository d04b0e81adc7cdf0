import { type ComponentProps, type ReactNode, useId } from "react";
import { Badge } from "../badge/index.ts";
import { Button } from "../button/index.ts";
import { Description, DescriptionList } from "../description-list/index.ts";
import { Icon } from "../icon/index.ts";
import { IconButton } from "../icon-button/index.ts";
import { useLinkComponent } from "../link/link-component.tsx";
import { text } from "../text/type.css.ts";
import { classNames } from "../theme/class-names.ts";
import { visuallyHidden } from "../visually-hidden/index.ts";
import * as css from "./StoreCard.css.ts";
import type { OpenState, StoreCardLook, StoreHours } from "./store-card.contract.ts";

export interface StoreCardProps extends Omit<ComponentProps<"article">, "children"> {
  /** What the store is called: 'Ponsonby'. */
  name: string;
  /** Outline level of the name, 2 unless said otherwise. */
  level?: 2 | 3 | 4;
  /** The store's own page. */
  href?: string;
  /** The address as one would ask for it, a line each. */
  address: readonly string[];
  /** How far it is, formatted: '0.3 km'. */
  distance?: string;
  /** Whether it is open now. */
  status?: OpenState;
  /** The week, days with the same hours together. */
  hours?: readonly StoreHours[];
  /** What it can do besides selling, a few words each. */
  services?: readonly string[];
  /** As it is written in its country: '09 555 0142'. Dialled without its spaces. */
  phone?: string;
  /** A route there, on a map elsewhere; opens in a tab of its own. */
  directionsHref?: string;
  /** Where it stands on the map or in the list, drawn before the name. */
  number?: number;
  /** The one the map shows. Its number lies on hi-vis. */
  current?: boolean;
  /** `card` unless said otherwise. */
  look?: StoreCardLook;
  /** Lets the order be picked up here; `chosen` is whether it will be. */
  pickup?: { chosen: boolean; onChoose: () => void };
  /** Lets the store be kept as the shopper's own; `on` is whether it is. */
  favourite?: { on: boolean; onToggle: () => void };
  /** More to say or do: opening on a public holiday, stock of a product. */
  children?: ReactNode;
}

/** A store, without a map: where it is, whether it is open, how to get there, and whether it is the shopper's own. */
export function StoreCard({
  name,
  level = 2,
  href,
  address,
  distance,
  status,
  hours = [],
  services = [],
  phone,
  directionsHref,
  number,
  current = false,
  look = "card",
  pickup,
  favourite,
  className,
  children,
  ...article
}: StoreCardProps) {
  const Anchor = useLinkComponent();
  const nameId = useId();
  const Name = `h${level}` as const;
  const hasDetails =
    hours.length > 0 || services.length > 0 || phone || directionsHref || pickup || (children !== undefined && children !== null);
  return (
    <article
      aria-labelledby={nameId}
      {...article}
      className={classNames(css.store[look], number !== undefined && css.numbered, className)}
      data-current={current ? "" : undefined}
      data-chosen={pickup?.chosen ? "" : undefined}
    >
      {number !== undefined && (
        <span className={css.number}>
          <span className={visuallyHidden}>Store </span>
          {number}
        </span>
      )}
      <Name className={css.name} id={nameId}>
        {href ? (
          <Anchor className={css.nameLink} href={href}>
            {name}
          </Anchor>
        ) : (
          name
        )}
      </Name>
      <address className={classNames(css.address, favourite && css.beside)}>
        {address.map((line, index) => (
          <div key={index}>{line}</div>
        ))}
      </address>
      {status && <p className={status.open ? css.open : css.closed}>{status.text}</p>}
      {hasDetails && (
        <div className={css.details}>
          {(hours.length > 0 || phone) && (
            <DescriptionList className={text.body.sm}>
              {hours.map(({ days, times, today }) => (
                <Description key={days} term={days} className={today ? css.today : undefined}>
                  {times}
                  {today && <span className={visuallyHidden}>, today</span>}
                </Description>
              ))}
              {phone && (
                <Description term="Phone">
                  <a className={css.phone} href={`tel:${phone.replace(/[^\d+]/g, "")}`}>
                    {phone}
                  </a>
                </Description>
              )}
            </DescriptionList>
          )}
          {services.length > 0 && (
            <ul className={css.services} aria-label="Services">
              {services.map((service) => (
                <li key={service}>
                  <Badge>{service}</Badge>
                </li>
              ))}
            </ul>
          )}
          {children}
          {(directionsHref || pickup) && (
            <div className={css.actions}>
              {pickup && (
                <Button
                  variant={pickup.chosen ? "primary" : "secondary"}
                  aria-pressed={pickup.chosen}
                  aria-describedby={nameId}
                  iconStart={pickup.chosen ? <Icon name="check" size="md" /> : undefined}
                  onClick={pickup.onChoose}
                >
                  Pick up here
                </Button>
              )}
              {directionsHref && (
                <Button
                  variant={pickup ? "ghost" : "primary"}
                  href={directionsHref}
                  target="_blank"
                  rel="noreferrer"
                  iconEnd={<Icon name="link-out" size="md" />}
                >
                  Directions
                  <span className={visuallyHidden}> to {name}, opens a new tab</span>
                </Button>
              )}
            </div>
          )}
        </div>
      )}
      {(distance || favourite) && (
        <div className={classNames(css.aside, favourite && css.tall)}>
          {favourite && (
            <IconButton
              className={css.favourite}
              icon={<Icon name={favourite.on ? "heart-filled" : "heart"} />}
              label={`My store, ${name}`}
              aria-pressed={favourite.on}
              onClick={favourite.onToggle}
            />
          )}
          {distance && (
            <span>
              {distance}
              <span className={visuallyHidden}> away</span>
            </span>
          )}
        </div>
      )}
    </article>
  );
}
