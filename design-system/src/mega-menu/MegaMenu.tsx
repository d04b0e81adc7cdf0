import {
  type ComponentPropsWithRef,
  type FocusEvent,
  type KeyboardEvent as KeyPress,
  lazy,
  type PointerEvent,
  Suspense,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { useLinkComponent } from "../link/link-component.tsx";
import { classNames } from "../theme/class-names.ts";
import { shareRef } from "../theme/share-ref.ts";
import * as styles from "./MegaMenu.css.ts";
import { type MegaMenuLayout, megaMenuDelays } from "./mega-menu.contract.ts";

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

/**
 * The top links of a large screen with what drops down from them. Hover, focus or a first tap opens; leaving, Escape or
 * following a link closes. The arrows across, Home and End go from item to item; the arrow down opens again what was closed, and
 * goes into it. Items are links, so that they lead somewhere without scripts.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation-hybrid/
 */
export function MegaMenu({ items, onIntent, ref, className, onBlur, onKeyDown, onPointerLeave, ...rest }: MegaMenuProps) {
  const Anchor = useLinkComponent();
  const id = useId();
  const nav = useRef<HTMLElement>(null);
  const attach = useCallback(
    (element: HTMLElement) => {
      nav.current = element;
      return shareRef(ref, element);
    },
    [ref],
  );
  const [open, setOpen] = useState<number | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const touched = useRef(false);

  const show = () => {
    void loadPanel();
    onIntent?.();
  };
  const plan = (index: number | null, delay = 0) => {
    clearTimeout(timer.current);
    if (delay > 0) timer.current = setTimeout(() => setOpen(index), delay);
    else setOpen(index);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  const enter = (index: number, event: PointerEvent) => {
    if (event.pointerType !== "mouse") return;
    show();
    plan(items[index]?.expandable ? index : null, megaMenuDelays.open);
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
    if (event.defaultPrevented) return;
    const links = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-item]")];
    const at = links.indexOf(event.target as HTMLElement);
    if (at < 0) return;
    const forward = getComputedStyle(event.currentTarget).direction === "rtl" ? -1 : 1;
    const next = {
      ArrowRight: links[at + forward],
      ArrowLeft: links[at - forward],
      Home: links[0],
      End: links.at(-1),
      ArrowDown: open === at ? links[at]?.parentElement?.querySelector<HTMLElement>(":scope > div a") : undefined,
    }[event.key];
    if (event.key === "ArrowDown" && open !== at && items[at]?.expandable) plan(at);
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
      const item = nav.current?.querySelectorAll<HTMLElement>("[data-item]")[open];
      if (nav.current?.contains(document.activeElement)) item?.focus();
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
          const expanded = open === index && item.expandable === true;
          const panelId = `${id}-${index}`;
          return (
            <li key={item.href}>
              <Anchor
                className={styles.link}
                href={item.href}
                data-item=""
                aria-current={item.current || undefined}
                aria-expanded={item.expandable ? expanded : undefined}
                aria-controls={expanded && item.panel ? panelId : undefined}
                onPointerEnter={(event) => enter(index, event)}
                onPointerDown={(event) => {
                  touched.current = event.pointerType !== "mouse";
                }}
                onFocus={() => {
                  show();
                  if (!touched.current) plan(item.expandable ? index : null);
                }}
                onClick={(event) => {
                  // A finger cannot hover: its first tap opens, its second follows.
                  if (touched.current && item.expandable && !expanded) {
                    event.preventDefault();
                    plan(index);
                  } else plan(null);
                  touched.current = false;
                }}
              >
                {item.label}
              </Anchor>
              {expanded && (
                <>
                  <div className={styles.scrim} />
                  {item.panel && (
                    // Its code may still be on the way: what is controlled is there at once.
                    <div id={panelId}>
                      <Suspense fallback={null}>
                        <Panel title={item.label} panel={item.panel} onFollow={() => plan(null)} />
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
