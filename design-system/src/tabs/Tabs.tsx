import * as Radix from "@radix-ui/react-tabs";
import type { ComponentProps } from "react";
import { classNames } from "../theme/class-names.ts";
import * as css from "./Tabs.css.ts";
import type { TabVariant } from "./tabs.contract.ts";

export interface TabsProps extends Omit<ComponentProps<"div">, "dir" | "defaultValue" | "onChange"> {
  /** The tab in view, when the caller keeps it. */
  value?: string;
  /** The first tab in view. */
  defaultValue?: string;
  /** Hears of the tab that comes into view. */
  onChange?: (value: string) => void;
  /** Reading direction, for the arrow keys. */
  dir?: "ltr" | "rtl";
  /** `manual` when a panel is slow to show: arrows then only move focus. */
  activation?: "automatic" | "manual";
}

/** Sections of one thing, of which one is in view (APG tabs: arrows, Home and End move; Tab goes into the panel). */
export function Tabs({ onChange, activation = "automatic", ...props }: TabsProps) {
  return <Radix.Root {...props} onValueChange={onChange} activationMode={activation} />;
}

export interface TabListProps extends ComponentProps<"div"> {
  /** What the tabs are of. */
  "aria-label": string;
  /** `underline` unless said otherwise. */
  variant?: TabVariant;
}

/** The row of tabs. */
export function TabList({ variant = "underline", className, ...props }: TabListProps) {
  return <Radix.List {...props} className={classNames(css.list[variant], className)} />;
}

export interface TabProps extends Omit<ComponentProps<"button">, "value"> {
  /** Names the tab and its panel to each other. */
  value: string;
  /** Made up when left out. With one of your own, name it in the panel's `aria-labelledby` too. */
  id?: string;
}

/** The handle of one section. */
export function Tab({ className, ...props }: TabProps) {
  return <Radix.Trigger {...props} className={classNames(css.tab, className)} />;
}

export interface TabPanelProps extends ComponentProps<"div"> {
  /** The tab's value. */
  value: string;
  /** Keeps the panel in the page, hidden, while another is in view: for forms and frames. */
  keep?: boolean;
}

/** One section. In the page only while its tab is in view, unless kept. */
export function TabPanel({ keep = false, className, ...props }: TabPanelProps) {
  return <Radix.Content {...props} forceMount={keep || undefined} className={classNames(css.panel, className)} />;
}
