import { type ComponentProps, type FocusEvent, type KeyboardEvent, type ReactNode, useCallback, useRef } from "react";
import type { MenuSide } from "../dropdown-menu/dropdown-menu.contract.ts";
import { item, tick, trigger } from "../dropdown-menu/menu.css.ts";
import { Icon } from "../icon/index.ts";
import { useLinkComponent } from "../link/link-component.tsx";
import { classNames } from "../theme/class-names.ts";
import { shareRef } from "../theme/share-ref.ts";
import * as css from "./LinkMenu.css.ts";

export interface LinkMenuEntry {
  /** Where it leads; unique among the links. */
  href: string;
  /** What the shopper reads. */
  label: ReactNode;
  /** Where the shopper is already: ticked. */
  current?: boolean;
}

export interface LinkMenuProps extends Omit<ComponentProps<"details">, "children" | "title" | "onKeyDown" | "onBlur"> {
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
  /** Class of the button. */
  triggerClassName?: string;
}

/**
 * A few links behind a button (APG disclosure navigation). A native `details`: it opens without script, and with it
 * closes on Escape, on a choice and when focus or a press goes elsewhere.
 */
export function LinkMenu({
  title,
  label,
  links,
  side = "bottom",
  align = "start",
  triggerClassName,
  ref,
  className,
  ...details
}: LinkMenuProps) {
  const Anchor = useLinkComponent();
  const root = useRef<HTMLDetailsElement>(null);
  const attach = useCallback(
    (element: HTMLDetailsElement) => {
      root.current = element;
      return shareRef(ref, element);
    },
    [ref],
  );

  const close = () => {
    if (root.current) root.current.open = false;
  };
  /** Focus was in the panel, which is gone now. */
  const leave = () => {
    close();
    root.current?.querySelector("summary")?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDetailsElement>) => {
    if (event.key !== "Escape" || !event.currentTarget.open) return;
    event.stopPropagation();
    leave();
  };
  const onBlur = (event: FocusEvent<HTMLDetailsElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) close();
  };

  return (
    <details {...details} ref={attach} className={classNames(css.root, className)} onKeyDown={onKeyDown} onBlur={onBlur}>
      <summary className={classNames(trigger, triggerClassName)}>
        {title}
        <Icon name="chevron-down" size="sm" />
      </summary>
      {/* A press on the panel's own ground must not count as leaving. */}
      <ul className={classNames(css.panel, css.side[side], css.align[align])} aria-label={label} tabIndex={-1}>
        {links.map((link) => (
          <li key={link.href}>
            <Anchor className={item} href={link.href} aria-current={link.current || undefined} onClick={leave}>
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
