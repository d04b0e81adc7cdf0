import type { InsightsEvent } from "#domain/analytics/insights.ts";
import { analyticsConfiguration } from "#domain/configuration/configuration.ts";

/** Events that are kept while they cannot be sent. More are forgotten, the oldest first. */
const mostKept = 500;
/** Milliseconds until events that could not be sent are tried again: twice as long each time, up to a longest. */
const firstPause = 4_000;
const longestPause = 120_000;

/** Sends events to the search service. */
export interface InsightsQueue {
  add(events: readonly InsightsEvent[]): void;
  /** Sends at once, in a way that outlives the page. */
  flush(): void;
}

/**
 * Sends events together, and again later when that failed: a search that learns late is no reason to trouble anybody.
 * @param address where the service takes events
 */
export function createInsightsQueue(address: string): InsightsQueue {
  let kept: InsightsEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = firstPause;

  const sendIn = (milliseconds: number) => {
    if (timer !== undefined) return;
    timer = setTimeout(() => {
      timer = undefined;
      void send();
    }, milliseconds);
  };
  async function send(): Promise<void> {
    if (kept.length === 0) return;
    if (!navigator.onLine) return sendIn(longestPause);
    const events = kept;
    kept = [];
    try {
      const answer = await fetch(address, { method: "POST", body: bodyOf(events), keepalive: true });
      // What the service has understood and refused is refused again.
      if (answer.status >= 500 || answer.status === 429) throw new Error(`answered ${answer.status}`);
      pause = firstPause;
    } catch {
      kept = [...events, ...kept].slice(-mostKept);
      sendIn(pause);
      pause = Math.min(pause * 2, longestPause);
    }
  }

  return {
    add(events) {
      if (events.length === 0) return;
      kept = [...kept, ...events].slice(-mostKept);
      sendIn(analyticsConfiguration.insightsBatchMs);
    },
    flush() {
      if (kept.length > 0 && navigator.sendBeacon(address, bodyOf(kept))) kept = [];
    },
  };
}

const bodyOf = (events: readonly InsightsEvent[]): string => JSON.stringify({ events });
