import { createElement, type ReactNode, useEffect } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { renderToReadableStream } from "react-dom/server";
import { hearConsole } from "./console.ts";

/** Keeps the ids made here apart from those of the same story on show. */
const identifierPrefix = "hydrated-";

/** How long a busy machine may take, in milliseconds. */
const patience = 15_000;

/** Tells when everything in it has hydrated, its effects included. */
function Arrival({ onArrive, children }: { onArrive: () => void; children?: ReactNode }) {
  useEffect(onArrive, [onArrive]);
  return children;
}

/** What a server sends for an element, lazy parts included: it waits for them as the shop's own server does. */
async function sent(element: ReactNode, onError: (error: unknown) => void): Promise<string> {
  // A boundary larger than a chunk would come with a script that moves it into place; here all of it is ready before any is read.
  const stream = await renderToReadableStream(element, {
    identifierPrefix,
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onError,
  });
  await stream.allReady;
  return new Response(stream).text();
}

/** Waits for something that may never come, so that it fails in words and not by the clock of the whole test. */
async function inTime<Result>(what: string, wait: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} has not come after ${patience} ms`)), patience);
  });
  try {
    return await Promise.race([wait, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Boundaries below the root hydrate one by one once the root has. */
async function settled(): Promise<void> {
  await new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 500 }));
}

/**
 * Renders an element as a server would, lets the browser take it over and takes it away again.
 * @returns what went wrong on the way, in words: errors on the server, mismatches that React had to repair, and whatever was
 * written to the console. Empty when the element hydrates cleanly.
 */
export async function hydrationComplaints(element: ReactNode): Promise<string[]> {
  const complaints: string[] = [];
  const complain = (what: string) => (error: unknown) => {
    complaints.push(`${what}: ${error instanceof Error ? error.message : error}`);
  };
  const stopHearing = hearConsole((line) => complaints.push(line) < 0);
  const host = document.createElement("div");
  let unmount = () => {};
  try {
    const arrival = Promise.withResolvers<void>();
    const tree = createElement(Arrival, { onArrive: arrival.resolve }, element);
    host.innerHTML = await inTime("the page from the server", sent(tree, complain("on the server")));
    document.body.append(host);
    const root = hydrateRoot(host, tree, {
      identifierPrefix,
      onRecoverableError: complain("repaired in the browser"),
      onUncaughtError(error) {
        complain("in the browser")(error);
        arrival.resolve();
      },
    });
    unmount = () => flushSync(() => root.unmount());
    await inTime("the end of hydration", arrival.promise);
    if (host.innerHTML.includes("<!--$")) await settled();
  } catch (error) {
    complain("rendering")(error);
  } finally {
    unmount();
    host.remove();
    stopHearing();
  }
  return complaints;
}
