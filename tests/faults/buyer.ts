import { newKey, type OrderBody, tokenFor } from "@tread/storefront/server/checkout/checkout.fixture.ts";
import { createVault } from "@tread/storefront/server/sandbox/vault.ts";
import type { Replica } from "./replicas.ts";
import { secret } from "./replicas.ts";

const vault = createVault(secret);

/** A fresh token for a test card, as the hosted fields would get it. */
export const token = (card = "4111111111111111") => tokenFor(vault, card);

export interface Reply {
  /** 0 when the server died, or the buyer gave up, before it answered. */
  readonly status: number;
  readonly text: string;
  readonly body: { code?: string; message?: string; orderNumber?: string; issues?: unknown; details?: Record<string, unknown> };
}

/** Sends an order over HTTP as a browser would, a guest's or one that is signed in; `signal` is the browser giving up on the answer. */
export async function placeOrder(
  replica: Pick<Replica, "origin">,
  body: OrderBody | string,
  key: string | null = newKey(),
  session?: string,
  signal?: AbortSignal,
): Promise<Reply> {
  try {
    const response = await fetch(`${replica.origin}/nz/api/checkout/orders`, {
      method: "POST",
      ...(signal && { signal }),
      headers: {
        "content-type": "application/json",
        ...(key !== null && { "idempotency-key": key }),
        ...(session !== undefined && { authorization: `Bearer ${session}` }),
      },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
    const text = await response.text();
    return { status: response.status, text, body: JSON.parse(text) };
  } catch (error) {
    return { status: 0, text: String(error), body: {} };
  }
}
