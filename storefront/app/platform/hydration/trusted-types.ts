interface TrustedTypePolicies {
  createPolicy(name: string, rules: { createHTML?: (html: string) => string | null }): unknown;
}

/**
 * The one Trusted Types policy. React makes script elements through `innerHTML` with a fixed text, and data blocks are
 * our own JSON; anything else that would turn text into markup is refused by the browser.
 */
export function allowOwnMarkup(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypePolicies };
  trustedTypes?.createPolicy("default", { createHTML: (html) => (isOwnMarkup(html) ? html : null) });
}

const scriptStub = "<script></script>";

/** True for React's own script stub and for JSON in which no markup can begin. */
export function isOwnMarkup(html: string): boolean {
  return html.trim() === "" || html === scriptStub || (!html.includes("<") && /^[[{]/.test(html));
}
