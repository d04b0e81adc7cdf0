import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** What the stub was asked, as it came over the wire. */
export interface WireRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Record<string, unknown> | undefined;
}

interface StubPayment {
  id: string;
  status: "APPROVED" | "DECLINED";
  paymentState: string;
  merchantReference: string;
  originalAmount: { amount: string; currency: string };
  openToCaptureAmount: { amount: string; currency: string };
  refunded: number;
}

/** How the stub misbehaves for requests whose path matches: an answer of its own, silence, or an answer lost after the deed. */
export interface Trouble {
  readonly on: RegExp;
  readonly does: "silence" | "losesAnswer" | { readonly status: number; readonly errorCode: string };
}

/** Accounts that the stub knows, by currency. */
export const stubAccounts = {
  NZD: { merchantId: "nz-merchant", secretKey: "nz-secret" },
  AUD: { merchantId: "au-merchant", secretKey: "au-secret" },
} as const;

const cents = (money: { amount: string }) => Math.round(Number(money.amount) * 100);
const wire = (amount: number, currency: string) => ({ amount: (amount / 100).toFixed(2), currency });
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

type Answer = [status: number, body: object];
const refuse = (status: number, errorCode: string): Answer => [
  status,
  { errorCode, errorId: "stub", message: errorCode, httpStatusCode: status },
];

/**
 * Afterpay's API, version 2, as its documentation has it: Basic authentication of one account a currency, checkouts, deferred
 * payments with capture, void and refund, each `requestId` answered the same way however often it is sent. A checkout is approved
 * by `approve`, as its shopper would.
 */
export async function startAfterpayStub() {
  const requests: WireRequest[] = [];
  const troubles: Trouble[] = [];
  const checkouts = new Map<
    string,
    { amount: { amount: string; currency: string }; merchantReference: string; approved: boolean; declines: boolean }
  >();
  const payments = new Map<string, StubPayment>();
  const answers = new Map<string, Answer>();
  let count = 0;

  const shown = ({ refunded: _, ...payment }: StubPayment) => payment;

  function once(body: Record<string, unknown>, path: string, work: () => Answer): Answer {
    const requestId = String(body.requestId);
    if (!uuid.test(requestId)) return refuse(422, "invalid_object");
    const key = `${path} ${requestId}`;
    const known = answers.get(key);
    if (known) return known;
    const answer = work();
    answers.set(key, answer);
    return answer;
  }

  function auth(body: Record<string, unknown>, currency: string): Answer {
    const checkout = checkouts.get(String(body.token));
    const amount = body.amount as { amount: string; currency: string };
    if (checkout === undefined || !checkout.approved) return refuse(402, "invalid_token");
    if (amount.currency !== currency || cents(amount) !== cents(checkout.amount)) return refuse(422, "invalid_amount");
    checkout.approved = false;
    count += 1;
    const payment: StubPayment = {
      id: `10020030${count}`,
      status: checkout.declines ? "DECLINED" : "APPROVED",
      paymentState: checkout.declines ? "AUTH_DECLINED" : "AUTH_APPROVED",
      merchantReference: String(body.merchantReference),
      originalAmount: amount,
      openToCaptureAmount: checkout.declines ? wire(0, currency) : amount,
      refunded: 0,
    };
    payments.set(payment.id, payment);
    return [201, shown(payment)];
  }

  function change(payment: StubPayment, verb: string, body: Record<string, unknown>): Answer {
    const amount = body.amount as { amount: string; currency: string };
    const left = cents(payment.openToCaptureAmount);
    const { currency } = payment.originalAmount;
    if (amount.currency !== currency) return refuse(422, "unsupported_currency");
    if (verb === "refund") {
      if (payment.paymentState !== "CAPTURED" || payment.refunded + cents(amount) > cents(payment.originalAmount))
        return refuse(422, "invalid_amount");
      payment.refunded += cents(amount);
      return [201, { refundId: `refund-${payment.refunded}`, amount, merchantReference: body.merchantReference }];
    }
    if (payment.paymentState !== "AUTH_APPROVED") return refuse(422, "invalid_state");
    if (cents(amount) > left) return refuse(422, "invalid_amount");
    payment.openToCaptureAmount = wire(left - cents(amount), currency);
    if (left === cents(amount)) payment.paymentState = verb === "capture" ? "CAPTURED" : "VOIDED";
    return [201, shown(payment)];
  }

  function answer({ method, path, headers, body }: WireRequest): Answer {
    const account = Object.entries(stubAccounts).find(
      ([, { merchantId, secretKey }]) =>
        headers.authorization === `Basic ${Buffer.from(`${merchantId}:${secretKey}`).toString("base64")}`,
    );
    if (account === undefined) return refuse(401, "unauthorized");
    if (!/\S+\/\S+ \(.+\)/.test(String(headers["user-agent"])) || headers.accept !== "application/json")
      return refuse(403, "forbidden");
    if (method === "POST" && headers["content-type"] !== "application/json") return refuse(415, "unsupported_media_type");
    const [currency] = account;
    const address = new URL(path, "http://stub");
    if (method === "POST" && path === "/v2/checkouts") {
      const amount = body?.amount as { amount: string; currency: string };
      const consumer = body?.consumer as { email?: string } | undefined;
      const merchant = body?.merchant as { redirectConfirmUrl?: string; redirectCancelUrl?: string } | undefined;
      if (!consumer?.email || !merchant?.redirectConfirmUrl || !merchant.redirectCancelUrl) return refuse(422, "invalid_object");
      if (amount.currency !== currency) return refuse(422, "unsupported_currency");
      if (cents(amount) > 150_000) return refuse(422, "unsupported_payment_type");
      count += 1;
      const token = `00${count}.token`;
      checkouts.set(token, { amount, merchantReference: String(body?.merchantReference), approved: false, declines: false });
      return [
        201,
        {
          token,
          expires: "2026-12-01T10:00:00.000Z",
          redirectCheckoutUrl: `https://portal.stub.example/checkout/?token=${token}`,
        },
      ];
    }
    const read = /^\/v2\/checkouts\/([^/]+)$/.exec(address.pathname);
    if (method === "GET" && read) {
      const token = decodeURIComponent(read[1] ?? "");
      const checkout = checkouts.get(token);
      return checkout
        ? [200, { token, amount: checkout.amount, merchantReference: checkout.merchantReference }]
        : refuse(404, "not_found");
    }
    if (method === "GET" && address.pathname === "/v2/payments") {
      const wanted = address.searchParams.get("merchantReferences");
      const own = [...payments.values()].filter(
        (payment) => payment.merchantReference === wanted && payment.originalAmount.currency === currency,
      );
      return [200, { totalResults: own.length, offset: 0, limit: 20, results: own.map(shown) }];
    }
    if (method === "POST" && path === "/v2/payments/auth" && body) return once(body, path, () => auth(body, currency));
    const [, id, verb] = /^\/v2\/payments\/([^/]+)(?:\/(capture|void|refund))?$/.exec(address.pathname) ?? [];
    const payment = payments.get(id ?? "");
    if (payment === undefined || payment.originalAmount.currency !== currency) return refuse(404, "not_found");
    if (method === "GET" && verb === undefined) return [200, shown(payment)];
    if (method === "POST" && verb !== undefined && body) return once(body, path, () => change(payment, verb, body));
    return refuse(405, "method_not_allowed");
  }

  const server = createServer(async (incoming, reply) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const request = {
      method: incoming.method ?? "",
      path: incoming.url ?? "",
      headers: incoming.headers,
      body: text === "" ? undefined : JSON.parse(text),
    };
    requests.push(request);
    const trouble = troubles.findIndex(({ on }) => on.test(`${request.method} ${request.path}`));
    const does = trouble === -1 ? undefined : troubles.splice(trouble, 1)[0]?.does;
    if (does === "silence") return;
    const [status, body] = typeof does === "object" ? refuse(does.status, does.errorCode) : answer(request);
    if (does === "losesAnswer") return void incoming.socket.destroy();
    reply.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    /** The next request whose method and path match meets this. */
    trouble: (next: Trouble) => void troubles.push(next),
    approve(token: string, { declines = false } = {}) {
      const checkout = checkouts.get(token);
      if (checkout === undefined) throw new Error(`There is no checkout ${token}.`);
      Object.assign(checkout, { approved: true, declines });
    },
    payments: () => [...payments.values()],
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
