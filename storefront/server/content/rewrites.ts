/** Paths served with what lives at another one, which search engines are told of instead (ROUTE-04). */
export const rewrites: ReadonlyMap<string, string> = new Map([["/categories/btq", "/btq"]]);
