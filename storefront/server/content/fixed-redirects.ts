/** Redirects of the specification (ROUTE-03), and of addresses that shoppers type; the catalogue adds its own old paths. */
export const fixedRedirects: ReadonlyMap<string, string> = new Map([
  ["/articles/btq", "/btq"],
  ["/checkout", "/checkout/contact-info"],
  ["/returns", "/return"],
  ["/return/guest", "/return/guest/create"],
]);
