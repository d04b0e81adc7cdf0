import { z } from "zod";
import type { CurrencyCode } from "#domain/country/country.ts";
import { GatewayUnreachable } from "../payment-gateway.ts";

/** A merchant's account with Afterpay, which is in one currency. */
export interface AfterpayAccount {
  readonly merchantId: string;
  readonly secretKey: string;
}

/** Money on Afterpay's wire: dollars with two decimals, as text. */
export const wireMoney = z.object({ amount: z.string().regex(/^\d+\.\d{2}$/), currency: z.enum(["NZD", "AUD"]) });

/** Cents as the wire has them. */
export function toWire(cents: number, currency: CurrencyCode): z.infer<typeof wireMoney> {
  return { amount: `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, "0")}`, currency };
}

/** Cents of what came over the wire. */
export const fromWire = ({ amount }: z.infer<typeof wireMoney>): number => Number(amount.replace(".", ""));

export const checkoutCreated = z.object({
  token: z.string().min(1),
  expires: z.iso.datetime({ offset: true }),
  redirectCheckoutUrl: z.url(),
});

export const checkoutRead = z.object({ token: z.string(), amount: wireMoney, merchantReference: z.string().nullish() });

/** A payment, as far as the shop reads it. */
export const payment = z.object({
  id: z.string().min(1),
  status: z.enum(["APPROVED", "DECLINED"]),
  paymentState: z.enum([
    "AUTH_APPROVED",
    "AUTH_DECLINED",
    "PARTIALLY_CAPTURED",
    "CAPTURED",
    "CAPTURE_DECLINED",
    "VOIDED",
    "EXPIRED",
  ]),
  originalAmount: wireMoney,
  openToCaptureAmount: wireMoney,
});
export type Payment = z.infer<typeof payment>;

export const paymentList = z.object({ results: z.array(payment) });

const failure = z.object({ errorCode: z.string(), errorId: z.string().optional(), message: z.string().optional() });

/** Afterpay answered, and the answer is no. */
export class AfterpayRefusal extends Error {
  override readonly name = "AfterpayRefusal";
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, words: string) {
    super(`Afterpay said ${status} ${code}: ${words}`);
    this.status = status;
    this.code = code;
  }
}

/** Asks Afterpay for one thing with a merchant's account. `path` begins with `/v2`. */
export type AfterpayCall = <T>(
  account: AfterpayAccount,
  method: "GET" | "POST",
  path: string,
  schema: z.ZodType<T>,
  body?: unknown,
) => Promise<T>;

/** Statuses that say nothing of what became of a request: in flight still, too many, or broken down. */
const saysNothing = (status: number) => status === 409 || status === 429 || status >= 500;

/**
 * Afterpay's API, version 2, over HTTPS with Basic authentication.
 * @param address its origin, without a trailing slash
 * @param agent what the shop calls itself, which Afterpay asks of everybody
 * @throws GatewayUnreachable where it is not known what happened; AfterpayRefusal where Afterpay said no
 */
export function createAfterpayCall(address: string, agent: string, timeout = 70_000): AfterpayCall {
  return async ({ merchantId, secretKey }, method, path, schema, body) => {
    let status: number;
    let text: string;
    try {
      const response = await fetch(address + path, {
        method,
        redirect: "error",
        signal: AbortSignal.timeout(timeout),
        headers: {
          authorization: `Basic ${Buffer.from(`${merchantId}:${secretKey}`).toString("base64")}`,
          accept: "application/json",
          "user-agent": agent,
          ...(body !== undefined && { "content-type": "application/json" }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      status = response.status;
      text = await response.text();
    } catch (error) {
      throw new GatewayUnreachable(`Afterpay did not answer ${method} ${path}.`, { cause: error });
    }
    if (saysNothing(status)) throw new GatewayUnreachable(`Afterpay answered ${method} ${path} with ${status}.`);
    const json = jsonOf(text);
    if (status >= 400) {
      const { errorCode = "unknown", message = "" } = failure.safeParse(json).data ?? {};
      throw new AfterpayRefusal(status, errorCode, message);
    }
    const read = schema.safeParse(json);
    if (!read.success)
      throw new GatewayUnreachable(`Afterpay answered ${method} ${path} with something else.`, { cause: read.error });
    return read.data;
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
