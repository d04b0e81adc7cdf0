import { randomUUID } from "node:crypto";
import Fastify from "fastify";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { CaptureRefused, GatewayUnreachable, InstalmentsRefused, RefundRefused } from "../payment-gateway.ts";
import { createAfterpayGateway } from "./afterpay-gateway.ts";
import { startAfterpayStub, stubAccounts } from "./afterpay-stub.fixture.ts";
import { createAfterpayCall, paymentList } from "./afterpay-wire.ts";

let stub: Awaited<ReturnType<typeof startAfterpayStub>>;
let afterpay: ReturnType<typeof createAfterpayGateway>;
beforeAll(async () => {
  stub = await startAfterpayStub();
  afterpay = createAfterpayGateway({ url: stub.url, accounts: stubAccounts, publicOrigin: "https://shop.example" });
});
afterAll(() => stub.stop());

const consumer = { email: "mere@example.co.nz", givenNames: "Mere", surname: "O’Neil", phoneNumber: "+64215550184" };
const asked = { amount: 33_701, currency: "NZD", details: "fingerprint", country: "nz", consumer } as const;

async function approved(changes: { declines?: boolean } = {}) {
  const { token } = await afterpay.createCheckout(asked);
  stub.approve(token, changes);
  const { amount, currency, details } = asked;
  return { token, amount, currency, details, reference: randomUUID(), orderNumber: "TT00000001", method: "afterpay" } as const;
}

async function authorised() {
  const request = await approved();
  const outcome = await afterpay.authorise(request);
  if (outcome.type !== "authorised") throw new Error(`The stub answered ${outcome.type}.`);
  return { ...request, transactionId: outcome.transactionId };
}

const last = () => stub.requests.at(-1);

describe("PAY-23 a checkout", () => {
  test("is opened with what Afterpay asks for, and approved on its own page", async () => {
    const opened = await afterpay.createCheckout(asked);
    expect(last()).toMatchObject({
      method: "POST",
      path: "/v2/checkouts",
      headers: { authorization: `Basic ${Buffer.from("nz-merchant:nz-secret").toString("base64")}`, accept: "application/json" },
      body: {
        amount: { amount: "337.01", currency: "NZD" },
        consumer,
        merchant: {
          redirectConfirmUrl: "https://shop.example/instalments/return",
          redirectCancelUrl: "https://shop.example/instalments/return",
        },
        merchantReference: "fingerprint",
        purchaseCountry: "NZ",
      },
    });
    expect(opened.approveAt).toBe(`https://portal.stub.example/checkout/?token=${opened.token}`);
    expect(opened.expiresAt).toBe(Date.parse("2026-12-01T10:00:00Z"));
  });

  test("beyond the merchant's limits is not lent, and of another country is in its account", async () => {
    await expect(afterpay.createCheckout({ ...asked, amount: 150_001 })).rejects.toThrow(InstalmentsRefused);
    await afterpay.createCheckout({ ...asked, currency: "AUD", country: "au" });
    expect(last()?.headers.authorization).toBe(`Basic ${Buffer.from("au-merchant:au-secret").toString("base64")}`);
  });

  test("with wrong credentials is as if Afterpay were away", async () => {
    const accounts = { ...stubAccounts, NZD: { merchantId: "nz-merchant", secretKey: "wrong" } };
    const stranger = createAfterpayGateway({ url: stub.url, accounts, publicOrigin: "https://shop.example" });
    await expect(stranger.createCheckout(asked)).rejects.toThrow(GatewayUnreachable);
  });
});

describe("a payment", () => {
  test("is authorised under our reference, captured, and found again", async () => {
    const { transactionId, reference, token } = await authorised();
    expect(last()?.body).toEqual({
      requestId: reference,
      token,
      merchantReference: reference,
      amount: { amount: "337.01", currency: "NZD" },
    });
    const known = { transactionId, amount: 33_701, currency: "NZD", paidWith: { method: "afterpay" } };
    expect(await afterpay.findByReference(reference)).toEqual({ ...known, state: "authorised" });
    const before = stub.requests.length;
    await afterpay.capture(transactionId);
    await afterpay.capture(transactionId);
    expect(await afterpay.findByReference(reference)).toEqual({ ...known, state: "captured" });
    expect(stub.requests.slice(before).filter(({ path }) => path.endsWith("/capture"))).toHaveLength(1);
    expect(await afterpay.findByReference(randomUUID())).toBeNull();
  });

  test("that is declined, not approved, of an unknown checkout or used already holds no money", async () => {
    expect(await afterpay.authorise(await approved({ declines: true }))).toEqual({ type: "declined" });
    const request = await approved();
    const again = () => ({ ...request, reference: randomUUID() });
    const { token: open } = await afterpay.createCheckout(asked);
    expect(await afterpay.authorise({ ...again(), token: open })).toEqual({ type: "tokenRefused" });
    expect(await afterpay.authorise({ ...again(), token: "nobody's" })).toEqual({ type: "tokenRefused" });
    expect(await afterpay.authorise(request)).toMatchObject({ type: "authorised" });
    expect(await afterpay.authorise(again())).toEqual({ type: "tokenRefused" });
  });

  test("for another order, amount or currency than was approved is not asked for", async () => {
    const request = await approved();
    const before = stub.requests.length;
    for (const changed of [{ details: "another" }, { amount: 33_700 }]) {
      expect(await afterpay.authorise({ ...request, ...changed })).toEqual({ type: "detailsMismatch" });
    }
    expect(await afterpay.authorise({ ...request, currency: "AUD" })).toEqual({ type: "detailsMismatch" });
    expect(stub.requests.slice(before).every(({ method }) => method === "GET")).toBe(true);
  });

  test("whose answer is lost is found by its reference, and sent again it is the same payment", async () => {
    const request = await approved();
    stub.trouble({ on: /^POST \/v2\/payments\/auth/, does: "losesAnswer" });
    await expect(afterpay.authorise(request)).rejects.toThrow(GatewayUnreachable);
    const found = await afterpay.findByReference(request.reference);
    expect(found?.state).toBe("authorised");
    expect(await afterpay.authorise(request)).toMatchObject({ type: "authorised", transactionId: found?.transactionId });
  });

  test.each([409, 429, 500, 502, 503])("answered with %i says nothing of the money", async (status) => {
    const request = await approved();
    stub.trouble({ on: /^POST \/v2\/payments\/auth/, does: { status, errorCode: "trouble" } });
    await expect(afterpay.authorise(request)).rejects.toThrow(GatewayUnreachable);
  });

  test("that was voided is not captured, and one that was captured is not voided", async () => {
    const { transactionId } = await authorised();
    await afterpay.void(transactionId);
    await afterpay.void(transactionId);
    await expect(afterpay.capture(transactionId)).rejects.toThrow(CaptureRefused);
    const other = await authorised();
    await afterpay.capture(other.transactionId);
    await expect(afterpay.void(other.transactionId)).rejects.toThrow();
    stub.trouble({ on: /\/capture$/, does: "losesAnswer" });
    const third = await authorised();
    await expect(afterpay.capture(third.transactionId)).rejects.toThrow(GatewayUnreachable);
    await afterpay.capture(third.transactionId);
    expect((await afterpay.findByReference(third.reference))?.state).toBe("captured");
  });
});

describe("a refund", () => {
  test("is made once however often it is asked for, also when its answer was lost", async () => {
    const { transactionId, currency } = await authorised();
    await afterpay.capture(transactionId);
    const refund = { transactionId, currency, amount: 10_000, reference: randomUUID() };
    stub.trouble({ on: /\/refund$/, does: "losesAnswer" });
    await expect(afterpay.refund(refund)).rejects.toThrow(GatewayUnreachable);
    await afterpay.refund(refund);
    await afterpay.refund(refund);
    expect(last()?.body).toEqual({
      requestId: refund.reference,
      merchantReference: refund.reference,
      amount: { amount: "100.00", currency: "NZD" },
    });
    expect(stub.payments().find(({ id }) => transactionId.endsWith(id))?.refunded).toBe(10_000);
  });

  test("of more than was paid is refused for good; of credentials that fail it is tried again", async () => {
    const { transactionId, currency } = await authorised();
    await afterpay.capture(transactionId);
    const refund = { transactionId, currency, amount: 33_702, reference: randomUUID() };
    await expect(afterpay.refund(refund)).rejects.toThrow(RefundRefused);
    stub.trouble({ on: /\/refund$/, does: { status: 401, errorCode: "unauthorized" } });
    await expect(afterpay.refund({ ...refund, amount: 1 })).rejects.not.toThrow(RefundRefused);
  });
});

test("silence is given up after the deadline, and what is no answer of Afterpay's is none", async () => {
  const call = createAfterpayCall(stub.url, "Shop/1.0 (test)", 50);
  stub.trouble({ on: /payments/, does: "silence" });
  await expect(call(stubAccounts.NZD, "GET", "/v2/payments?merchantReferences=a", paymentList)).rejects.toThrow(
    GatewayUnreachable,
  );
  const app = Fastify();
  onTestFinished(() => app.close());
  app.get("/v2/payments", async () => "<html>Maintenance</html>");
  const elsewhere = createAfterpayCall(await app.listen({ port: 0, host: "127.0.0.1" }), "Shop/1.0 (test)");
  await expect(elsewhere(stubAccounts.NZD, "GET", "/v2/payments", paymentList)).rejects.toThrow(GatewayUnreachable);
});
