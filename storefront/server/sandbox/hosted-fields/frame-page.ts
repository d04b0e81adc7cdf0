import type { HostedFieldName } from "../vault.ts";
import { frameProgram, frameStyle } from "./frame-assets.ts";

interface FieldPage {
  readonly title: string;
  readonly label: string;
  readonly autocomplete: string;
  readonly maxLength: number;
}

const pages: Readonly<Record<HostedFieldName, FieldPage>> = {
  number: { title: "Card number", label: "Card number", autocomplete: "cc-number", maxLength: 26 },
  expirationDate: { title: "Expiry date", label: "Expiry date, month and year", autocomplete: "cc-exp", maxLength: 9 },
  cvv: { title: "Security code", label: "Security code", autocomplete: "cc-csc", maxLength: 4 },
};

const address = (path: string) => `/sandbox/hosted-fields/assets/${path}`;

/** The document of one card field: an input, its error for screen readers, and the program that minds it, with the modules it is made of. */
export function framePage(field: HostedFieldName, modules: readonly string[]): string {
  const { title, label, autocomplete, maxLength } = pages[field];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="${address(frameStyle)}">
${modules.map((path) => `<link rel="modulepreload" href="${address(path)}">`).join("\n")}
<script type="module" src="${address(frameProgram)}"></script>
</head>
<body>
<input name="${field}" type="text" inputmode="numeric" autocomplete="${autocomplete}" maxlength="${maxLength}" aria-label="${label}" aria-required="true" aria-describedby="error" autocapitalize="off" autocorrect="off" spellcheck="false">
<span id="error"></span>
</body>
</html>
`;
}

/**
 * Policy of a frame page. `sandbox` gives it an origin of its own even when it is opened by itself; it can load its own
 * program and look, talk to the vault, and be framed by the shop alone. `origin` stands beside 'self' for browsers in
 * which a document without an origin has no self.
 */
export function framePolicy(origin: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${origin}`,
    `style-src 'self' ${origin}`,
    `connect-src 'self' ${origin}`,
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    "sandbox allow-scripts",
  ].join("; ");
}
