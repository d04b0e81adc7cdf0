import * as Radix from "@radix-ui/react-dropdown-menu";
import type { ComponentProps, ReactNode } from "react";
import { Icon } from "../icon/index.ts";
import { useLinkComponent } from "../link/link-component.tsx";
import { classNames } from "../theme/class-names.ts";
import type { MenuSide } from "./dropdown-menu.contract.ts";
import * as css from "./menu.css.ts";

export interface DropdownMenuProps {
  /** Whether it is open, when the caller keeps that. */
  open?: boolean;
  /** Open from the start, when the menu keeps it itself. */
  defaultOpen?: boolean;
  /** Hears of every opening and closing. */
  onOpenChange?: (open: boolean) => void;
  /** Reading direction, for the arrow keys. */
  dir?: "ltr" | "rtl";
  /** DropdownMenuTrigger and DropdownMenuContent. */
  children: ReactNode;
}

/**
 * Actions or choices behind a button (APG menu button: arrows, Home and End, a letter, Escape). The page behind stays
 * usable: a menu never locks scrolling. For a short list of links where every kilobyte counts, use LinkMenu.
 */
export function DropdownMenu(props: DropdownMenuProps) {
  return <Radix.Root modal={false} {...props} />;
}

export interface DropdownMenuTriggerProps extends ComponentProps<"button"> {
  /** The only child becomes the button, with its own looks. */
  asChild?: boolean;
}

/** The button that opens the menu. */
export function DropdownMenuTrigger({ asChild, className, ...props }: DropdownMenuTriggerProps) {
  return <Radix.Trigger {...props} asChild={asChild} className={asChild ? className : classNames(css.trigger, className)} />;
}

export interface DropdownMenuContentProps extends ComponentProps<"div"> {
  /** Where it opens, 8 px away; it turns round where there is no room. */
  side?: MenuSide;
  /** Which edge of the trigger it keeps to. `start` unless said otherwise. */
  align?: "start" | "center" | "end";
}

/** The panel. It stands at the end of the page, over everything. */
export function DropdownMenuContent({ side = "bottom", align = "start", className, ...props }: DropdownMenuContentProps) {
  return (
    <Radix.Portal>
      <Radix.Content
        {...props}
        side={side}
        align={align}
        sideOffset={8}
        collisionPadding={16}
        loop
        className={classNames(css.menu, className)}
      />
    </Radix.Portal>
  );
}

export interface DropdownMenuItemProps extends Omit<ComponentProps<"div">, "onSelect"> {
  /** Runs on click, Enter and Space; the menu closes unless the event's default is prevented. */
  onSelect?: (event: Event) => void;
  /** Shown, skipped by the arrows, without effect. */
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
  /** The value of the choice that holds. */
  value: string;
  /** Hears of the value of a choice that was made. */
  onChange: (value: string) => void;
  /** DropdownMenuChoice. */
  children: ReactNode;
}

/** Choices of which one holds. */
export function DropdownMenuChoices({ onChange, ...props }: DropdownMenuChoicesProps) {
  return <Radix.RadioGroup {...props} onValueChange={onChange} />;
}

export interface DropdownMenuChoiceProps extends Omit<DropdownMenuItemProps, "value"> {
  /** What the choice stands for; unique among the choices. */
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
