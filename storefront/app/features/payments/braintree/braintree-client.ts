import { type Client, create } from "braintree-web/client";

/** Milliseconds for which Braintree's client token is taken to be good; it lasts a day. */
const lifetime = 12 * 60 * 60_000;

let connected: { client: Promise<Client>; until: number } | undefined;

/**
 * Braintree's client in this document, which everything of Braintree's shares. One that could not be made is asked for again when it is
 * next wanted.
 * @param askToken the shop's server, for a client token
 */
export function braintreeClient(askToken: () => Promise<string>): Promise<Client> {
  if (connected && connected.until > Date.now()) return connected.client;
  const client = askToken().then((authorization) => create({ authorization }));
  const made = { client, until: Date.now() + lifetime };
  connected = made;
  client.catch(() => {
    if (connected === made) connected = undefined;
  });
  return client;
}
