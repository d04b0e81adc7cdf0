import { z } from "zod";
import type { SubscribeAnswer, TellProvider } from "./marketing-queue.ts";

/** Milliseconds that the provider has to answer. */
const patience = 10_000;

const answerSchema = z.object({ success: z.boolean(), status: z.enum(["subscribed", "unsubscribed"]) });

/**
 * The marketing provider over HTTP: `POST /emarsys/subscribe` with the subscribe payload (MKTG-06).
 * @param url where it is, without a trailing slash
 * @param key says who asks, as a bearer token
 */
export function marketingProvider(url: string, key: string | undefined): TellProvider {
  return async (country, payload): Promise<SubscribeAnswer> => {
    const answer = await fetch(`${url}/emarsys/subscribe`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "accept-language": `en-${country.toUpperCase()}`,
        ...(key !== undefined && { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify(payload),
      signal: AbortSignal.timeout(patience),
    });
    if (!answer.ok) throw new Error(`The marketing provider answered ${answer.status}.`);
    return answerSchema.parse(await answer.json());
  };
}
