import * as Radix from "@radix-ui/react-dropdown-menu";
import {
  type ComponentProps,
  createContext,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useContext,
  useRef,
  useState,
} from "react";
import { Icon } from "../icon/index.ts";
import { useLinkComponent } from "../link/link-component.tsx";
import { classNames } from "../theme/class-names.ts";
import { useMergedRef } from "../theme/use-merged-ref.ts";
import type { MenuSide } from "./dropdown-menu.contract.ts";
import * as css from "./menu.css.ts";

interface Pair {
  /** The button, whose id names the menu: it may have one that Radix does not know. */
  trigger: HTMLElement | null;
  setTrigger: (button: HTMLElement | null) => void;
  /** The menu while it is open, whose id may be the caller's as well. */
  menu: HTMLElement | null;
  setMenu: (menu: HTMLElement | null) => void;
  /** The next opening starts at the last item. */
  fromLast: RefObject<boolean>;
  show: () => void;
}

const PairContext = createContext<Pair | null>(null);

function usePair(): Pair {
  const pair = useContext(PairContext);
  if (!pair) throw new Error("A part of a menu is outside DropdownMenu.");
  return pair;
}

export interface DropdownMenuProps {
  /** Whether it is open, when the caller keeps it. */
  open?: boolean;
  /** It opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /** Reading direction, for the arrow keys. */
  dir?: "ltr" | "rtl";
  /** DropdownMenuTrigger and DropdownMenuContent. */
  children: ReactNode;
}

/**
 * Actions or choices behind a button: arrows, Home and End, a letter, Escape. The page behind stays usable: a menu never
 * locks scrolling. For a short list of links where every kilobyte counts, use LinkMenu.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/
 */
export function DropdownMenu({ open: given, onOpenChange, ...props }: DropdownMenuProps) {
  const [own, setOwn] = useState(false);
  const [trigger, setTrigger] = useState<HTMLElement | null>(null);
  const [menu, setMenu] = useState<HTMLElement | null>(null);
  const fromLast = useRef(false);
  const change = (open: boolean) => {
    setOwn(open);
    onOpenChange?.(open);
  };
  return (
    <PairContext value={{ trigger, setTrigger, menu, setMenu, fromLast, show: () => change(true) }}>
      <Radix.Root modal={false} {...props} open={given ?? own} onOpenChange={change} />
    </PairContext>
  );
}

export interface DropdownMenuTriggerProps extends ComponentProps<"button"> {
  /** Its only child becomes the button. */
  asChild?: boolean;
}

/** The button. Enter, Space and the down arrow open at the first item, the up arrow at the last. */
export function DropdownMenuTrigger({ asChild, className, ref, onKeyDown, ...props }: DropdownMenuTriggerProps) {
  const { setTrigger, menu, fromLast, show } = usePair();
  const merged = useMergedRef(setTrigger, ref);
  const openAtLast = (event: KeyboardEvent<HTMLButtonElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || props.disabled) return;
    fromLast.current = event.key === "ArrowUp";
    if (!fromLast.current) return;
    event.preventDefault();
    show();
  };
  return (
    <Radix.Trigger
      {...props}
      ref={merged}
      asChild={asChild}
      className={asChild ? className : classNames(css.trigger, className)}
      onKeyDown={openAtLast}
      {...(menu && { "aria-controls": menu.id })}
    />
  );
}

export interface DropdownMenuContentProps extends ComponentProps<"div"> {
  /** Where it opens, 8 px away; it turns round where there is no room. `bottom` unless said otherwise. */
  side?: MenuSide;
  /** Which edge of the button it keeps to. `start` unless said otherwise. */
  align?: "start" | "center" | "end";
}

/** The menu itself. Named by its button. */
export function DropdownMenuContent(props: DropdownMenuContentProps) {
  return (
    <Radix.Portal>
      <Menu {...props} />
    </Radix.Portal>
  );
}

function Menu({ side = "bottom", align = "start", className, ref, onFocus, ...props }: DropdownMenuContentProps) {
  const { trigger, setMenu, fromLast } = usePair();
  const merged = useMergedRef(setMenu, ref);
  const startAtLast = (event: FocusEvent<HTMLDivElement>) => {
    onFocus?.(event);
    if (!fromLast.current || event.target !== event.currentTarget) return;
    fromLast.current = false;
    const items = event.currentTarget.querySelectorAll<HTMLElement>("[role^='menuitem']:not([data-disabled])");
    event.preventDefault();
    items[items.length - 1]?.focus({ preventScroll: true });
  };
  return (
    <Radix.Content
      {...(trigger?.id && { "aria-labelledby": trigger.id })}
      {...props}
      ref={merged}
      side={side}
      align={align}
      sideOffset={8}
      collisionPadding={16}
      loop
      className={classNames(css.menu, className)}
      onFocus={startAtLast}
    />
  );
}

export interface DropdownMenuItemProps extends Omit<ComponentProps<"div">, "onSelect"> {
  /** Runs on click, Enter and Space; the menu closes unless the event's default is prevented. */
  onSelect?: (event: Event) => void;
  /** Skipped by the keys and told as unavailable. */
  disabled?: boolean;
}

/** An action. */
export function DropdownMenuItem({ className, ...props }: DropdownMenuItemProps) {
  return <Radix.Item {...props} className={classNames(css.item, className)} />;
}

export interface DropdownMenuLinkProps extends ComponentProps<"a"> {
  /** Where it leads. */
  href: string;
  /** Where the shopper is already: ticked. */
  current?: boolean;
}

/** A place to go. */
export function DropdownMenuLink({ current = false, className, children, ...props }: DropdownMenuLinkProps) {
  const Anchor = useLinkComponent();
  return (
    <Radix.Item asChild>
      <Anchor {...props} className={classNames(css.item, className)} aria-current={current || undefined}>
        {children}
        {current && <Tick />}
      </Anchor>
    </Radix.Item>
  );
}

export interface DropdownMenuChoicesProps extends Omit<ComponentProps<"div">, "onChange"> {
  /** What is chosen here. */
  "aria-label": string;
  /** The choice that holds. */
  value: string;
  /** Another choice was made: its value. */
  onChange: (value: string) => void;
  /** DropdownMenuChoice. */
  children: ReactNode;
}

/** Choices of which one holds. */
export function DropdownMenuChoices({ onChange, ...props }: DropdownMenuChoicesProps) {
  return <Radix.RadioGroup {...props} onValueChange={onChange} />;
}

export interface DropdownMenuChoiceProps extends Omit<DropdownMenuItemProps, "value"> {
  /** Tells it from the others. */
  value: string;
}

/** One choice, ticked at its end when it holds. */
export function DropdownMenuChoice({ className, children, ...props }: DropdownMenuChoiceProps) {
  return (
    <Radix.RadioItem {...props} className={classNames(css.item, className)}>
      {children}
      <Radix.ItemIndicator className={css.tick}>
        <Icon name="check" size="md" />
      </Radix.ItemIndicator>
    </Radix.RadioItem>
  );
}

function Tick() {
  return (
    <span className={css.tick}>
      <Icon name="check" size="md" />
    </span>
  );
}
