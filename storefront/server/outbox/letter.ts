import { type CountryCode, countries } from "#domain/country/country.ts";
import { escapeHtml } from "./escape-html.ts";
import type { Mail } from "./mail.ts";

/** A mail of a few sentences, perhaps with one thing to press. All of it is plain text. */
export interface Letter {
  readonly subject: string;
  readonly heading: string;
  readonly before: readonly string[];
  readonly link?: { readonly label: string; readonly address: string };
  readonly after: readonly string[];
}

/** Writes a letter in text and in HTML with the same words, in the shop's dress. */
export function writeLetter(country: CountryCode, letter: Letter): Pick<Mail, "subject" | "text" | "html"> {
  const { subject, heading, before, link, after } = letter;
  const e = escapeHtml;
  const paragraph = (words: string) => `<p>${e(words)}</p>`;
  const text = [heading, ...before, ...(link ? [`${link.label}:\n${link.address}`] : []), ...after, "Tread & Thread", ""].join(
    "\n\n",
  );
  const button = link
    ? `<p><a href="${e(link.address)}" target="_blank" rel="noopener" style="display:inline-block;padding:14px 24px;background:#111;color:#fff;font-weight:700;text-decoration:none">${e(link.label)}</a></p>`
    : "";
  const html = `<!doctype html>
<html lang="${countries[country].locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${e(subject)}</title></head>
<body style="margin:0;padding:24px;background:#fff;color:#111;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:560px;margin:0 auto">
<p style="font-weight:800;text-transform:uppercase;letter-spacing:.02em">Tread &amp; Thread</p>
<h1 style="font-size:24px;line-height:1.2">${e(heading)}</h1>
${before.map(paragraph).join("\n")}
${button}
${after.map(paragraph).join("\n")}
</div>
</body>
</html>
`;
  return { subject, text, html };
}
