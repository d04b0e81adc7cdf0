/** Where a shop's service worker is: below its base, so that it works for that shop alone. */
export const workerAddress = (baseUrl: string): string => `${baseUrl}/worker.js`;
