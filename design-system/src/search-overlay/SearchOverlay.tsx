import {
  type ComponentPropsWithRef,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from "react";
import { createPortal } from "react-dom";
import { Overlay, type OverlayCloseReason } from "../overlay/index.ts";
import { media } from "../theme/media.ts";

export type SearchOverlayProps = Omit<ComponentPropsWithRef<"div">, "title" | "role" | "children"> & {
  /** Whether the search is there. */
  open: boolean;
  /** Asked to close, and why. The overlay stays until `open` is false. */
  onOpenChange: (open: false, details: { reason: OverlayCloseReason }) => void;
  /** Names it. "Search" unless said otherwise. */
  label?: string;
  /** What it hangs under on a large screen, asked for when it opens. The page's banner unless said otherwise. */
  under?: () => Element | null;
  /** Gets focus first: the search field. */
  initialFocus: RefObject<HTMLElement | null>;
  /** A pinned SearchCombobox, whose cancel button closes the search. */
  children: ReactNode;
};

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(media.lg);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

const isLarge = () => matchMedia(media.lg).matches;
const never = () => false;
const banner = () => document.querySelector("header");

/**
 * Where the site's search stands: the whole screen on a phone, a panel that fades in under the header on a large screen
 * (SEARCH-01, SEARCH-02), never higher than the room that is left there.
 */
export function SearchOverlay({ open, label = "Search", under = banner, style, ...rest }: SearchOverlayProps) {
  const large = useSyncExternalStore(subscribe, isLarge, never);
  const [place, setPlace] = useState<{ host: Element | null; bottom: number } | null>(null);

  useLayoutEffect(() => {
    if (!open || !large) return;
    const host = under();
    const measure = () => setPlace({ host, bottom: host?.getBoundingClientRect().bottom ?? 0 });
    measure();
    window.addEventListener("resize", measure);
    return () => window.removeEventListener("resize", measure);
  }, [open, large, under]);

  const host = large ? (place?.host ?? null) : null;
  const overlay = (
    <Overlay
      open={open && (!large || place !== null)}
      position={host ? "fadeInAbsolute" : large ? "top" : "screen"}
      backdrop={large}
      label={label}
      flush
      style={host ? { ...style, maxHeight: `calc(100dvh - ${place?.bottom}px)` } : style}
      {...rest}
    />
  );
  return host ? createPortal(overlay, host) : overlay;
}
