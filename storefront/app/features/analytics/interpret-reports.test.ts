import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ShopEvent } from "#domain/analytics/shop-event.ts";
import type { Signal } from "../../platform/analytics/track.ts";
import type { AppState } from "../../platform/store/app-state.ts";
import { createReportReader } from "./interpret-reports.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function visit() {
  const told: ShopEvent[] = [];
  const reader = createReportReader({
    tell: (event) => told.push(event),
    onListed: () => undefined,
    title: () => "A page",
    state: () => ({ accountState: { current: null } }) as unknown as AppState,
  });
  return {
    report: (signal: Signal) => reader.read({ signal, at: Date.now() }),
    views: () => told.flatMap((event) => (event.type === "pageViewed" ? event.path : [])),
  };
}

const changing = (path: string) => ({ type: "routeChanging", path, search: "" }) as const;
const settled = (path: string) => ({ type: "routeSettled", path, search: "" }) as const;

test("ANALYT-05 a page is viewed once it has come, at the latest five seconds after it was gone to", () => {
  const { report, views } = visit();
  report(settled("/"));
  report(changing("/brands"));
  vi.advanceTimersByTime(4_999);
  expect(views()).toEqual(["/"]);
  vi.advanceTimersByTime(1);
  expect(views()).toEqual(["/", "/brands"]);
  report(settled("/brands"));
  expect(views()).toEqual(["/", "/brands"]);
});

test("ANALYT-05 a page that nobody reaches, because the way there led back, is not viewed", () => {
  const { report, views } = visit();
  report(settled("/cart"));
  report(changing("/checkout/contact-info"));
  report(settled("/cart"));
  vi.advanceTimersByTime(60_000);
  expect(views()).toEqual(["/cart"]);
  report(settled("/"));
  report(settled("/cart"));
  expect(views()).toEqual(["/cart", "/", "/cart"]);
});
