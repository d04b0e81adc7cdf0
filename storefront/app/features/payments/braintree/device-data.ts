import type { Client } from "braintree-web/client";
import { create } from "braintree-web/data-collector";
import { keepFraudToken } from "../../../platform/third-parties/fraud-token.ts";
import { answerWithin } from "./answer-within.ts";

/** Milliseconds that an order is kept waiting for it. */
const patience = 4_000;

let collected: Promise<string> | undefined;

/** The id by which Braintree knows the device, out of what it has collected. */
function correlationOf(deviceData: string): unknown {
  try {
    return Reflect.get(Object(JSON.parse(deviceData)), "correlation_id");
  } catch {
    return undefined;
  }
}

/**
 * What Braintree's data collector says of this device, once a document; one that failed is asked again.
 * One that takes longer than 4 seconds goes with a later payment, if there is one.
 * @param tellsToken whether its id is the shop's fraud token (THIRD-18, THIRD-19), told by the event `fraud:token` and kept in the cookie:
 * so where no other fraud service tells one
 */
export function collectDeviceData(client: Client, { tellsToken }: { readonly tellsToken: boolean }): Promise<string> {
  collected ??= create({ client })
    .then(({ deviceData }) => {
      const token = correlationOf(deviceData);
      if (tellsToken && typeof token === "string") {
        keepFraudToken(token);
        dispatchEvent(new CustomEvent("fraud:token", { detail: token }));
      }
      return deviceData;
    })
    .catch((error: unknown) => {
      collected = undefined;
      throw error;
    });
  return answerWithin(patience, collected);
}
