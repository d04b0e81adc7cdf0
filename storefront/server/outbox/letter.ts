import { siteName } from "#domain/configuration/site-name.ts";
import type { CountryCode } from "#domain/country/country.ts";
import { escapeHtml } from "../http/escape-html.ts";
import type { Mail } from "./mail.ts";
import { helpLine, itemRows, type MailItem, mailButton, mailDocument, mailLink, mailTable } from "./mail-dress.ts";

/** A mail of a few sentences, perhaps about something that was bought, perhaps with one thing to press. All of it is plain text. */
export interface Letter {
  readonly subject: string;
  readonly heading: string;
  readonly before: readonly string[];
  readonly items?: readonly MailItem[];
  /** Where it goes or where to go: a paragraph each, a line each. */
  readonly place?: readonly (readonly string[])[];
  readonly link?: { readonly label: string; readonly address: string };
  /** What may be pressed as well, below it. */
  readonly also?: { readonly label: string; readonly address: string };
  readonly after: readonly string[];
  /** How to hear no more of it, at the foot. */
  readonly leave?: { readonly label: string; readonly address: string };
}

/** Writes a letter in text and in HTML with the same words, in the shop's dress. */
export function writeLetter(country: CountryCode, letter: Letter): Pick<Mail, "subject" | "text" | "html"> {
  const { subject, heading, before, items = [], place = [], link, also, after, leave } = letter;
  const paragraph = (words: string) => `<p>${escapeHtml(words)}</p>`;
  const text = [
    heading,
    ...before,
    ...(items.length > 0 ? [items.map(({ what, detail }) => `${what}\n  ${detail}`).join("\n")] : []),
    ...place.map((lines) => lines.join("\n")),
    ...(link ? [`${link.label}:\n${link.address}`] : []),
    ...(also ? [`${also.label}:\n${also.address}`] : []),
    ...after,
    ...(leave ? [`${leave.label}:\n${leave.address}`] : []),
    helpLine(country),
    siteName,
    "",
  ].join("\n\n");
  const body = [
    ...before.map(paragraph),
    ...(items.length > 0 ? [mailTable(itemRows(items))] : []),
    ...place.map((lines) => `<p>${lines.map(escapeHtml).join("<br>")}</p>`),
    ...(link ? [mailButton(link)] : []),
    ...(also ? [mailLink(also)] : []),
    ...after.map(paragraph),
    ...(leave ? [mailLink(leave)] : []),
  ].join("\n");
  return { subject, text, html: mailDocument(country, subject, heading, body) };
}
