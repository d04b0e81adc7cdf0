import type { ComponentProps, ReactNode } from "react";
import { useLinkComponent } from "../link/link-component.tsx";
import { classNames } from "../theme/class-names.ts";
import * as css from "./Tabs.css.ts";
import type { TabVariant } from "./tabs.contract.ts";

export interface TabLinksProps extends Omit<ComponentProps<"nav">, "children"> {
  /** What the pages are of. */
  "aria-label": string;
  /** The pages in order; `current` marks the one that is open. */
  links: ReadonlyArray<{ href: string; label: ReactNode; current?: boolean }>;
  /** `split` unless said otherwise. */
  variant?: TabVariant;
}

/** Pages that look like tabs: sign in and sign up. Links to everyone, for each is a page of its own. */
export function TabLinks({ links, variant = "split", className, ...nav }: TabLinksProps) {
  const Anchor = useLinkComponent();
  return (
    <nav {...nav} className={classNames(css.list[variant], className)}>
      {links.map((link) => (
        <Anchor key={link.href} href={link.href} className={css.tab} aria-current={link.current ? "page" : undefined}>
          {link.label}
        </Anchor>
      ))}
    </nav>
  );
}
