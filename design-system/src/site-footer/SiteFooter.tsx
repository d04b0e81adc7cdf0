import { type ComponentPropsWithRef, type ReactNode, useCallback } from "react";
import { Icon } from "../icon/Icon.tsx";
import type { IconName } from "../icon/icon.contract.ts";
import { IconButton } from "../icon-button/IconButton.tsx";
import { Link } from "../link/Link.tsx";
import { useLinkComponent } from "../link/link-component.tsx";
import { Logo } from "../logo/Logo.tsx";
import type { LogoName } from "../logo/logo.contract.ts";
import { Heading } from "../text/Heading.tsx";
import { inverseGround } from "../theme/ground.ts";
import { media } from "../theme/media.ts";
import * as styles from "./SiteFooter.css.ts";

export interface FooterGroup {
  /** What the links are about; unique among the groups. */
  heading: string;
  /** The links, in order. */
  links: readonly { label: string; href: string }[];
}

export type SiteFooterProps = Omit<ComponentPropsWithRef<"footer">, "children"> & {
  /** The columns of links; on a small screen each folds. */
  groups: readonly FooterGroup[];
  /** Where else the shop is: an icon with its name and address each. */
  social: readonly { icon: Extract<IconName, "instagram" | "facebook" | "tiktok">; label: string; href: string }[];
  /** The sign-up over the footer: its headline in two voices and its form. */
  subscribe?: { shout: string; aside?: string; form: ReactNode };
  /** The country switcher. */
  country?: ReactNode;
  /** The strip of payment marks. */
  payments?: ReactNode;
  /** The copyright's year: the server says it, so that a page and its hydration agree. */
  year: number;
  /** Whose the copyright is. */
  owner: string;
  /** The terms and conditions. */
  termsHref: string;
  /** The privacy policy. */
  privacyHref: string;
  /** What else there is to choose about privacy, beside the policy: a `LinkButton`. */
  privacyChoices?: ReactNode;
  /** The large mark. `wordmark` unless said otherwise. */
  logo?: Extract<LogoName, "wordmark" | "btq">;
};

/** Opens every group where they are columns, so that nothing says "collapsed" of what can be seen. */
function watchColumns(columns: HTMLElement): () => void {
  const wide = window.matchMedia(media.md);
  const set = (change?: unknown) => {
    for (const group of columns.querySelectorAll("details")) {
      // What a shopper has opened before there were scripts stays.
      if (change || wide.matches) group.open = wide.matches;
      (group.firstElementChild as HTMLElement).tabIndex = wide.matches ? -1 : 0;
    }
  };
  set();
  wide.addEventListener("change", set);
  return () => wide.removeEventListener("change", set);
}

/** The foot of every page. Its groups open without scripts. */
export function SiteFooter({
  groups,
  social,
  subscribe,
  country,
  payments,
  year,
  owner,
  termsHref,
  privacyHref,
  privacyChoices,
  logo = "wordmark",
  className,
  ...rest
}: SiteFooterProps) {
  const Anchor = useLinkComponent();
  const columns = useCallback((element: HTMLElement | null) => (element ? watchColumns(element) : undefined), []);
  return (
    <footer className={className} {...rest}>
      {subscribe && (
        <section className={styles.subscribe} aria-label={`${subscribe.shout} ${subscribe.aside ?? ""}`.trim()}>
          <div className={styles.subscribeInside}>
            <Heading level={2} size="md" shout={subscribe.shout} aside={subscribe.aside} />
            {subscribe.form}
          </div>
        </section>
      )}
      <div className={styles.footer} {...inverseGround}>
        <div className={styles.inside}>
          <div ref={columns} className={styles.columns}>
            {groups.map(({ heading, links }) => (
              <details key={heading} className={styles.group} suppressHydrationWarning>
                <summary className={styles.summary}>
                  <h2 className={styles.heading}>{heading}</h2>
                  <Icon className={styles.sign} name="plus" size="md" />
                </summary>
                <ul className={styles.links}>
                  {links.map(({ label, href }) => (
                    <li key={href}>
                      <Anchor className={styles.link} href={href}>
                        {label}
                      </Anchor>
                    </li>
                  ))}
                </ul>
              </details>
            ))}
            {social.length > 0 && (
              <div className={styles.social}>
                <h2 className={styles.heading}>Get Social</h2>
                <ul className={styles.socialList}>
                  {social.map(({ icon, label, href }) => (
                    <li key={icon}>
                      <IconButton className={styles.socialLink} icon={<Icon name={icon} />} label={label} href={href} />
                    </li>
                  ))}
                </ul>
              </div>
            )}
          </div>
          <div className={styles.middle}>
            {country}
            {payments}
          </div>
          <p className={styles.mark} aria-hidden="true">
            <Logo name={logo} className={styles.logo[logo]} />
          </p>
          <div className={styles.end}>
            <p>{`© ${year} ${owner}`}</p>
            <p>
              Prices include GST. See our <Link href={termsHref}>terms and conditions</Link> and{" "}
              <Link href={privacyHref}>privacy policy</Link>. {privacyChoices}
            </p>
          </div>
        </div>
      </div>
    </footer>
  );
}
