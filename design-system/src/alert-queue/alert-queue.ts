import type { AlertContent, AlertNode } from "./alert-content.ts";
import { alertNodes } from "./alert-html.ts";
import { type AlertPause, type AlertType, alertDurations, alertQueueDefaults } from "./alert-queue.contract.ts";

/** What a feature asks for. */
export interface AlertRequest {
  /** `SUCCESS` unless said otherwise. */
  type?: AlertType;
  /** What it says: nodes, or HTML of which emphasis, links and line breaks survive. */
  content: AlertContent;
  /** Milliseconds on show, not counting its way in and out. 5000 unless said otherwise. */
  duration?: number | undefined;
}

/** An alert on show. */
export interface Alert {
  /** What `add` returned. */
  id: string;
  /** Done, or not done. */
  type: AlertType;
  /** What it says, safe to draw. */
  content: readonly AlertNode[];
  /** Milliseconds on show. */
  duration: number;
  /** On its way out: still drawn, no longer counted. */
  leaving: boolean;
}

/** What a view draws. A new object only when something to draw has changed. */
export interface AlertSnapshot {
  /** Newest first. */
  alerts: readonly Alert[];
  /** Whether something holds the countdown. */
  paused: boolean;
}

export interface AlertQueueOptions {
  /** Most alerts on show; the oldest make room (ALERT-10). */
  max?: number;
  /** Milliseconds before an alert is shown. */
  addDelay?: number;
  /** Milliseconds an alert takes to go. */
  removeDelay?: number;
  /** Milliseconds between two steps of the countdown. */
  step?: number;
  /** False outside a browser, where alerts are dropped: they are about what one shopper just did. */
  enabled?: boolean;
}

export interface AlertQueue {
  /** Shows an alert after the delay; returns its id. */
  add(request: AlertRequest): string;
  /** Lets an alert go, also one that is not on show yet. Unknown ids are ignored. */
  dismiss(id: string): void;
  /** Lets all alerts go, those that are not on show yet too. */
  clear(): void;
  /** Holds the countdown of all alerts for a reason, until every reason is gone. */
  pause(reason: AlertPause): void;
  /** Takes one reason back. */
  resume(reason: AlertPause): void;
  /** Milliseconds an alert still has; 0 for one that is leaving or unknown. Falls in steps. */
  remaining(id: string): number;
  /** Calls the listener when there is something new to draw. Returns how to stop. */
  subscribe(listener: () => void): () => void;
  /** What there is to draw now; the same object until that changes. */
  getSnapshot(): AlertSnapshot;
}

const nothing: AlertSnapshot = { alerts: [], paused: false };

/**
 * Keeps the alerts of a page and counts them down. Listeners hear of alerts that come, go and are removed and of
 * pauses, never of a step of the countdown.
 */
export function createAlertQueue(options: AlertQueueOptions = {}): AlertQueue {
  const { max, addDelay, removeDelay, step } = { ...alertQueueDefaults, ...options };
  const enabled = options.enabled ?? typeof document !== "undefined";
  const listeners = new Set<() => void>();
  const waiting = new Map<string, ReturnType<typeof setTimeout>>();
  const left = new Map<string, number>();
  const pauses = new Set<AlertPause>();
  let snapshot = nothing;
  let counter: ReturnType<typeof setInterval> | undefined;
  let lastId = 0;

  function publish(alerts: readonly Alert[]) {
    snapshot = { alerts, paused: pauses.size > 0 };
    const counting = left.size > 0 && !snapshot.paused;
    if (counting) counter ??= setInterval(count, step);
    else {
      clearInterval(counter);
      counter = undefined;
    }
    for (const listener of listeners) listener();
  }

  function count() {
    const over: string[] = [];
    for (const [id, milliseconds] of left) {
      left.set(id, milliseconds - step);
      if (milliseconds <= step) over.push(id);
    }
    if (over.length > 0) leave(over);
  }

  function leave(ids: readonly string[], alerts = snapshot.alerts) {
    const going = new Set(ids.filter((id) => left.delete(id)));
    if (going.size > 0) {
      setTimeout(() => publish(snapshot.alerts.filter((alert) => !going.has(alert.id))), removeDelay);
    }
    publish(alerts.map((alert) => (going.has(alert.id) ? { ...alert, leaving: true } : alert)));
  }

  function show(alert: Alert) {
    waiting.delete(alert.id);
    left.set(alert.id, alert.duration);
    const alerts = [alert, ...snapshot.alerts];
    const excess = alerts.filter((each) => !each.leaving).slice(max);
    if (excess.length > 0)
      leave(
        excess.map((each) => each.id),
        alerts,
      );
    else publish(alerts);
  }

  return {
    add({ type = "SUCCESS", content, duration = alertDurations.standard }) {
      lastId += 1;
      const id = `alert-${lastId}`;
      if (!enabled) return id;
      const alert: Alert = {
        id,
        type,
        content: alertNodes(content),
        duration,
        leaving: false,
      };
      waiting.set(
        id,
        setTimeout(() => show(alert), addDelay),
      );
      return id;
    },
    dismiss(id) {
      clearTimeout(waiting.get(id));
      if (!waiting.delete(id) && left.has(id)) leave([id]);
    },
    clear() {
      for (const timer of waiting.values()) clearTimeout(timer);
      waiting.clear();
      if (left.size > 0) leave([...left.keys()]);
    },
    pause(reason) {
      if (pauses.has(reason)) return;
      pauses.add(reason);
      if (pauses.size === 1) publish(snapshot.alerts);
    },
    resume(reason) {
      if (pauses.delete(reason) && pauses.size === 0) publish(snapshot.alerts);
    },
    remaining: (id) => left.get(id) ?? 0,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => snapshot,
  };
}
