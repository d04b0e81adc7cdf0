import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { Wallet } from "#domain/payments/wallet.ts";
import {
  type AuthoriseRequest,
  CaptureRefused,
  GatewayUnreachable,
  type PaymentGateway,
  RefundRefused,
} from "./payment-gateway.ts";

/** What a card does that its single-use token stands for. */
export type CardOutcome = "paid" | "declined" | "notProcessed" | "declinedOnceKept" | "notTaken" | "silentAfterwards";

/** A gateway, and the other side of it: what the shopper's browser would have got, and the bank's night. */
export interface GatewayUnderTest {
  gateway(): PaymentGateway;
  /** A token of the card fields for a Visa ending 1111, of a Mastercard ending 4444 or of a card with another outcome. */
  cardToken(outcome: CardOutcome | "paidByMastercard"): string;
  /** A wallet's token for an amount in cents of New Zealand. */
  walletToken(wallet: Wallet, amount: number): string;
  /** Lets captured money settle, before which some gateways refund nothing. */
  settle(): void;
}

/** The port's promises: whatever stands behind it keeps these. */
export function describeGateway(name: string, { gateway, cardToken, walletToken, settle }: GatewayUnderTest): void {
  const request = (token = cardToken("paid")): AuthoriseRequest => ({
    reference: randomUUID(),
    orderNumber: "TT00000018",
    method: "card",
    token,
    amount: 12_345,
    currency: "NZD",
  });
  const hold = async (asked = request()) => {
    const outcome = await gateway().authorise(asked);
    if (outcome.type !== "authorised") throw new Error(`It is ${outcome.type}.`);
    return outcome.transactionId;
  };

  describe(`${name} as a gateway`, () => {
    test("holds money under our reference, by which it is found", async () => {
      const asked = request();
      const paidWith = { method: "card", cardType: "visa", lastFour: "1111" };
      const outcome = await gateway().authorise(asked);
      expect(outcome).toEqual({ type: "authorised", transactionId: expect.any(String), paidWith });
      const transactionId = outcome.type === "authorised" ? outcome.transactionId : "";
      const known = { transactionId, amount: 12_345, currency: "NZD", paidWith };
      expect(await gateway().findByReference(asked.reference)).toEqual({ ...known, state: "authorised" });
      await gateway().capture(transactionId);
      expect(await gateway().findByReference(asked.reference)).toEqual({ ...known, state: "captured" });
      expect(await gateway().findByReference(randomUUID())).toBeNull();
    });

    test("says why it holds none: the bank's no, a breakdown, a kind of card that is not taken, a token that is none", async () => {
      const declined = request(cardToken("declined"));
      expect(await gateway().authorise(declined)).toEqual({ type: "declined" });
      expect(await gateway().findByReference(declined.reference)).toMatchObject({ state: "refused" });
      expect(await gateway().authorise(request(cardToken("notTaken")))).toEqual({ type: "typeNotAccepted" });
      const broken = request(cardToken("notProcessed"));
      expect(await gateway().authorise(broken)).toEqual({ type: "notProcessed" });
      expect(await gateway().findByReference(broken.reference)).toMatchObject({ state: "refused" });
      for (const odd of ["", "nonsense", "../transactions", "a\u0000b", "\ud800"]) {
        expect(await gateway().authorise(request(odd))).toEqual({ type: "tokenRefused" });
      }
    });

    test("takes a token once, and answers a repeated reference as before", async () => {
      const asked = request();
      const held = await gateway().authorise(asked);
      expect(await gateway().authorise(asked)).toEqual(held);
      expect(await gateway().authorise(request(asked.token))).toEqual({ type: "tokenRefused" });
    });

    test.each<[Wallet, object]>([
      ["applePay", { method: "applePay", cardType: "visa", lastFour: "1111" }],
      ["googlePay", { method: "googlePay", cardType: "visa", lastFour: "1111" }],
      ["paypal", { method: "paypal", payer: "p…@example.com" }],
    ])("takes %s's tokens as what they are, and as nothing else", async (method, paidWith) => {
      const token = walletToken(method, 12_345);
      expect(await gateway().authorise(request(token))).toEqual({ type: "tokenRefused" });
      expect(await gateway().authorise({ ...request(token), method })).toMatchObject({ type: "authorised", paidWith });
      expect(await gateway().authorise({ ...request(), method })).toEqual({ type: "tokenRefused" });
    });

    test("that falls silent may hold the money: only its books tell", async () => {
      const asked = request(cardToken("silentAfterwards"));
      await expect(gateway().authorise(asked)).rejects.toBeInstanceOf(GatewayUnreachable);
      expect(await gateway().findByReference(asked.reference)).toMatchObject({ state: "authorised" });
    });

    test("captures and voids as often as it is asked to, and never both", async () => {
      const taken = await hold();
      await gateway().capture(taken);
      await gateway().capture(taken);
      await expect(gateway().void(taken)).rejects.toThrow("cannot be voided");
      const freed = await hold();
      await gateway().void(freed);
      await gateway().void(freed);
      await expect(gateway().capture(freed)).rejects.toBeInstanceOf(CaptureRefused);
      await expect(gateway().capture("unknown")).rejects.toBeInstanceOf(CaptureRefused);
    });

    test("refunds each reference once, and never more than was captured", async () => {
      const transactionId = await hold();
      await gateway().capture(transactionId);
      settle();
      const refund = { reference: randomUUID(), transactionId, amount: 10_000, currency: "NZD" } as const;
      await gateway().refund(refund);
      await gateway().refund(refund);
      const rest = { ...refund, amount: 2_345, reference: randomUUID() };
      await expect(gateway().refund({ ...rest, amount: 2_346 })).rejects.toBeInstanceOf(RefundRefused);
      await expect(gateway().refund({ ...rest, currency: "AUD" })).rejects.toBeInstanceOf(RefundRefused);
      await expect(gateway().refund({ ...rest, transactionId: "unknown" })).rejects.toBeInstanceOf(RefundRefused);
      await gateway().refund(rest);
    });
  });

  describe(`${name} as a vault`, () => {
    const keeping = (customerId: string, token = cardToken("paid"), makeDefault = false) =>
      ({ customerId, token, currency: "NZD", makeDefault }) as const;
    const charge = (customerId: string, token: string) => ({ ...request(), customerId, token });

    test("keeps what the bank does not decline, once for a token, and for its customer alone", async () => {
      const customerId = randomUUID();
      const asked = keeping(customerId);
      expect([await gateway().cards.keep(asked), await gateway().cards.keep(asked)]).toEqual(["kept", "kept"]);
      expect(await gateway().cards.list(customerId)).toEqual([
        {
          token: expect.any(String),
          cardType: "visa",
          lastFour: "1111",
          expiryMonth: 12,
          expiryYear: expect.any(Number),
          isDefault: true,
        },
      ]);
      expect(await gateway().cards.keep({ ...asked, customerId: randomUUID() })).toBe("tokenRefused");
      expect(await gateway().authorise(request(asked.token))).toEqual({ type: "tokenRefused" });
      expect(await gateway().cards.keep(keeping(customerId, "nonsense"))).toBe("tokenRefused");
      expect(await gateway().cards.keep(keeping(customerId, cardToken("declined")))).toBe("declined");
      expect(await gateway().cards.keep(keeping(customerId, cardToken("notTaken")))).toBe("typeNotAccepted");
      expect(await gateway().cards.list(customerId)).toHaveLength(1);
    });

    test("has one default, which is first, and gives cards up", async () => {
      const customerId = randomUUID();
      await gateway().cards.keep(keeping(customerId));
      await gateway().cards.keep(keeping(customerId, cardToken("paidByMastercard")));
      const shown = async () =>
        (await gateway().cards.list(customerId)).map(({ lastFour, isDefault }) => `${lastFour}${isDefault ? " default" : ""}`);
      expect(await shown()).toEqual(["1111 default", "4444"]);
      const [visa, mastercard] = await gateway().cards.list(customerId);
      expect(await gateway().cards.makeDefault(customerId, mastercard!.token)).toBe(true);
      expect(await shown()).toEqual(["4444 default", "1111"]);
      expect(await gateway().cards.delete(customerId, mastercard!.token)).toBe(true);
      expect(await gateway().cards.delete(customerId, mastercard!.token)).toBe(false);
      expect(await shown()).toEqual(["1111 default"]);
      expect(await gateway().cards.delete(customerId, visa!.token)).toBe(true);
      expect(await shown()).toEqual([]);
    });

    test("keeps a card's number once: the one that is kept again takes the place of the older, also as the default", async () => {
      const customerId = randomUUID();
      await gateway().cards.keep(keeping(customerId));
      const [older] = await gateway().cards.list(customerId);
      await gateway().cards.keep(keeping(customerId, cardToken("paidByMastercard")));
      expect(await gateway().cards.keep(keeping(customerId, cardToken("paid")))).toBe("kept");
      const [first, second, ...others] = await gateway().cards.list(customerId);
      expect([first, second, others]).toMatchObject([{ lastFour: "1111", isDefault: true }, { lastFour: "4444" }, []]);
      expect(first?.token).not.toBe(older?.token);
      expect(await gateway().authorise(charge(customerId, first!.token))).toMatchObject({ type: "authorised" });
      expect(await gateway().authorise(charge(customerId, older!.token))).toEqual({ type: "tokenRefused" });
    });

    test("charges a kept card for its customer alone, each reference once, with what the bank says then", async () => {
      const [owner, stranger] = [randomUUID(), randomUUID()];
      await gateway().cards.keep(keeping(owner));
      const [{ token } = { token: "" }] = await gateway().cards.list(owner);
      expect(await gateway().authorise(charge(stranger, token))).toEqual({ type: "tokenRefused" });
      expect(await gateway().authorise(request(token))).toEqual({ type: "tokenRefused" });
      expect([await gateway().cards.delete(stranger, token), await gateway().cards.makeDefault(stranger, token)]).toEqual([
        false,
        false,
      ]);
      for (const odd of ["", "nonsense", "a\u0000b", "\ud800"]) {
        expect(await gateway().authorise(charge(owner, odd))).toEqual({ type: "tokenRefused" });
        expect([await gateway().cards.delete(owner, odd), await gateway().cards.makeDefault(owner, odd)]).toEqual([false, false]);
      }
      const asked = charge(owner, token);
      const first = await gateway().authorise(asked);
      expect(first).toMatchObject({ type: "authorised", paidWith: { lastFour: "1111" } });
      expect(await gateway().authorise(asked)).toEqual(first);
      expect(await gateway().authorise(charge(owner, token))).toMatchObject({ type: "authorised" });
      await gateway().cards.keep(keeping(owner, cardToken("declinedOnceKept"), true));
      const [later] = await gateway().cards.list(owner);
      expect(await gateway().authorise(charge(owner, later!.token))).toEqual({ type: "declined" });
      expect((await gateway().authorise(request(cardToken("declinedOnceKept")))).type).toBe("authorised");
    });

    test("that falls silent has kept the card or has not: asking again tells", async () => {
      const asked = keeping(randomUUID(), cardToken("silentAfterwards"));
      await expect(gateway().cards.keep(asked)).rejects.toBeInstanceOf(GatewayUnreachable);
      expect(await gateway().cards.keep(asked)).toBe("kept");
      expect(await gateway().cards.list(asked.customerId)).toHaveLength(1);
    });
  });
}
