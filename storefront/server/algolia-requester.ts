import type { algoliasearch } from "algoliasearch";

type Requester = NonNullable<NonNullable<Parameters<typeof algoliasearch>[2]>["requester"]>;

/**
 * Asks Algolia by `fetch`. The client's own way unpacks an answer in an event, where nobody can catch that it is broken: that would
 * stop the server.
 */
export const algoliaRequester: Requester = {
  async send({ url, method, headers, data, connectTimeout, responseTimeout }) {
    try {
      const signal = AbortSignal.timeout(connectTimeout + responseTimeout);
      const response = await fetch(url, { method, headers, body: (data ?? null) as BodyInit | null, signal });
      return { status: response.status, content: await response.text(), isTimedOut: false };
    } catch (error) {
      const { name, message } = error as Error;
      return { status: 0, content: message, isTimedOut: name === "TimeoutError" };
    }
  },
};
