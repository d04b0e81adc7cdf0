import {
  type ComponentPropsWithRef,
  type CSSProperties,
  type KeyboardEvent,
  memo,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from "react";
import type { AlertNode } from "../alert-queue/alert-content.ts";
import { alertText } from "../alert-queue/alert-content.ts";
import { alertHotkey, alertQueueDefaults } from "../alert-queue/alert-queue.contract.ts";
import type { Alert, AlertQueue, AlertSnapshot } from "../alert-queue/alert-queue.ts";
import { announce } from "../announcer/announcement.ts";
import { Icon } from "../icon/Icon.tsx";
import { IconButton } from "../icon-button/IconButton.tsx";
import { type LinkComponent, useLinkComponent } from "../link/link-component.tsx";
import { overlayCompanion } from "../overlay/overlay.contract.ts";
import { classNames } from "../theme/class-names.ts";
import { inverseGround } from "../theme/ground.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import * as styles from "./Alerts.css.ts";

export type AlertsProps = Omit<ComponentPropsWithRef<"section">, "children"> & {
  /** What is shown. A page has one. */
  queue: AlertQueue;
  /** Names the region. The hotkey is added. "Notifications" unless said otherwise. */
  label?: string;
};

const onServer: AlertSnapshot = { alerts: [], paused: false };

/**
 * The alerts of a page, newest on top. Their countdown stops while the pointer or focus is on them and while the tab is
 * hidden; F8 brings focus to the newest and back; they stay usable while a modal overlay is open. Screen readers hear them
 * through the page's `Announcer`.
 */
export function Alerts({ queue, label = "Notifications", className, ...rest }: AlertsProps) {
  const { alerts, paused } = useSyncExternalStore(queue.subscribe, queue.getSnapshot, () => onServer);
  const list = useRef<HTMLOListElement>(null);
  const cameFrom = useRef<Element | null>(null);
  const said = useRef(new Set<string>());

  useEffect(() => {
    for (const alert of alerts) {
      if (said.current.has(alert.id) || alert.leaving) continue;
      announce(alertText(alert.content), alert.type === "ERROR" ? "assertive" : "polite");
    }
    said.current = new Set(alerts.map((alert) => alert.id));
  }, [alerts]);

  // Whoever dismisses an alert from inside it goes on to the next one, or back to where they came from.
  useLayoutEffect(() => {
    const active = document.activeElement;
    const staying = alerts.filter((alert) => !alert.leaving);
    const leaving = alerts.find((alert) => alert.leaving && active?.closest("li")?.id === alert.id);
    if (leaving && list.current?.contains(active)) {
      const next = list.current.querySelector<HTMLElement>("li:not([inert]) button");
      if (next) next.focus({ preventScroll: true });
      else goBack(cameFrom.current);
    }
    if (staying.length === 0) {
      queue.resume("hover");
      queue.resume("focus");
    }
  }, [alerts, queue]);

  useEffect(() => {
    const watch = () => (document.hidden ? queue.pause("hidden") : queue.resume("hidden"));
    const key = (event: globalThis.KeyboardEvent) => {
      if (event.key !== alertHotkey || !list.current) return;
      const inside = list.current.contains(document.activeElement);
      const newest = list.current.querySelector<HTMLElement>("li:not([inert]) button");
      if (!inside && !newest) return;
      event.preventDefault();
      if (inside) goBack(cameFrom.current);
      else newest?.focus({ preventScroll: true });
    };
    watch();
    document.addEventListener("visibilitychange", watch);
    document.addEventListener("keydown", key);
    return () => {
      document.removeEventListener("visibilitychange", watch);
      document.removeEventListener("keydown", key);
    };
  }, [queue]);

  return (
    <section
      className={classNames(styles.region, className)}
      aria-label={alerts.length > 0 ? `${label} (${alertHotkey})` : undefined}
      data-paused={paused || undefined}
      {...overlayCompanion}
      {...inverseGround}
      {...rest}
    >
      <ol
        ref={list}
        className={styles.list}
        hidden={alerts.length === 0}
        onPointerEnter={(event) => event.pointerType === "mouse" && queue.pause("hover")}
        onPointerLeave={() => queue.resume("hover")}
        onFocus={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) cameFrom.current = event.relatedTarget;
          queue.pause("focus");
        }}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) queue.resume("focus");
        }}
      >
        {alerts.map((alert) => (
          <Item key={alert.id} alert={alert} queue={queue} />
        ))}
      </ol>
    </section>
  );
}

function goBack(element: Element | null) {
  if (element instanceof HTMLElement && element.isConnected) element.focus({ preventScroll: true });
  else document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
}

type ItemProps = { alert: Alert; queue: AlertQueue };

/** Drawn when it comes and when it goes: neither its own countdown nor another alert draws it again. */
const Item = memo(function Item({ alert, queue }: ItemProps) {
  const Anchor = useLinkComponent();
  const timing = {
    "--alert-duration": `${alert.duration}ms`,
    "--alert-steps": Math.max(1, Math.round(alert.duration / alertQueueDefaults.step)),
  } as CSSProperties;
  const dismiss = () => queue.dismiss(alert.id);
  const dismissOnEscape = (event: KeyboardEvent) => event.key === "Escape" && dismiss();
  return (
    <li
      id={alert.id}
      className={classNames(styles.alert, styles.type[alert.type])}
      style={timing}
      inert={alert.leaving}
      onClick={dismiss}
      onKeyDown={dismissOnEscape}
    >
      <Icon className={styles.icon} name={alert.type === "ERROR" ? "alert" : "check"} />
      <p className={styles.content}>
        {alert.type === "ERROR" && <VisuallyHidden>Error: </VisuallyHidden>}
        {render(alert.content, Anchor)}
      </p>
      <IconButton
        className={styles.dismiss}
        icon={<Icon name="close" size="md" />}
        label={`Dismiss: ${alertText(alert.content)}`}
      />
      <span className={styles.timer} aria-hidden="true" />
    </li>
  );
});

function render(nodes: readonly AlertNode[], Anchor: LinkComponent): ReactNode {
  return nodes.map((node, index) => {
    if (typeof node === "string") return node;
    if (node.kind === "break") return <br key={index} />;
    const children = render(node.children, Anchor);
    if (node.kind === "strong") return <strong key={index}>{children}</strong>;
    if (node.kind === "emphasis") return <em key={index}>{children}</em>;
    return (
      <Anchor key={index} href={node.href}>
        {children}
      </Anchor>
    );
  });
}
