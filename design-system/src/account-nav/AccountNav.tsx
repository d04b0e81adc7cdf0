import { type ComponentProps, type ReactNode, useEffect, useRef } from "react";
import { useLinkComponent } from "../link/link-component.tsx";
import { classNames } from "../theme/class-names.ts";
import * as css from "./AccountNav.css.ts";

/** A page of the account. */
export interface AccountLink {
  /** Where it is. */
  href: string;
  /** What it is called: 'Orders'. */
  label: ReactNode;
  /** Whether it is the page shown, or one page up from it. */
  current?: boolean;
}

export interface AccountNavProps extends Omit<ComponentProps<"nav">, "children"> {
  /** The pages, in order. */
  links: readonly AccountLink[];
  /** What the list of pages is. 'Account' unless said otherwise. */
  "aria-label"?: string;
  /** Signs out; the way out is then a button. */
  onSignOut?: () => void;
  /** Where signing out is done; the way out is then a link. */
  signOutHref?: string;
}

/**
 * The pages of the account: a row of chips to swipe under 1024 px, a column that stays in view from there. The page
 * shown is brought into view where the row is longer than the screen.
 */
export function AccountNav({
  links,
  "aria-label": label = "Account",
  onSignOut,
  signOutHref,
  className,
  ...nav
}: AccountNavProps) {
  const Anchor = useLinkComponent();
  const list = useRef<HTMLUListElement>(null);
  const current = links.findIndex((link) => link.current);

  useEffect(() => {
    const items = list.current;
    const row = items?.parentElement;
    const chip = items?.children[current];
    if (!row || !chip) return;
    // Only the row moves: scrollIntoView would move the page as well.
    const centre = () => {
      const [box, frame] = [chip.getBoundingClientRect(), row.getBoundingClientRect()];
      row.scrollLeft += box.left + box.width / 2 - (frame.left + frame.width / 2);
      return row.scrollLeft;
    };
    const left = centre();
    // The labels' own font makes them wider or narrower. Who has moved the row meanwhile keeps it there.
    document.fonts.ready.then(() => row.scrollLeft === left && centre());
  }, [current]);

  return (
    <nav {...nav} aria-label={label} className={classNames(css.nav, className)}>
      <ul ref={list} className={css.list}>
        {links.map((link) => (
          <li key={link.href}>
            <Anchor className={css.item} href={link.href} aria-current={link.current ? "page" : undefined}>
              {link.label}
            </Anchor>
          </li>
        ))}
        {(onSignOut || signOutHref) && (
          <li>
            {signOutHref ? (
              <Anchor className={classNames(css.item, css.quiet)} href={signOutHref} onClick={onSignOut}>
                Sign out
              </Anchor>
            ) : (
              <button type="button" className={classNames(css.item, css.quiet)} onClick={onSignOut}>
                Sign out
              </button>
            )}
          </li>
        )}
      </ul>
    </nav>
  );
}
