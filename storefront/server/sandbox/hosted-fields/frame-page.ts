import type { HostedFieldName } from "../vault.ts";

export const frameProgram = "server/sandbox/hosted-fields/frame.ts";
export const frameStyle = "server/sandbox/hosted-fields/frame.css";

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
