/** What went wrong with an order that is to be finished all the same, by the number under which its shopper and its money are found. */
export const orderFailure = (orderNumber: string, cause: unknown): Error =>
  new Error(`Order ${orderNumber} could not be finished at once.`, { cause });
