import { type ReactNode, useEffect, useRef, useState } from "react";
import { Icon } from "../icon/Icon.tsx";
import type { IconName } from "../icon/icon.contract.ts";
import { Link } from "../link/Link.tsx";
import { type LinkComponent, useLinkComponent } from "../link/link-component.tsx";
import { Logo } from "../logo/Logo.tsx";
import type { MegaMenuItem, MegaMenuLink } from "../mega-menu/MegaMenu.tsx";
import { Overlay, type OverlayProps } from "../overlay/Overlay.tsx";
import { Picture } from "../picture/Picture.tsx";
import type { HeaderStore } from "../site-header/SiteHeader.tsx";
import { Spinner } from "../spinner/Spinner.tsx";
import { Heading } from "../text/Heading.tsx";
import { inverseGround } from "../theme/ground.ts";
import * as styles from "./MobileMenu.css.ts";

export type MobileMenuProps = Pick<OverlayProps, "open" | "onOpenChange" | "ref" | "id" | "className"> & {
  /** The same items as the large screen's navigation. */
  items: readonly MegaMenuItem[];
  /** The two stores; leave out where the boutique is off. */
  stores?: readonly HeaderStore[];
  /** Links under the list: sign in, stores, help. */
  utilities?: readonly (MegaMenuLink & { icon: IconName })[];
  /** Stands at the foot: the country switcher. */
  footer?: ReactNode;
};

// The same at every render, or each one would bring focus back to the button.
const takeFocus = (button: HTMLElement | null) => button?.focus({ preventScroll: true });

/** The navigation of a small screen: a list in a left overlay, and a second level for each item that has one. */
export function MobileMenu({ open, onOpenChange, items, stores, utilities, footer, ...rest }: MobileMenuProps) {
  const [chosen, choose] = useState<string | null>(null);
  const left = useRef<string | null>(null);
  const Anchor = useLinkComponent();
  const item = items.find((each) => each.href === chosen);

  useEffect(() => {
    if (!open) choose(null);
  }, [open]);

  const goBack = () => {
    left.current = chosen;
    choose(null);
  };

  return (
    <Overlay
      {...rest}
      open={open}
      onOpenChange={onOpenChange}
      position="left"
      width="sm"
      backdrop
      flush
      label={item ? `Menu, ${item.label}` : "Menu"}
      closeLabel="Close menu"
      header={
        item ? (
          <button key="back" type="button" className={styles.back} onClick={goBack} ref={takeFocus}>
            <Icon name="chevron-left" />
            Back
          </button>
        ) : (
          <span className={styles.name}>Menu</span>
        )
      }
    >
      {item ? (
        <Second item={item} Anchor={Anchor} />
      ) : (
        <div className={styles.menu}>
          {stores && (
            <nav className={styles.stores} aria-label="Store">
              {stores.map(({ href, label, logo, current }) => (
                <Anchor key={href} className={styles.store} href={href} aria-label={label} aria-current={current || undefined}>
                  <Logo name={logo} className={styles.logo[logo]} />
                </Anchor>
              ))}
            </nav>
          )}
          <nav className={styles.level} aria-label="Main">
            <ul>
              {items.map((each) => (
                <li key={each.href}>
                  {each.expandable ? (
                    <button
                      type="button"
                      className={styles.item}
                      onClick={() => choose(each.href)}
                      ref={(button) => {
                        if (!button || left.current !== each.href) return;
                        left.current = null;
                        button.focus({ preventScroll: true });
                      }}
                    >
                      {nameOf(each)}
                      <Icon name="chevron-right" />
                    </button>
                  ) : (
                    <Anchor className={styles.item} href={each.href} aria-current={each.current || undefined}>
                      {nameOf(each)}
                    </Anchor>
                  )}
                </li>
              ))}
            </ul>
            {utilities && (
              <ul className={styles.more}>
                {utilities.map(({ icon, label, href }) => (
                  <li key={href}>
                    <Anchor className={styles.utility} href={href}>
                      <Icon name={icon} />
                      {label}
                    </Anchor>
                  </li>
                ))}
              </ul>
            )}
          </nav>
          {footer && (
            <div className={styles.foot} {...inverseGround}>
              {footer}
            </div>
          )}
        </div>
      )}
    </Overlay>
  );
}

const nameOf = ({ marked, label }: MegaMenuItem) => (marked ? <mark>{label}</mark> : label);

function Second({ item, Anchor }: { item: MegaMenuItem; Anchor: LinkComponent }) {
  const groups = item.panel?.groups;
  const picture = item.panel?.pictures?.items[0];
  return (
    <nav className={styles.level} aria-label={item.label}>
      <div className={styles.top}>
        <Heading level={2} size="md" shout={item.label} />
        <Link variant="standalone" href={item.href}>
          Shop all
        </Link>
      </div>
      {groups ? (
        groups.map((group, index) => (
          <details key={group.href} className={styles.group} open={index === 0}>
            <summary className={styles.summary}>
              {group.label}
              <Icon className={styles.sign} name="plus" size="md" />
            </summary>
            <ul className={styles.links}>
              {[...group.links, { label: `All ${group.label.toLowerCase()}`, href: group.href }].map((link) => (
                <li key={link.href}>
                  <Anchor className={styles.child} href={link.href}>
                    {link.label}
                  </Anchor>
                </li>
              ))}
            </ul>
          </details>
        ))
      ) : (
        <Spinner label="Loading" />
      )}
      {picture && (
        <Anchor className={styles.card} href={picture.href}>
          <span className={styles.frame}>
            <Picture
              src={picture.src}
              alt={picture.alt}
              width={picture.width}
              height={picture.height}
              placeholder={picture.placeholder}
              fit="cover"
              widths={[480, 640, 960]}
              sizes="24rem"
            />
          </span>
          <span className={styles.caption}>
            {picture.caption}
            <Icon name="arrow-right" size="md" />
          </span>
        </Anchor>
      )}
    </nav>
  );
}
