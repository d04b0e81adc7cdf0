import type { braintreeClient } from "@tread/storefront/app/features/payments/braintree/braintree-client.ts";

type Client = Awaited<ReturnType<typeof braintreeClient>>;

/** Braintree's client, which the stand-ins of its parts are made with. It is let in by the shop's token and knows nothing more. */
export async function create({ authorization }: { authorization: string }): Promise<Client> {
  if (!authorization) throw new Error("Braintree lets nobody in without a token of the shop's.");
  return { getConfiguration: () => ({}) } as Client;
}
