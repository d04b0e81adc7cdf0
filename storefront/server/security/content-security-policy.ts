/** Other origins a document may reach, for hosted services that configuration switches on. */
export interface OutsideSources {
  readonly script?: readonly string[];
  readonly connect?: readonly string[];
  readonly frame?: readonly string[];
  readonly image?: readonly string[];
}

/** Content-Security-Policy of a document by the hash sources (`'sha256-…'`) of its inline scripts. */
export type DocumentPolicy = (scriptHashes: readonly string[]) => string;

export interface DocumentPolicyOptions {
  /** True when shoppers reach the shop over https: plain addresses are then upgraded. */
  readonly https: boolean;
  readonly outside?: OutsideSources;
  /** Who may frame the document: nobody, unless it is made to be framed by the shop itself. */
  readonly frameAncestors?: "'none'" | "'self'";
  /** False for documents whose scripts need no DOM sinks guarded (they have none of their own), or bring others' code that has many. */
  readonly trustedTypes?: boolean;
}

/**
 * The Content-Security-Policy of the shop's documents, as a function of the hash sources of their inline scripts (CSP
 * level 3).
 *
 * - Scripts: our own files ('self') and the inline ones whose hash is listed. No 'strict-dynamic': it would switch 'self'
 *   off and let anything that a trusted script inserts load from anywhere, while all we load is under /assets.
 * - Styles: files alone. Attributes are allowed because pictures and swatches pass colours and ratios as custom properties
 *   in `style`, rendered on the server; an attribute cannot run script or load anything off 'self'.
 * - Trusted Types: the one policy named `default` is the app's own; every other string that reaches a script sink throws.
 */
export function documentPolicy(options: DocumentPolicyOptions): DocumentPolicy {
  const { https, outside = {}, frameAncestors = "'none'", trustedTypes = true } = options;
  const list = (...sources: (string | readonly string[] | undefined)[]) => sources.flat().filter(Boolean).join(" ");
  return (scriptHashes) =>
    [
      "default-src 'none'",
      `script-src ${list("'self'", scriptHashes, outside.script)}`,
      "style-src 'self'",
      "style-src-attr 'unsafe-inline'",
      `img-src ${list("'self'", "data:", outside.image)}`,
      "font-src 'self'",
      "media-src 'self'",
      `connect-src ${list("'self'", outside.connect)}`,
      `frame-src ${list("'self'", outside.frame)}`,
      "manifest-src 'self'",
      "worker-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      `frame-ancestors ${frameAncestors}`,
      ...(trustedTypes ? ["require-trusted-types-for 'script'", "trusted-types default"] : []),
      ...(https ? ["upgrade-insecure-requests"] : []),
    ].join("; ");
}

/** For answers that are data: should one ever be opened as a document, it may do nothing and be framed by nobody. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
