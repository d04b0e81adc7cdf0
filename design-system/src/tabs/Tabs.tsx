import * as Radix from "@radix-ui/react-tabs";
import { type ComponentProps, useCallback, useMemo, useState } from "react";
import { classNames } from "../theme/class-names.ts";
import * as css from "./Tabs.css.ts";
import { type TabIds, TabIdsContext, type TabPart, usePairedId } from "./tab-ids.ts";
import type { TabVariant } from "./tabs.contract.ts";

export interface TabsProps extends Omit<ComponentProps<"div">, "dir" | "defaultValue" | "onChange"> {
  /** The tab in view, when the caller keeps it. */
  value?: string;
  /** The first tab in view. */
  defaultValue?: string;
  /** Another tab comes into view: its value. */
  onChange?: (value: string) => void;
  /** Reading direction, for the arrow keys. */
  dir?: "ltr" | "rtl";
  /** `manual` when a panel is slow to show: arrows then only move focus. */
  activation?: "automatic" | "manual";
}

/**
 * Sections of one thing, of which one is in view: arrows, Home and End move; Tab goes into the panel.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
export function Tabs({ onChange, activation = "automatic", ...props }: TabsProps) {
  const [given, setGiven] = useState<Readonly<Record<string, string>>>({});
  const own = useCallback((part: TabPart, value: string, id: string) => {
    const key = `${part} ${value}`;
    setGiven((before) => ({ ...before, [key]: id }));
    return () => setGiven(({ [key]: _, ...others }) => others);
  }, []);
  const ids = useMemo<TabIds>(() => ({ own, idOf: (part, value) => given[`${part} ${value}`] }), [own, given]);
  return (
    <TabIdsContext value={ids}>
      <Radix.Root {...props} onValueChange={onChange} activationMode={activation} />
    </TabIdsContext>
  );
}

export type TabListProps = ComponentProps<"div"> & {
  /** `underline` unless said otherwise. */
  variant?: TabVariant;
} & (
    | {
        /** What the tabs are of. */
        "aria-label": string;
      }
    | {
        /** Id of the heading that says what the tabs are of. */
        "aria-labelledby": string;
      }
  );

/** The row of tabs. Holds Tab. */
export function TabList({ variant = "underline", className, ...props }: TabListProps) {
  return <Radix.List {...props} className={classNames(css.list[variant], className)} />;
}

export interface TabProps extends Omit<ComponentProps<"button">, "value"> {
  /** Tells it from the others, and names its panel. */
  value: string;
  /** Made up when left out. The panel is named by it either way. */
  id?: string;
}

/** One tab. */
export function Tab({ className, ...props }: TabProps) {
  const panel = usePairedId("tab", props.value, props.id);
  return <Radix.Trigger {...(panel && { "aria-controls": panel })} {...props} className={classNames(css.tab, className)} />;
}

export interface TabPanelProps extends ComponentProps<"div"> {
  /** The value of its tab. */
  value: string;
  /** Keeps the panel in the page, hidden, while another is in view: for forms and frames. */
  keep?: boolean;
}

/** What a tab brings into view. */
export function TabPanel({ keep = false, className, ...props }: TabPanelProps) {
  const tab = usePairedId("panel", props.value, props.id);
  return (
    <Radix.Content
      {...(tab && { "aria-labelledby": tab })}
      {...props}
      forceMount={keep || undefined}
      className={classNames(css.panel, className)}
    />
  );
}
