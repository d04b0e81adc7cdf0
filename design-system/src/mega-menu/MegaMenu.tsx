import {
  type ComponentPropsWithRef,
  type FocusEvent,
  type KeyboardEvent as KeyPress,
  lazy,
  type PointerEvent,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { Icon } from "../icon/Icon.tsx";
import { useLinkComponent } from "../link/link-component.tsx";
import { classNames } from "../theme/class-names.ts";
import { useMergedRef } from "../theme/use-merged-ref.ts";
import * as styles from "./MegaMenu.css.ts";
import { type MegaMenuLayout, megaMenuDelays } from "./mega-menu.contract.ts";
import { stepByKey } from "./menu-keys.ts";

export interface MegaMenuLink {
  /** What the shopper reads. */
  label: string;
  /** Where it leads; unique among its siblings. */
  href: string;
}

/** A picture in a dropdown, with what it says and where it leads. */
export interface MegaMenuPicture {
  /** Source path, before the picture service. */
  src: string;
  /** What the picture shows. Empty where the caption says the same. */
  alt: string;
  /** Width of the original in pixels. */
  width: number;
  /** Height of the original in pixels. */
  height: number;
  /** Two hex colours, as `Picture` takes them. */
  placeholder?: string;
  /** The words under the picture. */
  caption: string;
  /** Where the picture leads. */
  href: string;
}

/** What drops down from an item. */
export interface MegaMenuPanel {
  /** A group's own link is its heading. */
  groups: readonly (MegaMenuLink & { links: readonly MegaMenuLink[] })[];
  /** Pictures beside the columns, and how they stand. */
  pictures?: { layout: MegaMenuLayout; items: readonly MegaMenuPicture[] };
  /** A button at the foot: all of it. */
  cta?: MegaMenuLink;
}

export interface MegaMenuItem extends MegaMenuLink {
  /** The page is inside this item. */
  current?: boolean;
  /** Set in the marker in the mobile menu: sale. */
  marked?: boolean;
  /** There is something to drop down, whether it has arrived or not. */
  expandable?: boolean;
  /** Undefined until it has arrived. */
  panel?: MegaMenuPanel;
}

export type MegaMenuProps = Omit<ComponentPropsWithRef<"nav">, "children"> & {
  /** The top links, in order. */
  items: readonly MegaMenuItem[];
  /** Somebody is about to open a dropdown: time to fetch them. */
  onIntent?: () => void;
};

/** Phones never need it: it comes with the first sign of interest. */
const loadPanel = () => import("./MegaMenuPanel.tsx");
const Panel = lazy(loadPanel);

/** What is open, and whether Tab goes through it: what only opened because focus came past is no row of stops. */
type Open = { index: number; entered: boolean };

/**
 * The top links of a large screen with what drops down from them. Hover, the keyboard's focus or a first tap opens; leaving,
 * Escape or following a link closes. Each item that drops down has a button beside its link: what only came into view by focus
 * is passed over by Tab, what was opened by the button or with the arrow down is gone through. The arrows, Home and End go from
 * item to item, and inside a panel from link to link. Items are links, so that they lead somewhere without scripts.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation-hybrid/
 */
export function MegaMenu({ items, onIntent, ref, className, onBlur, onKeyDown, onPointerLeave, ...rest }: MegaMenuProps) {
  const Anchor = useLinkComponent();
  const id = useId();
  const nav = useRef<HTMLElement>(null);
  const attach = useMergedRef(nav, ref);
  const [open, setOpen] = useState<Open | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const touched = useRef(false);

  const show = () => {
    void loadPanel();
    onIntent?.();
  };
  const plan = (next: Open | null, delay = 0) => {
    clearTimeout(timer.current);
    // What was entered stays so when focus comes past it.
    const settle = () => setOpen((now) => (next && now?.index === next.index && now.entered ? now : next));
    if (delay > 0) timer.current = setTimeout(settle, delay);
    else settle();
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  const drop = (index: number, entered: boolean): Open | null => (items[index]?.expandable ? { index, entered } : null);
  const enter = (index: number, event: PointerEvent) => {
    if (event.pointerType !== "mouse") return;
    show();
    plan(drop(index, true), megaMenuDelays.open);
  };
  const leave = (event: PointerEvent<HTMLElement>) => {
    onPointerLeave?.(event);
    if (event.pointerType === "mouse") plan(null, megaMenuDelays.close);
  };
  const blur = (event: FocusEvent<HTMLElement>) => {
    onBlur?.(event);
    if (!event.currentTarget.contains(event.relatedTarget)) plan(null);
  };
  const keys = (event: KeyPress<HTMLElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const step = stepByKey(event);
    if (!step) return;
    const { index, onItem, next } = step;
    if (event.key === "ArrowDown" && onItem && items[index]?.expandable) setOpen({ index, entered: true });
    else if (!next) return;
    event.preventDefault();
    touched.current = false;
    next?.focus();
  };
  // Also for whoever only hovers: what opens over the page can be put away without moving the pointer (WCAG 1.4.13).
  useEffect(() => {
    if (open === null) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      const panel = nav.current?.querySelector("[data-panel]");
      // Whoever is in the panel comes back to what opens it; whoever is on the item stays there.
      if (panel?.contains(document.activeElement)) panel.parentElement?.querySelector("button")?.focus();
      clearTimeout(timer.current);
      setOpen(null);
    };
    document.addEventListener("keydown", closeOnEscape);
    return () => document.removeEventListener("keydown", closeOnEscape);
  }, [open]);

  return (
    <nav
      aria-label="Main"
      {...rest}
      ref={attach}
      className={classNames(styles.nav, className)}
      onBlur={blur}
      onKeyDown={keys}
      onPointerLeave={leave}
    >
      <ul className={styles.list}>
        {items.map((item, index) => {
          const expanded = open?.index === index && item.expandable === true;
          const entered = expanded && open.entered;
          const panelId = `${id}-${index}`;
          return (
            <li key={item.href} className={styles.item} onPointerEnter={(event) => enter(index, event)}>
              <Anchor
                className={styles.link}
                href={item.href}
                data-item=""
                data-open={expanded || undefined}
                aria-current={item.current || undefined}
                onPointerDown={(event) => {
                  touched.current = event.pointerType !== "mouse";
                }}
                onFocus={() => {
                  show();
                  if (!touched.current) plan(drop(index, false));
                }}
                onClick={(event) => {
                  // A finger cannot hover: its first tap opens, its second follows.
                  if (touched.current && item.expandable && !expanded) {
                    event.preventDefault();
                    plan({ index, entered: true });
                  } else plan(null);
                  touched.current = false;
                }}
              >
                {item.label}
              </Anchor>
              {item.expandable && (
                <button
                  type="button"
                  className={styles.toggle}
                  aria-label={`${item.label} menu`}
                  aria-expanded={entered}
                  aria-controls={expanded && item.panel ? panelId : undefined}
                  onFocus={() => {
                    show();
                    if (!expanded) plan(null);
                  }}
                  onClick={() => plan(entered ? null : { index, entered: true })}
                >
                  <Icon name="chevron-down" size="sm" />
                </button>
              )}
              {expanded && (
                <>
                  <div className={styles.scrim} />
                  {item.panel && (
                    // Its code may still be on the way: what is controlled is there at once.
                    <div id={panelId} data-panel="">
                      <Suspense fallback={null}>
                        <Panel title={item.label} panel={item.panel} entered={entered} onFollow={() => plan(null)} />
                      </Suspense>
                    </div>
                  )}
                </>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
