import * as Dialog from "@radix-ui/react-dialog";
import {
  type ComponentPropsWithRef,
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { Icon } from "../icon/Icon.tsx";
import { IconButton } from "../icon-button/IconButton.tsx";
import { classNames } from "../theme/class-names.ts";
import { useMergedRef } from "../theme/use-merged-ref.ts";
import { holdFocus, keepWayBack, returnFocus, type WayBack, wayBackFromHere } from "./focus-return.ts";
import { standStill } from "./isolation.ts";
import { keepAboveKeyboard } from "./keyboard.ts";
import { useLocationKey } from "./navigation.tsx";
import type { OverlayCloseReason, OverlayPosition, OverlayWidth } from "./overlay.contract.ts";
import * as styles from "./overlay.css.ts";

export interface OverlayControl {
  /** Asks to close, with the reason `api` unless said otherwise. */
  close(reason?: OverlayCloseReason): void;
}

const OverlayContext = createContext<OverlayControl | null>(null);

/** The overlay around this content. Throws outside one. */
export function useOverlay(): OverlayControl {
  const control = useContext(OverlayContext);
  if (!control) throw new Error("useOverlay is outside an Overlay.");
  return control;
}

export type OverlayProps = Omit<ComponentPropsWithRef<"div">, "title" | "role"> & {
  /** Whether it is there. It comes in 300 ms and goes in 200 ms (OVER-06, OVER-07), at once with reduced motion. */
  open: boolean;
  /** Asked to close, and why. The overlay stays until `open` is false. */
  onOpenChange: (open: false, details: { reason: OverlayCloseReason }) => void;
  /** `right` unless said otherwise. */
  position?: OverlayPosition;
  /** Of left, right and center overlays; left and right fill a phone. `md` (32rem) unless said otherwise. */
  width?: OverlayWidth;
  /** A bar with the title and a close button, or your own content before the close button. */
  header?: boolean | ReactNode;
  /** Names the overlay, in the header or, without one, over the content. */
  title?: ReactNode;
  /** Names the overlay where no title shows. `aria-labelledby` with an id of the content does the same. */
  label?: string;
  /** A sentence under the header, also told to screen readers. */
  description?: ReactNode;
  /** Dims the page. */
  backdrop?: boolean;
  /** Stands under the content, which scrolls. Without one there is no foot. */
  footer?: ReactNode;
  /** The content brings its own margins. */
  flush?: boolean;
  /** False leaves the page alive: it scrolls, takes focus and presses. */
  modal?: boolean;
  /** False stays open when the page changes (OVER-05). Needs `OverlayNavigationProvider`. */
  closeOnNavigate?: boolean;
  /** Gets focus first. The first thing that can have it unless said otherwise. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** What the close button says. */
  closeLabel?: string;
};

const closed = { wayBack: null, opening: 0 };

/** Panels that are open, first opened first: only the last one answers to a press outside. */
const stack: Element[] = [];

/**
 * A panel over the page. Modal by default: the rest is inert and does not scroll, Escape and a press outside ask to close,
 * and focus comes back to where it was.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/
 */
export function Overlay({
  open,
  onOpenChange,
  position = "right",
  width = "md",
  header = false,
  title,
  label,
  description,
  backdrop = false,
  footer,
  flush = false,
  modal = true,
  closeOnNavigate = true,
  initialFocus,
  closeLabel = "Close",
  ref,
  className,
  children,
  ...rest
}: OverlayProps) {
  const bodyRef = useRef<HTMLDivElement | null>(null);
  const [panel, setPanel] = useState<HTMLElement | null>(null);
  const [host, setHost] = useState<HTMLElement | null>(null);
  const [{ wayBack, opening }, note] = useState<{ wayBack: WayBack | null; opening: number }>(closed);
  const ask = useRef(onOpenChange);
  useLayoutEffect(() => {
    ask.current = onOpenChange;
  });
  const control = useMemo<OverlayControl>(() => ({ close: (reason = "api") => ask.current(false, { reason }) }), []);

  // What is open from the start may still be closed by what is around it before it is seen.
  const [begun, begin] = useState(false);
  useLayoutEffect(() => begin(true), []);

  // Content may take focus as soon as it is there, so who had it is noted before any of it is. A panel that is not there is
  // begun anew: it then stands after one pass of React's, where one that wakes takes three.
  if (begun && open !== (wayBack !== null))
    note({ wayBack: open ? wayBackFromHere() : null, opening: open && !panel ? opening + 1 : opening });

  const hanging = position === "fadeInAbsolute";
  const shown = open && wayBack !== null && (!hanging || host !== null);

  useNavigationClose(open && closeOnNavigate, control);

  useEffect(() => {
    if (!shown || !panel) return;
    keepWayBack(panel, wayBack);
    stack.push(panel);
    const body = bodyRef.current;
    // Text that scrolls must be reachable by keyboard even when nothing in it takes focus.
    const reachable =
      !body || body.scrollHeight <= body.clientHeight || body.querySelector("a[href], button, input, select, textarea");
    const undo = [keepAboveKeyboard(panel)];
    if (modal)
      undo.push(
        standStill(panel),
        holdFocus(panel, () => stack.at(-1) === panel),
      );
    if (!reachable) body.tabIndex = 0;
    return () => {
      for (const each of undo) each();
      stack.splice(stack.indexOf(panel), 1);
      returnFocus(panel);
    };
  }, [shown, panel, wayBack, modal]);

  const panelRef = useMergedRef(setPanel, ref);

  const parts = [
    <Dialog.Content
      key="panel"
      {...rest}
      ref={panelRef}
      className={classNames(styles.panel, styles.width[width], styles.position[position], className)}
      aria-modal={modal || undefined}
      aria-label={title === undefined ? (rest["aria-label"] ?? label) : undefined}
      onOpenAutoFocus={(event) => {
        if (!initialFocus?.current) return;
        event.preventDefault();
        initialFocus.current.focus({ preventScroll: true });
      }}
      onCloseAutoFocus={(event) => event.preventDefault()}
      onEscapeKeyDown={(event) => {
        event.preventDefault();
        // An input method's own Escape ends what it composes, nothing else.
        if (event.isComposing) return;
        const target = event.target;
        if (target instanceof Element && target.closest("[data-overlay-companion]")) return;
        // It is heard here before whatever has focus. What that ends by itself, such as a list, it keeps from the window.
        addEventListener("keydown", (now) => now === event && control.close("escape"), { once: true });
      }}
      onInteractOutside={(event) => {
        event.preventDefault();
        const target = event.target;
        if (event.type.includes("focus")) return;
        if (stack.at(-1) !== panel) return;
        if (!(target instanceof Element && target.closest("[data-overlay-companion]"))) control.close("outside");
      }}
    >
      <OverlayContext value={control}>
        {header !== false && (
          <div className={styles.head}>
            {header === true ? title !== undefined && <Dialog.Title className={styles.title}>{title}</Dialog.Title> : header}
            <IconButton
              className={styles.headEnd}
              icon={<Icon name="close" />}
              label={closeLabel}
              onClick={() => control.close("close")}
            />
          </div>
        )}
        {description !== undefined && <Dialog.Description className={styles.description}>{description}</Dialog.Description>}
        <div ref={bodyRef} className={classNames(styles.body, flush && styles.flush)}>
          {header !== true && title !== undefined && <Dialog.Title className={styles.title}>{title}</Dialog.Title>}
          {children}
        </div>
        {Boolean(footer) && <div className={styles.foot}>{footer}</div>}
      </OverlayContext>
    </Dialog.Content>,
  ];
  if (backdrop) {
    parts.unshift(
      <div
        key="scrim"
        className={classNames(styles.scrim, hanging && styles.scrimBelow)}
        data-state={open ? "open" : "closed"}
        data-overlay-scrim=""
      />,
    );
  }

  return (
    <Dialog.Root open={shown} modal={false}>
      {hanging && <div ref={setHost} className={styles.host} />}
      <Dialog.Portal key={opening} container={hanging ? host : shown ? document.body : undefined}>
        {parts}
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function useNavigationClose(active: boolean, control: OverlayControl) {
  const key = useLocationKey();
  const before = useRef({ active: false, key });
  useEffect(() => {
    const { current } = before;
    if (active && current.active && current.key !== key) control.close("navigation");
    before.current = { active, key };
  }, [active, key, control]);
}
