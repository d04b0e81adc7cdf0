import { type CountryCode, countries, telephoneLink } from "#domain/country/country.ts";
import { ownPictures, pictureAddress } from "#domain/pictures/picture-address.ts";
import { escapeHtml } from "../http/escape-html.ts";

/**
 * Stands for the shop's own origin in a mail that is kept. Which that is, is known where the mail is handed over, not where it is
 * written (RFC 6761 §6.4: nobody can ever own this name).
 */
export const shopOrigin = "https://shop.invalid";

/** A mail with the addresses under which shoppers reach the shop. @param origin without a trailing slash */
export function withOrigin<M extends { readonly text: string; readonly html: string; readonly unsubscribe?: string | null }>(
  mail: M,
  origin: string,
): M {
  const put = (words: string) => words.replaceAll(shopOrigin, origin);
  return {
    ...mail,
    text: put(mail.text),
    html: put(mail.html),
    ...(mail.unsubscribe && { unsubscribe: put(mail.unsubscribe) }),
  };
}

/** The address of a page of a country's shop, for a mail. */
export const shopAddress = (country: CountryCode, path: string): string => `${shopOrigin}${countries[country].baseUrl}${path}`;

/** Something that was bought, as a mail shows it. All of it is plain text. */
export interface MailItem {
  /** Path of its picture; empty when there is none. */
  readonly image: string;
  readonly what: string;
  readonly detail: string;
  /** At the end of the row: what it cost. */
  readonly end?: string;
}

const line = "border-bottom:1px solid #dcdcd3";
/** Mail programs know no variables and few fonts: ours where it is installed, its nearest of kin elsewhere. */
const family = "'Archivo Variable',Archivo,'Helvetica Neue',Arial,sans-serif";

/** What was bought, a row each, with its picture. The picture says nothing that the words beside it do not. */
export function itemRows(items: readonly MailItem[]): string {
  return items
    .map(({ image, what, detail, end }) => {
      const source = shopOrigin + pictureAddress(ownPictures, image, { width: 160, format: "jpeg" });
      const picture =
        image === ""
          ? ""
          : `<img src="${escapeHtml(source)}" alt="" width="64" height="96" style="display:block;border:0;object-fit:cover">`;
      return `<tr><td width="64" style="padding:12px 16px 12px 0;vertical-align:top;${line}">${picture}</td><td style="padding:12px 16px 12px 0;vertical-align:top;${line}">${escapeHtml(what)}<br><span style="color:#5d5e56">${escapeHtml(detail)}</span></td><td align="right" style="padding:12px 0;white-space:nowrap;vertical-align:top;${line}">${escapeHtml(end ?? "")}</td></tr>`;
    })
    .join("\n");
}

/** A sum and what it is called, across the table of `itemRows`. @param isTotal it is what all of them come to */
export function sumRow(label: string, amount: string, isTotal = false): string {
  const weight = isTotal ? "font-weight:700;" : "";
  return `<tr><td colspan="2" style="${weight}padding:8px 16px 8px 0;${line}">${escapeHtml(label)}</td><td align="right" style="${weight}padding:8px 0;white-space:nowrap;${line}">${escapeHtml(amount)}</td></tr>`;
}

/** A table that is for the eye alone. @param rows HTML */
export function mailTable(rows: string): string {
  return `<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="border-top:1px solid #111;font-size:16px;line-height:1.4">\n${rows}\n</table>`;
}

/** The one thing to press. */
export function mailButton({ label, address }: { readonly label: string; readonly address: string }): string {
  return `<p><a href="${escapeHtml(address)}" target="_blank" rel="noopener" style="display:inline-block;padding:14px 28px;border-radius:999px;background:#12130f;color:#fff;font-weight:700;text-decoration:none">${escapeHtml(label)}</a></p>`;
}

/** What may be pressed as well. Its words stand for an address that would be wider than a phone. */
export function mailLink({ label, address }: { readonly label: string; readonly address: string }): string {
  return `<p style="font-size:14px"><a href="${escapeHtml(address)}" target="_blank" rel="noopener" style="color:#5d5e56">${escapeHtml(label)}</a></p>`;
}

/** How to reach the people behind a mail, in text. */
export const helpLine = (country: CountryCode): string => `Questions? Call us on ${countries[country].supportPhone}, free.`;

/** The same in HTML, with a number to press. */
function helpFoot(country: CountryCode): string {
  const { supportPhone } = countries[country];
  const number = `<a href="${telephoneLink(supportPhone)}" style="color:#111">${supportPhone}</a>`;
  return `<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid #dcdcd3;font-size:14px;color:#5d5e56">${helpLine(country).replace(supportPhone, number)}</p>`;
}

/** A whole mail in the shop's dress. @param body HTML below the headline */
export function mailDocument(country: CountryCode, subject: string, heading: string, body: string): string {
  return `<!doctype html>
<html lang="${countries[country].locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;background:#fff;color:#111;font:16px/1.5 ${family};overflow-wrap:anywhere">
<div style="max-width:560px;margin:0 auto">
<p style="margin:0 0 32px;font-size:22px;line-height:1;font-weight:850;font-stretch:125%">Tread<span style="font-weight:200;font-stretch:62%">&amp;Thread</span></p>
<h1 style="font-size:28px;font-weight:850;line-height:1.1">${escapeHtml(heading)}</h1>
${body}
${helpFoot(country)}
</div>
</body>
</html>
`;
}
