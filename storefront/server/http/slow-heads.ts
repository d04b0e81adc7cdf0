/** Node's settings for how long the head of a request may take to come. Node looks only every half minute unless it is told otherwise. */
export const endSlowHeads = (milliseconds = 30_000) => ({
  headersTimeout: milliseconds,
  connectionsCheckingInterval: milliseconds / 10,
});
