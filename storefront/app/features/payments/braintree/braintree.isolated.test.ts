import type { Client } from "braintree-web/client";
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { HostedFieldState } from "../hosted-fields-client.ts";
import type { ExpressRequest } from "../wallets/express-sheet.ts";
import type { WalletSheet } from "../wallets/wallet-sheet.ts";

/** Braintree's package by the calls that its documentation has: what each part is made with, and what it then answers. */
const wire = vi.hoisted(() => ({
  client: vi.fn(),
  fields: vi.fn(),
  applePay: vi.fn(),
  googlePay: vi.fn(),
  payPal: vi.fn(),
  collector: vi.fn(),
}));
vi.mock("braintree-web/client", () => ({ create: wire.client }));
vi.mock("braintree-web/hosted-fields", () => ({ create: wire.fields }));
vi.mock("braintree-web/apple-pay", () => ({ create: wire.applePay }));
vi.mock("braintree-web/google-payment", () => ({ create: wire.googlePay }));
vi.mock("braintree-web/paypal-checkout-v6", () => ({ create: wire.payPal }));
vi.mock("braintree-web/data-collector", () => ({ create: wire.collector }));
vi.mock("../../../platform/third-parties/load-script.ts", () => ({ loadScript: vi.fn(async () => undefined) }));

// What another file has loaded knows nothing of these stand-ins, and what is loaded here is nobody else's.
vi.resetModules();
afterAll(() => void vi.resetModules());
const { HostedFieldsError } = await import("../hosted-fields-client.ts");
const { WalletUnavailable } = await import("../wallets/wallet-sheet.ts");
const { braintreeClient } = await import("./braintree-client.ts");
const { createBraintreeFields } = await import("./braintree-fields.ts");
const { loadBraintreeSheet } = await import("./braintree-sheets.ts");
const { collectDeviceData } = await import("./device-data.ts");
const { loadScript } = await import("../../../platform/third-parties/load-script.ts");
const { readFraudToken } = await import("../../../platform/third-parties/fraud-token.ts");

const client = { getConfiguration: () => ({}) } as unknown as Client;
const sandbox = { isLive: false };
const orderAsked: ExpressRequest = {
  ...{ currency: "NZD", countries: ["NZ"], takesInstructions: false },
  view: { options: [], selected: null, total: "NZ$180.50", amount: 18_050 },
};
const asked = { amount: 18_050, currency: "NZD", total: "NZ$180.50" } as const;

beforeEach(() => {
  for (const part of Object.values(wire)) part.mockReset();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("one client is made with the shop's token, and one that failed is asked for again", async () => {
  const askToken = vi.fn(async () => "token of the shop");
  wire.client.mockRejectedValueOnce(new Error("network"));
  await expect(braintreeClient(askToken)).rejects.toThrow("network");
  wire.client.mockResolvedValue(client);
  expect(await Promise.all([braintreeClient(askToken), braintreeClient(askToken)])).toEqual([client, client]);
  expect(wire.client.mock.calls).toEqual([[{ authorization: "token of the shop" }], [{ authorization: "token of the shop" }]]);
});

describe("card fields", () => {
  const listeners = new Map<string, (event: unknown) => void>();
  const frames = {
    on: (event: string, listener: (event: unknown) => void) => void listeners.set(event, listener),
    tokenize: vi.fn(),
    focus: vi.fn(async () => undefined),
    clear: vi.fn(async () => undefined),
    setMessage: vi.fn(),
    setAttribute: vi.fn(async () => undefined),
    removeAttribute: vi.fn(async () => undefined),
    teardown: vi.fn(async () => undefined),
  };
  const container = {} as HTMLElement;
  const options = {
    fields: {
      number: { container, label: "Card number", placeholder: "1234 1234 1234 1234" },
      expirationDate: { container, label: "Expiry", placeholder: "MM / YY" },
      cvv: { container, label: "CVV" },
    },
    styles: { color: "#111", placeholderColor: "#777", fontFamily: '"Inter"', fontSize: "16px", padding: "0 16px" },
  };
  const still = { isEmpty: false, isValid: true, isPotentiallyValid: true, isFocused: false };
  const happens = (event: string, emittedBy: string, cards: object[] = [], changed: object = {}) =>
    listeners.get(event)?.({ emittedBy, cards, fields: { [emittedBy]: { ...still, ...changed } } });

  test("are Braintree's frames in our type and colours, and say how they are doing as the sandbox's do", async () => {
    wire.fields.mockResolvedValue(frames);
    const heard: HostedFieldState[] = [];
    const onSubmit = vi.fn();
    const fields = await createBraintreeFields(client, { ...options, onChange: (state) => heard.push(state), onSubmit });
    expect(wire.fields).toHaveBeenCalledExactlyOnceWith({
      client,
      styles: {
        input: { color: "#111", "font-family": '"Inter"', "font-size": "16px", padding: "0 16px" },
        "::placeholder": { color: "#777" },
        "input.invalid": {},
      },
      fields: {
        number: { container, iframeTitle: "Card number", internalLabel: "Card number", placeholder: "1234 1234 1234 1234" },
        expirationDate: { container, iframeTitle: "Expiry", internalLabel: "Expiry", placeholder: "MM / YY" },
        cvv: { container, iframeTitle: "CVV", internalLabel: "CVV" },
      },
    });
    happens("focus", "number", [{ type: "visa", code: { name: "CVV", size: 3 } }, { type: "maestro" }], { isFocused: true });
    happens("cardTypeChange", "number", [{ type: "american-express", code: { name: "CID", size: 4 } }]);
    happens("blur", "cvv", [], { isValid: false, isEmpty: true });
    expect(heard).toEqual([
      { ...still, field: "number", isFocused: true, cardType: null, code: null },
      { ...still, field: "number", cardType: "amex", code: { name: "CID", size: 4 } },
      { ...still, field: "cvv", isValid: false, isEmpty: true, cardType: null, code: null },
    ]);
    happens("inputSubmitRequest", "cvv");
    expect(onSubmit).toHaveBeenCalledOnce();

    fields.setError("cvv", "");
    fields.setError("cvv", "Enter the security code.");
    fields.setError("cvv", "Enter the security code.");
    expect(frames.setMessage).toHaveBeenCalledExactlyOnceWith({ field: "cvv", message: "Enter the security code." });
    expect(frames.setAttribute).toHaveBeenCalledExactlyOnceWith({ field: "cvv", attribute: "aria-invalid", value: true });
    fields.setError("cvv", "");
    expect(frames.removeAttribute).toHaveBeenCalledExactlyOnceWith({ field: "cvv", attribute: "aria-invalid" });
    fields.focus("cvv");
    expect(frames.focus).toHaveBeenCalledWith("cvv");
    fields.clear();
    expect(frames.clear).toHaveBeenCalledTimes(3);
    fields.teardown();
    expect(frames.teardown).toHaveBeenCalledOnce();
    await expect(fields.tokenize()).rejects.toMatchObject({ code: "Unavailable" });
  });

  test("become a token, or say which of them is wrong", async () => {
    wire.fields.mockResolvedValue(frames);
    const fields = await createBraintreeFields(client, options);
    frames.tokenize.mockResolvedValueOnce({ nonce: "nonce-1", details: { cardType: "MasterCard", lastFour: "4444" } });
    expect(await fields.tokenize()).toEqual({ nonce: "nonce-1", details: { cardType: "mastercard", lastFour: "4444" } });
    frames.tokenize.mockResolvedValueOnce({ nonce: "nonce-2", details: { cardType: "Maestro", lastFour: "0004" } });
    await expect(fields.tokenize()).rejects.toMatchObject({ fields: ["number"], message: expect.stringContaining("use Visa") });
    for (const [code, expected] of [
      ["HOSTED_FIELDS_FIELDS_EMPTY", { code: "CardFieldsInvalid", fields: ["number", "expirationDate", "cvv"] }],
      ["HOSTED_FIELDS_FIELDS_INVALID", { code: "CardFieldsInvalid", fields: ["cvv"] }],
      ["HOSTED_FIELDS_TOKENIZATION_CVV_VERIFICATION_FAILED", { code: "CardFieldsInvalid", fields: ["cvv"] }],
      ["HOSTED_FIELDS_FAILED_TOKENIZATION", { code: "CardFieldsInvalid", fields: ["number"] }],
      ["HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR", { code: "Unavailable", fields: [] }],
      [undefined, { code: "Unavailable", fields: [] }],
    ] as const) {
      frames.tokenize.mockRejectedValueOnce({ code, details: { invalidFieldKeys: ["cvv", "postalCode"] } });
      const error = await fields.tokenize().catch((caught: unknown) => caught);
      expect(error).toBeInstanceOf(HostedFieldsError);
      expect(error).toMatchObject(expected);
    }
  });

  test("that cannot be had, or take too long, are unavailable; what comes too late is taken away", async () => {
    wire.fields.mockRejectedValueOnce({ code: "HOSTED_FIELDS_TIMEOUT" });
    await expect(createBraintreeFields(client, options)).rejects.toMatchObject({ code: "Unavailable" });
    const slow = Promise.withResolvers<typeof frames>();
    wire.fields.mockReturnValueOnce(slow.promise);
    await expect(createBraintreeFields(client, { ...options, timeout: 5 })).rejects.toMatchObject({ code: "Unavailable" });
    frames.teardown.mockClear();
    slow.resolve(frames);
    await vi.waitFor(() => expect(frames.teardown).toHaveBeenCalledOnce());
  });
});

describe("Apple Pay", () => {
  class Session {
    static current: Session;
    static STATUS_SUCCESS = 0;
    static STATUS_FAILURE = 1;
    static canMakePayments = () => true;
    readonly request: unknown;
    readonly completeMerchantValidation = vi.fn();
    readonly completePayment = vi.fn();
    readonly abort = vi.fn();
    readonly begin = vi.fn();
    onvalidatemerchant!: (event: object) => void;
    onpaymentauthorized!: (event: object) => void;
    oncancel!: (event: object) => void;
    constructor(_version: number, request: unknown) {
      this.request = request;
      Session.current = this;
    }
  }
  const applePay = {
    createPaymentRequest: (request: object) => ({ ...request, countryCode: "NZ", supportedNetworks: ["visa"] }),
    performValidation: vi.fn(),
    tokenize: vi.fn(),
  };
  beforeEach(() => {
    vi.stubGlobal("ApplePaySession", Session);
    wire.applePay.mockResolvedValue(applePay);
  });

  test("opens its own sheet for the amount, is validated, and its payment becomes a token", async () => {
    const sheet = await loadBraintreeSheet("applePay", client, sandbox);
    applePay.performValidation.mockResolvedValueOnce("merchant");
    applePay.tokenize.mockResolvedValueOnce({ nonce: "nonce-apple" });
    const approval = sheet.approve(asked);
    const session = Session.current;
    expect(session.begin).toHaveBeenCalledOnce();
    expect(session.request).toMatchObject({ total: { label: "Tread & Thread", amount: "180.50" }, currencyCode: "NZD" });
    session.onvalidatemerchant({ validationURL: "https://apple.example/validate" });
    await vi.waitFor(() => expect(session.completeMerchantValidation).toHaveBeenCalledExactlyOnceWith("merchant"));
    session.onpaymentauthorized({ payment: { token: "apple's" } });
    expect(await approval).toBe("nonce-apple");
    expect(applePay.tokenize).toHaveBeenCalledExactlyOnceWith({ token: "apple's" });
    expect(session.completePayment).toHaveBeenCalledExactlyOnceWith({ status: 0 });
  });

  test("that is closed gives no token; that breaks down, is left or is not there is unavailable", async () => {
    const sheet = await loadBraintreeSheet("applePay", client, sandbox);
    const closed = sheet.approve(asked);
    Session.current.oncancel({});
    expect(await closed).toBeNull();
    applePay.performValidation.mockRejectedValueOnce(new Error("domain"));
    const invalid = sheet.approve(asked);
    Session.current.onvalidatemerchant({ validationURL: "https://apple.example/validate" });
    await expect(invalid).rejects.toBeInstanceOf(WalletUnavailable);
    applePay.tokenize.mockRejectedValueOnce(new Error("network"));
    const broken = sheet.approve(asked);
    Session.current.onpaymentauthorized({ payment: { token: "apple's" } });
    await expect(broken).rejects.toBeInstanceOf(WalletUnavailable);
    expect(Session.current.completePayment).toHaveBeenCalledExactlyOnceWith({ status: 1 });
    const left = sheet.approve(asked);
    sheet.teardown();
    await expect(left).rejects.toBeInstanceOf(WalletUnavailable);
    vi.stubGlobal("ApplePaySession", undefined);
    await expect(loadBraintreeSheet("applePay", client, sandbox)).rejects.toBeInstanceOf(WalletUnavailable);
  });
});

describe("Google Pay", () => {
  const isReadyToPay = vi.fn();
  const loadPaymentData = vi.fn();
  const made = vi.fn();
  const payment = {
    createPaymentDataRequest: (request: object) => ({ ...request, allowedPaymentMethods: ["CARD"] }),
    parseResponse: vi.fn(async () => ({ nonce: "nonce-google" })),
  };
  beforeEach(() => {
    const PaymentsClient = class {
      readonly isReadyToPay = isReadyToPay;
      readonly loadPaymentData = loadPaymentData;
      constructor(options: object) {
        made(options);
      }
    };
    vi.stubGlobal("google", { payments: { api: { PaymentsClient } } });
    wire.googlePay.mockResolvedValue(payment);
    isReadyToPay.mockResolvedValue({ result: true });
  });

  test("comes with Google's own script, and its payment becomes a token", async () => {
    const sheet = await loadBraintreeSheet("googlePay", client, { isLive: true, googleMerchantId: "BCR2" });
    expect(loadScript).toHaveBeenCalledWith("https://pay.google.com/gp/p/js/pay.js");
    expect(wire.googlePay).toHaveBeenCalledExactlyOnceWith({ client, googlePayVersion: 2, googleMerchantId: "BCR2" });
    expect(made).toHaveBeenLastCalledWith({ environment: "PRODUCTION" });
    loadPaymentData.mockResolvedValueOnce("google's");
    expect(await sheet.approve(asked)).toBe("nonce-google");
    expect(loadPaymentData).toHaveBeenLastCalledWith({
      transactionInfo: { currencyCode: "NZD", totalPriceStatus: "FINAL", totalPrice: "180.50" },
      allowedPaymentMethods: ["CARD"],
    });
    expect(payment.parseResponse).toHaveBeenCalledExactlyOnceWith("google's");
  });

  test("that is closed gives no token; that breaks down or is not there is unavailable", async () => {
    const sheet = await loadBraintreeSheet("googlePay", client, sandbox);
    expect(made).toHaveBeenLastCalledWith({ environment: "TEST" });
    loadPaymentData.mockRejectedValueOnce({ statusCode: "CANCELED" });
    expect(await sheet.approve(asked)).toBeNull();
    loadPaymentData.mockRejectedValueOnce({ statusCode: "DEVELOPER_ERROR" });
    await expect(sheet.approve(asked)).rejects.toBeInstanceOf(WalletUnavailable);
    isReadyToPay.mockResolvedValueOnce({ result: false });
    await expect(loadBraintreeSheet("googlePay", client, sandbox)).rejects.toBeInstanceOf(WalletUnavailable);
  });

  test("that is left while Google's sheet is open gives no token, whatever is approved in it then", async () => {
    for (const ask of [
      (sheet: WalletSheet) => sheet.approve(asked),
      (sheet: WalletSheet) => sheet.checkOut(orderAsked, { onAddress: vi.fn(), onOption: vi.fn(), onApprove: vi.fn() }),
    ]) {
      const sheet = await loadBraintreeSheet("googlePay", client, sandbox);
      const { promise: open, resolve: approve } = Promise.withResolvers<string>();
      loadPaymentData.mockReturnValueOnce(open);
      const asking = ask(sheet);
      sheet.teardown();
      approve("google's");
      await expect(asking).rejects.toBeInstanceOf(WalletUnavailable);
    }
  });
});

describe("PayPal", () => {
  type SessionOptions = {
    onApprove(approval: object): Promise<void>;
    onCancel(): void;
    onError(error: unknown): void;
  };
  const start = vi.fn(async () => undefined);
  const begun: SessionOptions[] = [];
  const payPal = {
    loadPayPalSDK: vi.fn(async () => undefined),
    createOneTimePaymentSession: vi.fn((options: SessionOptions) => {
      begun.push(options);
      return { start };
    }),
    tokenizePayment: vi.fn(async () => ({ nonce: "nonce-paypal" })),
    teardown: vi.fn(async () => undefined),
  };
  beforeEach(() => void wire.payPal.mockResolvedValue(payPal));

  test("that does not come within 15 seconds is no longer waited for", async () => {
    vi.useFakeTimers();
    payPal.loadPayPalSDK.mockReturnValueOnce(new Promise(() => undefined));
    const waited = expect(loadBraintreeSheet("paypal", client, sandbox)).rejects.toThrow("no answer in time");
    await vi.advanceTimersByTimeAsync(15_000);
    await waited;
  });

  test("opens its own window to authorise the amount, and what is approved becomes a token", async () => {
    const sheet = await loadBraintreeSheet("paypal", client, sandbox);
    expect(payPal.loadPayPalSDK).toHaveBeenCalledOnce();
    const approval = sheet.approve(asked);
    expect(start).toHaveBeenCalledOnce();
    expect(begun.at(-1)).toMatchObject({ amount: "180.50", currency: "NZD", intent: "authorize", userAction: "pay_now" });
    await begun.at(-1)?.onApprove({ orderId: "o", payerId: "p" });
    expect(await approval).toBe("nonce-paypal");
    expect(payPal.tokenizePayment).toHaveBeenCalledExactlyOnceWith({ orderId: "o", payerId: "p" });
  });

  test("that is closed gives no token; that breaks down is unavailable", async () => {
    const sheet = await loadBraintreeSheet("paypal", client, sandbox);
    const closed = sheet.approve(asked);
    begun.at(-1)?.onCancel();
    expect(await closed).toBeNull();
    const broken = sheet.approve(asked);
    begun.at(-1)?.onError(new Error("window"));
    await expect(broken).rejects.toBeInstanceOf(WalletUnavailable);
    start.mockRejectedValueOnce(new Error("popup"));
    await expect(sheet.approve(asked)).rejects.toBeInstanceOf(WalletUnavailable);
    const left = sheet.approve(asked);
    sheet.teardown();
    await expect(left).rejects.toBeInstanceOf(WalletUnavailable);
    expect(payPal.teardown).toHaveBeenCalledOnce();
  });
});

test("the data collector's id is the fraud token where no other service tells one, in cookie and event", async () => {
  const document = { cookie: "" };
  const heard = vi.fn();
  vi.stubGlobal("document", document);
  vi.stubGlobal("location", { protocol: "https:" });
  vi.stubGlobal("dispatchEvent", heard);
  vi.useFakeTimers();
  const { promise: slow, reject: giveUp } = Promise.withResolvers<never>();
  wire.collector.mockReturnValueOnce(slow);
  const waited = expect(collectDeviceData(client, { tellsToken: true })).rejects.toThrow("no answer in time");
  await vi.advanceTimersByTimeAsync(4_000);
  await waited;
  giveUp(new Error("gone"));
  await vi.advanceTimersByTimeAsync(0);
  wire.collector.mockRejectedValueOnce(new Error("blocked"));
  await expect(collectDeviceData(client, { tellsToken: true })).rejects.toThrow("blocked");
  expect(readFraudToken()).toBeUndefined();
  const deviceData = JSON.stringify({ device_session_id: "d", correlation_id: "abc123" });
  wire.collector.mockResolvedValue({ deviceData });
  expect(await collectDeviceData(client, { tellsToken: true })).toBe(deviceData);
  expect(await collectDeviceData(client, { tellsToken: true })).toBe(deviceData);
  expect(wire.collector).toHaveBeenCalledTimes(3);
  expect(document.cookie).toMatch(/^fraud_token=abc123; Path=\/; SameSite=Lax; Max-Age=\d+; Secure$/);
  expect(heard).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ type: "fraud:token", detail: "abc123" }));
  expect(readFraudToken()).toBe("abc123");
});
