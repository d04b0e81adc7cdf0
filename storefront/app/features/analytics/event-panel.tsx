import { Button } from "@tread/design-system/button";
import { Disclosure } from "@tread/design-system/disclosure";
import { Text } from "@tread/design-system/text";
import { type CSSProperties, useState, useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import type { DataLayerEntry } from "#domain/analytics/data-layer.ts";

const panel: CSSProperties = {
  position: "fixed",
  insetInlineEnd: 8,
  insetBlockEnd: 8,
  zIndex: 100,
  inlineSize: "min(32rem, calc(100vw - 16px))",
  maxBlockSize: "50vh",
  overflow: "auto",
  padding: 12,
  background: "Canvas",
  color: "CanvasText",
  border: "2px solid",
};

/** Hears every push, those of other code too: the data layer is anybody's. */
function pushesOf(dataLayer: DataLayerEntry[]) {
  const listeners = new Set<() => void>();
  let snapshot = [...dataLayer];
  const push = dataLayer.push.bind(dataLayer);
  dataLayer.push = (...entries) => {
    const length = push(...entries);
    snapshot = [...dataLayer];
    for (const listener of listeners) listener();
    return length;
  };
  return {
    current: () => snapshot,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export interface EventPanelProps {
  pushes: ReturnType<typeof pushesOf>;
}

/** For developers: what the data layer has been told in this document, newest first. */
export function EventPanel({ pushes }: EventPanelProps) {
  const entries = useSyncExternalStore(pushes.subscribe, pushes.current);
  const [open, setOpen] = useState(true);
  if (!open) return null;
  const events = entries.filter(({ event }) => event !== undefined);
  return (
    <section aria-label="Analytics events" style={panel}>
      <Text variant="label.md">{events.length} events</Text>{" "}
      <Button size="sm" variant="secondary" onClick={() => setOpen(false)}>
        Close
      </Button>
      {events.toReversed().map(({ event, ...parameters }, index) => (
        <Disclosure key={events.length - index} title={event}>
          <pre>{JSON.stringify(parameters, null, 1)}</pre>
        </Disclosure>
      ))}
    </section>
  );
}

/** Shows the list over the page. It is no part of the shop's own tree: that is the whole document, which the server has drawn. */
export function showEvents(dataLayer: DataLayerEntry[]): void {
  const place = document.createElement("div");
  document.body.append(place);
  createRoot(place).render(<EventPanel pushes={pushesOf(dataLayer)} />);
}
