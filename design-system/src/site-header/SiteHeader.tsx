import type { ComponentPropsWithRef, MouseEvent, ReactNode } from "react";
import { Icon } from "../icon/Icon.tsx";
import type { IconName } from "../icon/icon.contract.ts";
import { IconButton } from "../icon-button/IconButton.tsx";
import { useLinkComponent } from "../link/link-component.tsx";
import { Logo } from "../logo/Logo.tsx";
import type { LogoName } from "../logo/logo.contract.ts";
import { classNames } from "../theme/class-names.ts";
import { useMergedRef } from "../theme/use-merged-ref.ts";
import { watchShrink } from "./header-shrink.ts";
import * as styles from "./SiteHeader.css.ts";

/** One of the two stores. */
export interface HeaderStore {
  /** The store's home page. */
  href: string;
  /** "Tread & Thread home". */
  label: string;
  /** Its mark. */
  logo: Extract<LogoName, "wordmark" | "btq">;
  /** The page belongs to this store. */
  current?: boolean;
}

/** Something that opens an overlay, and the page that does the same without scripts. */
export interface HeaderToggle {
  /** The page that does the same. */
  href: string;
  /** The overlay is open. */
  open: boolean;
  /** Pressed: open or close the overlay. */
  onToggle: () => void;
}

export type SiteHeaderProps = Omit<ComponentPropsWithRef<"header">, "children"> & {
  /** The current store and the other. */
  stores: readonly HeaderStore[];
  /** Small screens show both logos too (HEAD-03). */
  bothStoresOnSmall?: boolean;
  /** Opens the navigation of small screens. */
  menu: HeaderToggle;
  /** Opens the search. */
  search: HeaderToggle;
  /** The page of the shops on the ground. Without it there is no link to it. */
  storesHref?: string;
  /** The account page or the sign-in page, and which of them. Without it there is no link to either. */
  account?: { href: string; signedIn: boolean };
  /** `count` is undefined until the shopper's cart is known. */
  cart: HeaderToggle & { count?: number };
  /** The navigation of large screens: `MegaMenu`. */
  navigation?: ReactNode;
  /** What hangs under the header: overlays in the position `fadeInAbsolute`. */
  children?: ReactNode;
};

function cartLabel(count = 0): string {
  if (count === 0) return "Cart";
  return `Cart, ${count} ${count === 1 ? "item" : "items"}`;
}

/** A plain press toggles; a press that asks for a new tab, or comes before scripts do, follows the link. */
function toggling({ open, onToggle }: HeaderToggle) {
  return {
    "aria-haspopup": "dialog",
    "aria-expanded": open,
    onClick(event: MouseEvent) {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      onToggle();
    },
  } as const;
}

/**
 * The head of every page. Stays at the top; on a small screen it shrinks once the page has moved 120 px.
 * Everything in it is a link, so that it leads somewhere before scripts have arrived.
 */
export function SiteHeader({
  stores,
  bothStoresOnSmall = false,
  menu,
  search,
  storesHref,
  account,
  cart,
  navigation,
  children,
  ref,
  className,
  ...rest
}: SiteHeaderProps) {
  const Anchor = useLinkComponent();
  const attach = useMergedRef(watchShrink, ref);
  const accountLabel = account?.signedIn ? "Account" : "Sign in";
  const toggle = (
    icon: IconName,
    label: string,
    { href, ...state }: HeaderToggle,
    className: string | undefined,
    count?: number,
  ) => (
    <IconButton
      className={className}
      icon={<Icon name={icon} />}
      label={label}
      count={count}
      href={href}
      {...toggling({ href, ...state })}
    />
  );

  return (
    <header ref={attach} className={classNames(styles.header, className)} {...rest}>
      <div className={styles.row}>
        {toggle("menu", "Menu", menu, styles.menu)}
        <nav className={styles.switcher} aria-label="Store">
          {stores.map(({ href, label, logo, current }) => (
            <Anchor
              key={href}
              className={classNames(styles.store, !current && !bothStoresOnSmall && styles.largeOnly)}
              href={href}
              aria-label={label}
              aria-current={current || undefined}
            >
              <Logo name={logo} className={styles.logo[logo]} />
            </Anchor>
          ))}
        </nav>
        {navigation}
        <div className={styles.tools}>
          <Anchor className={styles.pill} href={search.href} {...toggling(search)}>
            <Icon name="search" size="md" />
            Search
          </Anchor>
          {toggle("search", "Search", search, styles.search)}
          {storesHref !== undefined && (
            <IconButton className={styles.stores} icon={<Icon name="pin" />} label="Stores" href={storesHref} />
          )}
          {account && (
            <IconButton
              className={styles.account}
              icon={<Icon name={account.signedIn ? "user-in" : "user"} />}
              label={accountLabel}
              title={accountLabel}
              href={account.href}
            />
          )}
          {toggle("bag", cartLabel(cart.count), cart, styles.tool, cart.count)}
        </div>
      </div>
      {children}
    </header>
  );
}
