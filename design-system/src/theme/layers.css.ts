import { globalLayer } from "@vanilla-extract/css";

/**
 * The cascade, weakest first. A later layer wins over an earlier one whatever the selectors are,
 * so a page may place a component and a utility may hide it without a specificity contest.
 */
export const layers = {
  reset: globalLayer("reset"),
  tokens: globalLayer("tokens"),
  type: globalLayer("type"),
  base: globalLayer("base"),
  /** Pieces that others are made of: whatever order their style sheets arrive in, what is made of them may place them. */
  parts: globalLayer("parts"),
  components: globalLayer("components"),
  pages: globalLayer("pages"),
  utilities: globalLayer("utilities"),
};
