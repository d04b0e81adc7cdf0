interface TrustedTypePolicies {
  createPolicy(
    name: string,
    rules: { createHTML?: (html: string) => string | null; createScriptURL?: (address: string) => string | null },
  ): unknown;
}

/**
 * The one Trusted Types policy. React makes script elements through `innerHTML` with a fixed text, and gives data blocks and the
 * router's scripts theirs, of which none runs again; anything else that would turn text into markup is refused by the browser.
 * @param scripts addresses of the only scripts that may be run by address: those of outside services that the shop has, and its worker
 */
export function allowOwnMarkup(scripts: readonly string[]): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypePolicies };
  trustedTypes?.createPolicy("default", {
    createHTML: (html) => (isOwnMarkup(html) ? html : null),
    createScriptURL: (address) => (scripts.includes(address) ? address : null),
  });
}

const scriptStub = "<script></script>";

/** True for React's own script stub and for text in which no markup can begin, such as the data and scripts of the document. */
export function isOwnMarkup(html: string): boolean {
  return html === scriptStub || !html.includes("<");
}
