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

const cart = { id: "cart", items: { one: { id: "one", productId: "104201", variantId: "104201-9", qty: 1, addedAt: 1 } } };

function visit(methodCode: string | null = null) {
  const told: ShopEvent[] = [];
  const reader = createReportReader({
    tell: (event) => told.push(event),
    onListed: () => undefined,
    title: () => "A page",
    state: () =>
      ({
        accountState: { current: { cart } },
        checkout: { current: { shippingType: "DELIVERY", delivery: { options: { methodCode } } } },
      }) as unknown as AppState,
  });
  return {
    report: (signal: Signal) => reader.read({ signal, at: Date.now() }),
    steps: () => told.flatMap((event) => (event.type === "checkoutStepped" ? event.step : [])),
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

test("who goes straight to the payment begins the checkout there, and who is sent back from it has chosen no delivery", () => {
  const member = visit("express");
  member.report(settled("/cart"));
  member.report(settled("/checkout/payment"));
  vi.runAllTimers();
  expect(member.steps()).toEqual(["begun", "shippingChosen"]);

  const sentBack = visit();
  sentBack.report(settled("/cart"));
  sentBack.report(settled("/checkout/payment"));
  sentBack.report(settled("/checkout/shipping"));
  vi.runAllTimers();
  expect(sentBack.steps()).toEqual(["begun"]);
});

test("a guest begins the checkout with the contact, and a reload of a later step does not begin it again", () => {
  const guest = visit("express");
  guest.report(settled("/checkout/contact-info"));
  guest.report(settled("/checkout/shipping"));
  guest.report(settled("/checkout/payment"));
  vi.runAllTimers();
  expect(guest.steps()).toEqual(["begun", "shippingChosen"]);

  const reloaded = visit("express");
  reloaded.report(settled("/checkout/payment"));
  vi.runAllTimers();
  expect(reloaded.steps()).toEqual(["shippingChosen"]);
});
