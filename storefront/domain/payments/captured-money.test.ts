import fc from "fast-check";
import { expect, test } from "vitest";
import { type KnownPayment, type MoneyInBooks, moneyNews, refundCourse } from "./captured-money.ts";

const books = fc.record<MoneyInBooks>({
  state: fc.constantFrom("authorised", "captured", "voided", "refused", "unrecoverable"),
  dispute: fc.constantFrom(undefined, "open", "lost"),
});

/** What a shop's books have after the gateway's were looked at. */
function after(payment: KnownPayment, seen: MoneyInBooks): KnownPayment {
  const news = moneyNews(seen);
  if (payment.state === "failed" || news.type === "nothing") return payment;
  return news.type === "lost" ? { state: "failed", disputed: false } : { state: "captured", disputed: news.disputed };
}

test("money is refunded only while the newest look found it with the shop, and never again once it was lost", () => {
  fc.assert(
    fc.property(fc.array(books, { maxLength: 12 }), (looks) => {
      let payment: KnownPayment = { state: "captured", disputed: false };
      let wasLost = false;
      for (const seen of looks) {
        payment = after(payment, seen);
        wasLost ||= moneyNews(seen).type === "lost";
        const course = refundCourse(payment);
        if (wasLost) expect(course).toBe("notOwed");
        else if (seen.state === "captured") expect(course).toBe(seen.dispute === "open" ? "wait" : "ask");
      }
    }),
  );
});

test("money that is only held waits for its capture, and what the gateway cannot tell changes nothing", () => {
  expect(refundCourse({ state: "authorised", disputed: false })).toBe("wait");
  expect(moneyNews({ state: "authorised" })).toEqual({ type: "nothing" });
  expect(moneyNews({ state: "unrecoverable", dispute: "lost" })).toEqual({ type: "nothing" });
  expect(moneyNews({ state: "voided" })).toEqual({ type: "lost", loss: "neverCame" });
  expect(moneyNews({ state: "refused" })).toEqual({ type: "lost", loss: "neverCame" });
  expect(moneyNews({ state: "captured" })).toEqual({ type: "here", disputed: false });
  expect(moneyNews({ state: "captured", dispute: "open" })).toEqual({ type: "here", disputed: true });
  expect(moneyNews({ state: "captured", dispute: "lost" })).toEqual({ type: "lost", loss: "takenBack" });
});
