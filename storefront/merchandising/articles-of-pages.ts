/** Articles that pages of every shop lead to themselves, whatever its owner writes: by id, below `/articles/`. */
export const articlesOfPages = {
  "terms-and-conditions": "Terms and conditions",
  "privacy-policy": "Privacy policy",
  "order-help": "Help with an order",
  returns: "Returns",
  qantas: "Qantas Points",
} as const;

const paths: ReadonlySet<string> = new Set(Object.keys(articlesOfPages).map((id) => `/articles/${id}`));

/** Whether pages themselves lead to a path, so that a shop always has something there. */
export const isNamedByPages = (path: string): boolean => paths.has(path);
