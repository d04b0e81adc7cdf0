import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { describeGateway } from "../payment-gateway.fixture.ts";
import { type AuthoriseRequest, CaptureRefused, GatewayUnreachable, RefundRefused } from "../payment-gateway.ts";
import { createBraintreeGateway } from "./braintree-gateway.ts";
import { type StubInstrument, startBraintreeStub, stubMerchant } from "./braintree-stub.fixture.ts";
import { connectBraintree } from "./braintree-wire.ts";

let stub: Awaited<ReturnType<typeof startBraintreeStub>>;
let gateway: ReturnType<typeof createBraintreeGateway>;
beforeAll(async () => {
  stub = await startBraintreeStub();
  gateway = createBraintreeGateway(connectBraintree({ ...stubMerchant, environment: stub.environment }), stubMerchant);
});
afterAll(() => stub.stop());
beforeEach(() => {
  stub.requests.length = 0;
});

const visa: StubInstrument = { type: "CreditCard", cardType: "Visa", lastFour: "1111" };
const request = (token = stub.nonce(visa)): AuthoriseRequest => ({
  reference: randomUUID(),
  orderNumber: "TT00000018",
  method: "card",
  token,
  amount: 33_701,
  currency: "NZD",
});
const hold = async (asked = request()) => {
  const outcome = await gateway.authorise(asked);
  if (outcome.type !== "authorised") throw new Error(`The stub answered ${outcome.type}.`);
  return outcome.transactionId;
};

describeGateway("Braintree", {
  gateway: () => gateway,
  cardToken(outcome) {
    switch (outcome) {
      case "paid":
        return stub.nonce(visa);
      case "paidByMastercard":
        return stub.nonce({ ...visa, cardType: "MasterCard", lastFour: "4444" });
      case "declined":
        return stub.nonce({ ...visa, bank: "declines" });
      case "notProcessed":
        return stub.nonce({ ...visa, bank: "breaksDown" });
      case "declinedOnceKept":
        return stub.nonce({ ...visa, bank: "declinesOnceKept" });
      case "notTaken":
        return stub.nonce({ ...visa, cardType: "Diners Club", notTaken: true });
      case "silentAfterwards":
        stub.trouble({ on: /^POST \/(transactions|payment_methods)$/, does: "losesAnswer" });
        return stub.nonce(visa);
    }
  },
  walletToken: (wallet) =>
    stub.nonce(
      {
        applePay: { ...visa, type: "ApplePayCard" } as const,
        googlePay: { ...visa, type: "AndroidPayCard" } as const,
        paypal: { type: "PayPalAccount", email: "paid@example.com" } as const,
      }[wallet],
    ),
  settle: () => stub.settle(),
});

describe("on Braintree's wire", () => {
  test("PAY-23 a sale names our reference, the order, the country's merchant account and the device, and is not submitted", async () => {
    const asked = { ...request(), deviceData: '{"correlation_id":"abc"}' };
    await hold(asked);
    expect(stub.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
      `GET /payment_method_nonces/${asked.token}`,
      "POST /transactions",
    ]);
    expect(stub.requests[1]?.body).toEqual({
      transaction: {
        type: "sale",
        amount: "337.01",
        order_id: asked.reference,
        purchase_order_number: "TT00000018",
        merchant_account_id: "stub_nz",
        payment_method_nonce: asked.token,
        device_data: asked.deviceData,
        options: { submit_for_settlement: false },
      },
    });
    await hold({ ...request(), currency: "AUD" });
    expect(stub.requests.at(-1)?.body).toMatchObject({ transaction: { merchant_account_id: "stub_au" } });
  });

  test("PAY-23 a browser is given a client token of its country's merchant account", async () => {
    expect(await gateway.clientToken("NZD")).toBe("stub client token for stub_nz");
    expect(await gateway.clientToken("AUD")).toBe("stub client token for stub_au");
  });

  test("money that is held for something else than was asked is let go", async () => {
    const swapped = { NZD: "stub_au", AUD: "stub_nz" };
    const client = connectBraintree({ ...stubMerchant, environment: stub.environment });
    const asked = request();
    expect(await createBraintreeGateway(client, { merchantAccounts: swapped }).authorise(asked)).toEqual({ type: "declined" });
    expect(await gateway.findByReference(asked.reference)).toMatchObject({ state: "voided" });
    stub.trouble({ on: /\/void$/, does: { status: 500 } });
    const stuck = await createBraintreeGateway(client, { merchantAccounts: swapped }).authorise(request());
    expect(stuck).toEqual({ type: "unrecoverable", transactionId: expect.any(String) });
  });

  test.each([408, 429, 500, 502, 503, 504])("%i says nothing of the money", async (status) => {
    stub.trouble({ on: /^POST \/transactions$/, does: { status } });
    await expect(gateway.authorise(request())).rejects.toBeInstanceOf(GatewayUnreachable);
  });

  test("credentials that fail are nobody's order's fault, and hold nothing", async () => {
    const stranger = connectBraintree({ ...stubMerchant, privateKey: "wrong", environment: stub.environment });
    const answer = createBraintreeGateway(stranger, stubMerchant).authorise(request());
    await expect(answer).rejects.toMatchObject({ type: "authenticationError" });
  });

  test("a payment that Braintree is still at is asked about again; one that expired is gone", async () => {
    const asked = request();
    const id = await hold(asked);
    stub.become(id, "authorizing");
    await expect(gateway.findByReference(asked.reference)).rejects.toBeInstanceOf(GatewayUnreachable);
    stub.become(id, "authorization_expired");
    expect(await gateway.findByReference(asked.reference)).toMatchObject({ state: "voided" });
    await gateway.void(id);
    await expect(gateway.capture(id)).rejects.toBeInstanceOf(CaptureRefused);
    stub.become(id, "settlement_declined");
    await expect(gateway.capture(id)).rejects.toBeInstanceOf(CaptureRefused);
  });

  test("a refund waits for the night, and one whose answer was lost is not made again", async () => {
    const transactionId = await hold();
    const refund = { reference: randomUUID(), transactionId, amount: 10_000, currency: "NZD" } as const;
    await expect(gateway.refund(refund)).rejects.toBeInstanceOf(RefundRefused);
    await gateway.capture(transactionId);
    await expect(gateway.refund(refund)).rejects.toBeInstanceOf(GatewayUnreachable);
    stub.settle();
    stub.trouble({ on: /\/refund$/, does: "losesAnswer" });
    await expect(gateway.refund(refund)).rejects.toBeInstanceOf(GatewayUnreachable);
    await gateway.refund(refund);
    expect(stub.transactions().filter(({ orderId }) => orderId === refund.reference)).toHaveLength(1);
  });

  test("a refund that the bank has sent back is made anew when it is asked for again", async () => {
    const transactionId = await hold();
    await gateway.capture(transactionId);
    stub.settle();
    const refund = { reference: randomUUID(), transactionId, amount: 10_000, currency: "NZD" } as const;
    await gateway.refund(refund);
    const made = () => stub.transactions().filter(({ orderId }) => orderId === refund.reference);
    const first = made()[0]?.id ?? "";
    stub.become(first, "settlement_declined");
    expect(await gateway.findReturnedRefund(first)).toBe(refund.reference);
    await gateway.refund(refund);
    await gateway.refund(refund);
    expect(made()).toHaveLength(2);
    expect(await gateway.findReturnedRefund(first)).toBe(null);
  });

  test("a lost answer to a capture is made good by asking again", async () => {
    const asked = request();
    const id = await hold(asked);
    stub.trouble({ on: /\/submit_for_settlement$/, does: "losesAnswer" });
    await expect(gateway.capture(id)).rejects.toBeInstanceOf(GatewayUnreachable);
    await gateway.capture(id);
    expect(await gateway.findByReference(asked.reference)).toMatchObject({ state: "captured" });
  });
});
