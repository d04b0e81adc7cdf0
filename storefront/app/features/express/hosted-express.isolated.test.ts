import type { Client } from "braintree-web/client";
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { CheckoutRequest } from "#domain/checkout/checkout-request.ts";
import { countries } from "#domain/country/country.ts";
import type { ExpressMethod } from "#domain/express/express-method.ts";
import type { Wallet } from "#domain/payments/wallet.ts";
import { now, priced, subject } from "./express.fixture.ts";
import { expressQuestion } from "./express-question.ts";
import { createExpressSession } from "./express-session.ts";

/** Braintree's package by the calls that its documentation has: what each part is made with, and what it then answers. */
const wire = vi.hoisted(() => ({ applePay: vi.fn(), googlePay: vi.fn(), payPal: vi.fn() }));
vi.mock("braintree-web/apple-pay", () => ({ create: wire.applePay }));
vi.mock("braintree-web/google-payment", () => ({ create: wire.googlePay }));
vi.mock("braintree-web/paypal-checkout-v6", () => ({ create: wire.payPal }));
vi.mock("../../platform/third-parties/load-script.ts", () => ({ loadScript: vi.fn(async () => undefined) }));

// What another file has loaded knows nothing of these stand-ins, and what is loaded here is nobody else's.
vi.resetModules();
afterAll(() => void vi.resetModules());
const { loadBraintreeSheet } = await import("../payments/braintree/braintree-sheets.ts");
const { SheetRefused, WalletUnavailable } = await import("../payments/wallets/wallet-sheet.ts");

/** What the pair costs in the shop, in cents. */
let itemPrice = 12_000;
/** What the shop was asked. */
let asked: CheckoutRequest[] = [];
beforeEach(() => {
  itemPrice = 12_000;
  asked = [];
});
afterEach(() => vi.unstubAllGlobals());

/** An order that is begun in a wallet's sheet, by the shop's own rules. */
async function begin(method: ExpressMethod & Wallet, ask = async (request: CheckoutRequest) => priced(request, itemPrice)) {
  const session = createExpressSession({
    ...{ method, country: countries.nz, subject, now: () => now },
    vouchers: [{ code: "GIFT0000000020", pin: "1234" }],
    loaded: { subject, loadedAt: now, data: priced(expressQuestion(subject, "nz")) },
    ask: (request) => {
      asked.push(request);
      return ask(request);
    },
    membership: async () => null,
    openInstalments: () => Promise.reject(new Error("Nothing is paid in instalments here.")),
  });
  const sheet = await loadBraintreeSheet(method, {} as Client, { isLive: false });
  const token = sheet.checkOut({ currency: "NZD", countries: ["NZ"], view: session.begin(), takesInstructions: false }, session);
  // Who waits for it is said in each test.
  token.catch(() => undefined);
  return { session, sheet, token };
}

const placed = (wallet: Wallet, methodCode: string, amount: number) => ({
  cart: {
    payment: {
      methods: { [wallet]: [{ amount, token: "nonce" }], voucher: [{ code: "GIFT0000000020", pin: "1234", amount: 2000 }] },
    },
  },
  contact: { email: "mere@example.co.nz", firstName: "Mere", lastName: "Parata" },
  shippingAddress: {
    contactName: "Mere Parata",
    street1: "14 Tāwhiri Street",
    city: "Wellington",
    postcode: "6021",
    country: "NZ",
  },
  shipping: { type: "DELIVERY", options: { methodCode } },
});
/** Nothing of who buys and where exactly is asked about before the payment is approved. */
const rough = () => asked.every(({ email, shippingAddress }) => !email && !shippingAddress?.street1);

describe("Google Pay", () => {
  type Callbacks = Required<google.payments.api.PaymentDataCallbacks>;
  type Asked = google.payments.api.PaymentDataRequest;

  /** Google's sheet as a shopper has it before them: it shows what it is told, and nothing else. */
  class Sheet {
    static shown: Sheet;
    readonly callbacks: Callbacks;
    request!: Asked;
    total = "";
    options: readonly google.payments.api.SelectionOption[] = [];
    selected: string | undefined;
    error: string | undefined;
    address: google.payments.api.Address | undefined;
    readonly closed = Promise.withResolvers<google.payments.api.PaymentData>();

    constructor({ paymentDataCallbacks }: { paymentDataCallbacks?: Callbacks }) {
      this.callbacks = paymentDataCallbacks as Callbacks;
    }
    isReadyToPay = async () => ({ result: true });
    loadPaymentData(request: Asked) {
      Sheet.shown = this;
      this.request = request;
      this.total = request.transactionInfo?.totalPrice ?? "";
      return this.closed.promise;
    }
    private async tell(callbackTrigger: google.payments.api.CallbackTrigger) {
      const { locality = "", administrativeArea = "", postalCode = "", countryCode = "" } = this.address ?? {};
      const { newTransactionInfo, newShippingOptionParameters, error } = await this.callbacks.onPaymentDataChanged({
        callbackTrigger,
        ...(this.address && { shippingAddress: { locality, administrativeArea, postalCode, countryCode } }),
        shippingOptionData: { id: this.selected ?? "shipping_option_unselected" },
        paymentMethodData: { type: "CARD" } as google.payments.api.IntermediatePaymentMethodData,
      });
      this.error = error?.message;
      this.total = newTransactionInfo?.totalPrice ?? this.total;
      this.options = newShippingOptionParameters?.shippingOptions ?? this.options;
      this.selected = newShippingOptionParameters?.defaultSelectedOptionId ?? this.selected;
    }
    deliverTo(address: google.payments.api.Address | undefined) {
      const trigger = this.options.length === 0 ? "INITIALIZE" : "SHIPPING_ADDRESS";
      this.address = address;
      return this.tell(trigger);
    }
    choose(id: string) {
      this.selected = id;
      return this.tell("SHIPPING_OPTION");
    }
    async pay(email: string | undefined = "mere@example.co.nz") {
      const data = {
        ...{ apiVersion: 2, apiVersionMinor: 0, email },
        ...(this.address && { shippingAddress: this.address }),
        ...(this.selected && { shippingOptionData: { id: this.selected } }),
        paymentMethodData: { type: "CARD" } as google.payments.api.PaymentMethodData,
      };
      const { transactionState, error } = await this.callbacks.onPaymentAuthorized(data);
      this.error = error?.message;
      if (transactionState === "SUCCESS") this.closed.resolve(data);
    }
    close() {
      this.closed.reject({ statusCode: "CANCELED" });
    }
  }
  const home: google.payments.api.Address = {
    ...{ name: "Mere Parata", address1: "14 Tāwhiri Street", address2: "", address3: "" },
    ...{ locality: "Wellington", administrativeArea: "Wellington", postalCode: "6021", countryCode: "NZ", sortingCode: "" },
  };
  const parseResponse = vi.fn(async () => ({ nonce: "nonce" }));
  beforeEach(() => {
    vi.stubGlobal("google", { payments: { api: { PaymentsClient: Sheet } } });
    wire.googlePay.mockResolvedValue({ createPaymentDataRequest: (request: object) => ({ ...request }), parseResponse });
  });

  test("EXPR-01 takes a whole order: where it goes and how is priced in its sheet, and what it showed is what is placed", async () => {
    const { session, token } = await begin("googlePay");
    const sheet = Sheet.shown;
    expect(sheet.request).toMatchObject({
      ...{ emailRequired: true, shippingAddressRequired: true, shippingOptionRequired: true },
      shippingAddressParameters: { allowedCountryCodes: ["NZ"], phoneNumberRequired: true },
      callbackIntents: ["SHIPPING_ADDRESS", "SHIPPING_OPTION", "PAYMENT_AUTHORIZATION"],
      transactionInfo: { currencyCode: "NZD", totalPrice: "100.00" },
    });
    await sheet.deliverTo(home);
    expect([sheet.total, sheet.selected, sheet.options.map(({ description }) => description)]).toEqual([
      "106.00",
      "standard",
      ["$10.00", "$6.00"],
    ]);
    await sheet.choose("express");
    expect(sheet.total).toBe("110.00");
    expect(rough()).toBe(true);
    await sheet.pay();
    expect(await token).toBe("nonce");
    expect(session.order("nonce", {})).toMatchObject(placed("googlePay", "express", 11_000));
  });

  test("refuses in its sheet what cannot be delivered or who is nobody, and pays once it is mended", async () => {
    const { token } = await begin("googlePay");
    const sheet = Sheet.shown;
    await sheet.deliverTo({ ...home, postalCode: "8942" });
    expect(sheet.error).toBe("There's no delivery option for that address, so choose another one.");
    await sheet.pay();
    expect(sheet.error).toBeDefined();
    await sheet.deliverTo(home);
    await sheet.choose("gone");
    expect([sheet.error, sheet.selected]).toEqual([undefined, "standard"]);
    await sheet.pay("");
    expect(sheet.error).toBe("Name and email not found. Add them in Google Pay, then pay again.");
    expect(parseResponse).not.toHaveBeenCalled();
    await sheet.pay();
    expect(await token).toBe("nonce");
  });

  test("never takes another total than its sheet shows: paying again says so until the sheet has been told", async () => {
    const { session, token } = await begin("googlePay");
    const sheet = Sheet.shown;
    await sheet.deliverTo(home);
    itemPrice = 13_000;
    for (const _ of ["once", "again"]) {
      await sheet.pay();
      expect([sheet.error, sheet.total]).toEqual(["The total of your order has changed, so check it and pay again.", "106.00"]);
    }
    await sheet.choose("standard");
    expect(sheet.total).toBe("116.00");
    await sheet.pay();
    expect(await token).toBe("nonce");
    expect(session.order("nonce", {})).toMatchObject(placed("googlePay", "standard", 11_600));
  });

  test("that is closed ends without a token; that broke down, in the shop or at Braintree, is unavailable", async () => {
    const closed = await begin("googlePay");
    Sheet.shown.close();
    expect(await closed.token).toBeNull();
    const broken = await begin("googlePay", () => Promise.reject(new Error("a mistake")));
    await Sheet.shown.deliverTo(home);
    expect(Sheet.shown.error).toBe("We can't take the payment right now. Try again.");
    Sheet.shown.close();
    await expect(broken.token).rejects.toBeInstanceOf(WalletUnavailable);
    const untaken = await begin("googlePay");
    await Sheet.shown.deliverTo(home);
    parseResponse.mockRejectedValueOnce(new Error("network"));
    await Sheet.shown.pay();
    expect(Sheet.shown.error).toBeDefined();
    Sheet.shown.close();
    await expect(untaken.token).rejects.toBeInstanceOf(WalletUnavailable);
  });
});

describe("PayPal", () => {
  const errors = { ADDRESS_ERROR: "address", COUNTRY_ERROR: "country", METHOD_UNAVAILABLE: "method" };
  type Pricing = {
    amount: string;
    amountBreakdown?: { itemTotal: string; shipping: string };
    shippingOptions?: { id: string; selected: boolean; amount: { value: string } }[];
  };
  type Opened = Pricing & {
    enableShippingAddress: boolean;
    onShippingAddressChange(change: object): Promise<void>;
    onShippingOptionsChange(change: object): Promise<void>;
    onApprove(approval: object): Promise<void>;
    onCancel(): void;
  };

  /** PayPal's window as a shopper has it before them: it shows the order as Braintree was last told of it. */
  const window = {
    order: {} as Opened,
    shown: {} as Pricing,
    to: {} as Record<string, string>,
    selected: undefined as string | undefined,
    error: undefined as string | undefined,
    async change(asks: Promise<void>) {
      window.error = await asks.then(
        () => undefined,
        (error: Error) => error.message,
      );
    },
    deliverTo(to: Record<string, string>) {
      window.to = to;
      const { city, state, postalCode, countryCode } = to;
      return window.change(
        window.order.onShippingAddressChange({ errors, orderId: "o", shippingAddress: { city, state, postalCode, countryCode } }),
      );
    },
    choose(id: string) {
      return window.change(window.order.onShippingOptionsChange({ errors, orderId: "o", selectedShippingOption: { id } }));
    },
    approve: () => window.order.onApprove({ orderId: "o", payerId: "p" }),
  };
  const updatePayment = vi.fn(async ({ paymentId, currency, ...told }: Pricing & { paymentId: string; currency: string }) => {
    expect([paymentId, currency]).toEqual(["o", "NZD"]);
    // PayPal refuses parts that do not add up, and any but one delivery chosen.
    const { amount, amountBreakdown, shippingOptions = [] } = told;
    const chosen = shippingOptions.filter(({ selected }) => selected);
    expect(Number(amountBreakdown?.itemTotal) + Number(amountBreakdown?.shipping)).toBe(Number(amount));
    expect(chosen.map(({ amount: { value } }) => value)).toEqual([amountBreakdown?.shipping]);
    window.shown = told;
    window.selected = chosen[0]?.id;
  });
  const home = {
    ...{ recipientName: "Mere Parata", line1: "14 Tāwhiri Street", line2: "" },
    ...{ city: "Wellington", state: "WGN", postalCode: "6021", countryCode: "NZ" },
  };
  const mere = { email: "mere@example.co.nz", firstName: "Mere", lastName: "Parata" };
  let payer: object = mere;
  beforeEach(() => {
    payer = mere;
    wire.payPal.mockResolvedValue({
      loadPayPalSDK: async () => undefined,
      createOneTimePaymentSession(options: Opened) {
        window.order = options;
        window.shown = options;
        return { start: async () => undefined };
      },
      updatePayment,
      tokenizePayment: async () => ({
        nonce: "nonce",
        details: { ...payer, shippingAddress: window.to },
        shippingOptionId: window.selected,
      }),
      teardown: async () => undefined,
    });
  });

  test("EXPR-01 takes a whole order: each choice is priced in its window, and what it showed is what is placed", async () => {
    const { session, token } = await begin("paypal");
    expect(window.order).toMatchObject({ amount: "100.00", currency: "NZD", intent: "authorize", enableShippingAddress: true });
    await window.deliverTo(home);
    expect(window.shown).toMatchObject({ amount: "106.00", amountBreakdown: { itemTotal: "100.00", shipping: "6.00" } });
    await window.choose("express");
    expect([window.shown.amount, window.selected]).toEqual(["110.00", "express"]);
    expect(rough()).toBe(true);
    await window.approve();
    expect(await token).toBe("nonce");
    expect(session.order("nonce", { deviceData: "{}" })).toMatchObject({
      ...placed("paypal", "express", 11_000),
      cart: { payment: { methods: { paypal: [{ amount: 11_000, token: "nonce", deviceData: "{}" }] } } },
    });
  });

  test("refuses an address in PayPal's own words, and says itself what is found out after the window has closed", async () => {
    const { token } = await begin("paypal");
    await window.deliverTo({ ...home, countryCode: "AU" });
    expect(window.error).toBe("country");
    await window.deliverTo({ ...home, postalCode: "8942" });
    expect(window.error).toBe("address");
    await window.deliverTo(home);
    expect(window.error).toBeUndefined();
    payer = { email: "mere@example.co.nz" };
    await window.approve();
    await expect(token).rejects.toEqual(new SheetRefused("Name and email not found. Add them in PayPal, then pay again."));
    const changed = await begin("paypal");
    payer = mere;
    await window.deliverTo(home);
    itemPrice = 13_000;
    await window.approve();
    await expect(changed.token).rejects.toEqual(
      new SheetRefused("The total of your order has changed, so check it and pay again."),
    );
    expect(changed.session.order("nonce", {})).toBeNull();
  });

  test("a total that PayPal was never told is not taken, and one that is closed ends without a token", async () => {
    const { token } = await begin("paypal");
    await window.deliverTo(home);
    updatePayment.mockRejectedValueOnce(new Error("network"));
    await window.choose("express");
    expect([window.error, window.shown.amount]).toEqual(["network", "106.00"]);
    window.selected = "express";
    await window.approve();
    await expect(token).rejects.toBeInstanceOf(WalletUnavailable);
    const closed = await begin("paypal");
    window.order.onCancel();
    expect(await closed.token).toBeNull();
  });
});

describe("Apple Pay", () => {
  type Update = { newTotal: { amount: string }; newShippingMethods?: { identifier: string }[]; errors?: AppleError[] };
  class AppleError {
    readonly code: string;
    readonly contactField: string;
    readonly message: string;
    constructor(code: string, contactField: string, message: string) {
      Object.assign(this, { code, contactField, message });
      this.code = code;
      this.contactField = contactField;
      this.message = message;
    }
  }

  /** Apple's sheet as a shopper has it before them. The first of its deliveries is the chosen one. */
  class Session {
    static shown: Session;
    static STATUS_SUCCESS = 0;
    static STATUS_FAILURE = 1;
    static canMakePayments = () => true;
    readonly request: { requiredShippingContactFields: string[]; shippingMethods: { identifier: string }[] };
    total: string;
    methods: string[];
    error: string | undefined;
    status: number | undefined;
    onshippingcontactselected!: (event: object) => void;
    onshippingmethodselected!: (event: object) => void;
    onpaymentauthorized!: (event: object) => void;
    oncancel!: () => void;
    begin = vi.fn();
    abort = vi.fn(() => this.open());
    private said = Promise.withResolvers<void>();
    constructor(_version: number, request: Session["request"] & { total: { amount: string } }) {
      Session.shown = this;
      this.request = request;
      this.total = request.total.amount;
      this.methods = request.shippingMethods.map(({ identifier }) => identifier);
    }
    private update({ newTotal, newShippingMethods, errors = [] }: Update) {
      this.open();
      this.total = newTotal.amount;
      if (newShippingMethods) this.methods = newShippingMethods.map(({ identifier }) => identifier);
      this.error = errors[0]?.message;
      this.said.resolve();
    }
    private closed = false;
    /** Apple's throws at whatever it is told after its end. */
    private open() {
      if (this.closed) throw new DOMException("The object does not support the operation.", "InvalidAccessError");
    }
    close() {
      this.closed = true;
      this.oncancel();
    }
    completeShippingContactSelection = (update: Update) => this.update(update);
    completeShippingMethodSelection = (update: Update) => this.update(update);
    completePayment = ({ status, errors = [] }: { status: number; errors?: AppleError[] }) => {
      this.open();
      this.status = status;
      this.error = errors[0]?.message;
      this.said.resolve();
    };
    private ask(press: () => void) {
      this.said = Promise.withResolvers<void>();
      press();
      return this.said.promise;
    }
    deliverTo({ addressLines: _, emailAddress: __, givenName: ___, familyName: ____, ...shippingContact }: typeof home) {
      return this.ask(() => this.onshippingcontactselected({ shippingContact }));
    }
    choose(identifier: string) {
      return this.ask(() => this.onshippingmethodselected({ shippingMethod: { identifier } }));
    }
    pay(shippingContact: object) {
      return this.ask(() => this.onpaymentauthorized({ payment: { token: "apple's", shippingContact } }));
    }
  }
  const home = {
    ...{ emailAddress: "mere@example.co.nz", givenName: "Mere", familyName: "Parata", addressLines: ["14 Tāwhiri Street"] },
    ...{ subLocality: "Aro Valley", locality: "Wellington", administrativeArea: "", postalCode: "6021", countryCode: "nz" },
  };
  const tokenize = vi.fn(async () => ({ nonce: "nonce" }));
  beforeEach(() => {
    tokenize.mockClear();
    vi.stubGlobal("ApplePaySession", Session);
    vi.stubGlobal("ApplePayError", AppleError);
    wire.applePay.mockResolvedValue({ createPaymentRequest: (request: object) => request, tokenize });
  });

  test("EXPR-01 takes a whole order: each choice is priced in its sheet, and what it showed is what is placed", async () => {
    const { session, token } = await begin("applePay");
    const sheet = Session.shown;
    expect(sheet.begin).toHaveBeenCalledOnce();
    expect(sheet.request.requiredShippingContactFields).toEqual(["postalAddress", "name", "email", "phone"]);
    await sheet.deliverTo(home);
    expect([sheet.total, sheet.methods]).toEqual(["106.00", ["standard", "express"]]);
    await sheet.choose("express");
    expect([sheet.total, sheet.methods]).toEqual(["110.00", ["express", "standard"]]);
    expect(rough()).toBe(true);
    await sheet.pay(home);
    expect([await token, sheet.status]).toEqual(["nonce", 0]);
    expect(session.order("nonce", {})).toMatchObject({
      ...placed("applePay", "express", 11_000),
      shippingAddress: { suburb: "Aro Valley" },
    });
  });

  test("refuses in its sheet, which stays, what cannot be delivered or who is nobody", async () => {
    const { token } = await begin("applePay");
    const sheet = Session.shown;
    await sheet.deliverTo({ ...home, countryCode: "AU" });
    expect(sheet.error).toBe("Unfortunately we cannot deliver to the entered address. Please use a different address.");
    await sheet.deliverTo(home);
    expect(sheet.error).toBeUndefined();
    await sheet.pay({ ...home, emailAddress: "" });
    expect([sheet.status, sheet.error]).toEqual([1, "Name and email not found. Add them in Apple Pay, then pay again."]);
    expect(tokenize).not.toHaveBeenCalled();
    await sheet.pay(home);
    expect(await token).toBe("nonce");
  });

  test("a total that has changed ends the sheet, which can show none after a payment, and is said in the shop", async () => {
    const { session, token } = await begin("applePay");
    await Session.shown.deliverTo(home);
    itemPrice = 13_000;
    await Session.shown.pay(home);
    expect(Session.shown.status).toBe(1);
    await expect(token).rejects.toEqual(new SheetRefused("The total of your order has changed, so check it and pay again."));
    expect([tokenize.mock.calls, session.order("nonce", {})]).toEqual([[], null]);
  });

  test("that is closed, is left or breaks down gives no token", async () => {
    const closed = await begin("applePay");
    Session.shown.oncancel();
    expect(await closed.token).toBeNull();
    const left = await begin("applePay");
    left.sheet.teardown();
    await expect(left.token).rejects.toBeInstanceOf(WalletUnavailable);
    expect(Session.shown.abort).toHaveBeenCalledOnce();
    const broken = await begin("applePay", () => Promise.reject(new Error("a mistake")));
    Session.shown.onshippingcontactselected({ shippingContact: home });
    await expect(broken.token).rejects.toThrow();
    expect(Session.shown.abort).toHaveBeenCalledOnce();
  });

  test.each<[string, (sheet: Session) => void]>([
    ["an address is priced", (sheet) => sheet.onshippingcontactselected({ shippingContact: home })],
    ["a delivery is priced", (sheet) => sheet.onshippingmethodselected({ shippingMethod: { identifier: "express" } })],
    ["its payment is seen to", (sheet) => sheet.onpaymentauthorized({ payment: { token: "apple's", shippingContact: home } })],
  ])("that is closed while %s is told nothing more, be it an answer or that there is none", async (_, press) => {
    for (const answers of [true, false]) {
      const gate = Promise.withResolvers<void>();
      const { token } = await begin("applePay", async (request) => {
        await gate.promise;
        if (!answers) throw new Error("a mistake");
        return priced(request, itemPrice);
      });
      press(Session.shown);
      Session.shown.close();
      gate.resolve();
      expect(await token).toBeNull();
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    expect(tokenize).not.toHaveBeenCalled();
  });
});
