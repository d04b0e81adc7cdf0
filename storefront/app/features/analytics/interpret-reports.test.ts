import type { Action } from "@reduxjs/toolkit";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ShopEvent } from "#domain/analytics/shop-event.ts";
import type { CheckoutTotals, Promotions as Offers } from "#domain/checkout/checkout-data.ts";
import type { Signal } from "../../platform/analytics/track.ts";
import type { AppState } from "../../platform/store/app-state.ts";
import { checkoutChanged, orderPlaced } from "../checkout/checkout-slice.ts";
import { createReportReader } from "./interpret-reports.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const totals: CheckoutTotals = {
  ...{ itemSubtotal: 16_000, totalDiscount: 0, itemSubtotalAfterDiscounts: 16_000, shipping: 0 },
  ...{ taxIncluded: 2_087, grandTotal: 16_000, amountOutstanding: 16_000 },
};
const nobody = { accountState: { current: null } } as unknown as AppState;

function visit() {
  const told: ShopEvent[] = [];
  const reader = createReportReader({
    tell: (event) => told.push(event),
    onListed: () => undefined,
    title: () => "A page",
    state: () => nobody,
  });
  return {
    report: (signal: Signal) => reader.read({ signal, at: Date.now() }),
    done: (action: Action) => reader.read({ signal: { type: "actionDone", action, state: nobody }, at: Date.now() }),
    offers: () => told.filter((event) => event.type === "promotionsUpdated"),
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

test("ANALYT-08 of offers only what an answer has changed is told, by name, and anew after an order", () => {
  const { done, offers } = visit();
  const offer = (id: string, name: string) => ({ id, name, exclusive: false, relatedCouponCodes: [] });
  const [socks, tread, birthday] = [offer("2", "Socks on us"), offer("3", "10% off"), offer("1", "Zip")];
  const answered = (appliedPromotions: Offers["appliedPromotions"], disallowedPromotions: Offers["disallowedPromotions"]) =>
    done(checkoutChanged({ lastCheckoutData: { promotions: { appliedPromotions, disallowedPromotions } } }));
  answered([birthday, socks], []);
  answered([birthday, socks], []);
  answered([socks, tread], []);
  answered([tread], [{ ...socks, disallowReason: "Exclusitivity" }]);
  const first = { type: "promotionsUpdated", applied: ["2", "1"], disallowed: [], removed: [] };
  expect(offers()).toEqual([
    first,
    { type: "promotionsUpdated", applied: ["3"], disallowed: [], removed: ["1"] },
    { type: "promotionsUpdated", applied: [], disallowed: ["2"], removed: [] },
  ]);
  done(orderPlaced({ orderNumber: "TT1000001", items: [], totals }));
  answered([birthday, socks], []);
  expect(offers().at(-1)).toEqual(first);
});
