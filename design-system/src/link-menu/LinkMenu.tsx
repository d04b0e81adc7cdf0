import type { ComponentProps, ReactNode } from "react";
import type { MenuSide } from "../dropdown-menu/dropdown-menu.contract.ts";
import { item, tick, trigger } from "../dropdown-menu/menu.css.ts";
import { Icon } from "../icon/index.ts";
import { useLinkComponent } from "../link/link-component.tsx";
import { classNames } from "../theme/class-names.ts";
import { useMergedRef } from "../theme/use-merged-ref.ts";
import * as css from "./LinkMenu.css.ts";

export interface LinkMenuEntry {
  /** Where it leads; unique among the links. */
  href: string;
  /** What the shopper reads. */
  label: ReactNode;
  /** Where the shopper is already: ticked. */
  current?: boolean;
}

export interface LinkMenuProps extends Omit<ComponentProps<"details">, "children" | "title"> {
  /** What the button says: 'Sort', with the present choice in secondary. */
  title: ReactNode;
  /** The name of the list for screen readers. */
  label: string;
  /** The links, in order. */
  links: readonly LinkMenuEntry[];
  /** Where the panel opens. `bottom` unless said otherwise. */
  side?: MenuSide;
  /** Which edge of the button the panel keeps to. */
  align?: "start" | "end";
}

/** Focus was in the panel, which is gone then. */
function leave(menu: HTMLDetailsElement) {
  menu.open = false;
  menu.querySelector("summary")?.focus();
}

/** Closes an open menu on Escape, and on focus or a press elsewhere. */
function watch(menu: HTMLDetailsElement): () => void {
  const listening = new AbortController();
  const handle = (event: Event) => {
    if ((event as KeyboardEvent).key === "Escape") {
      if (menu.open) leave(menu);
    } else if (!menu.contains(event.target as Node)) menu.open = false;
  };
  // Safari focuses nothing that is pressed: neither focus nor keys can be waited for in the menu itself.
  for (const type of ["pointerdown", "focusin", "keydown"]) document.addEventListener(type, handle, listening);
  return () => listening.abort();
}

/**
 * A few links behind a button (APG disclosure navigation). A native `details`: it opens without script, and with it
 * closes on Escape, on a choice and when focus or a press goes elsewhere.
 */
export function LinkMenu({ title, label, links, side = "bottom", align = "start", ref, className, ...details }: LinkMenuProps) {
  const Anchor = useLinkComponent();
  const attach = useMergedRef(watch, ref);

  return (
    <details {...details} ref={attach} className={classNames(css.root, className)}>
      <summary className={trigger}>
        {title}
        <Icon name="chevron-down" size="sm" />
      </summary>
      <ul className={classNames(css.panel, css.side[side], css.align[align])} aria-label={label}>
        {links.map((link) => (
          <li key={link.href}>
            <Anchor
              className={item}
              href={link.href}
              aria-current={link.current || undefined}
              onClick={({ currentTarget }) => leave(currentTarget.closest("details")!)}
            >
              {link.label}
              {link.current && (
                <span className={tick}>
                  <Icon name="check" size="md" />
                </span>
              )}
            </Anchor>
          </li>
        ))}
      </ul>
    </details>
  );
}
