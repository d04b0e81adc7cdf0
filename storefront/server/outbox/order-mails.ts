import { byEmail } from "#domain/checkout/shipping-methods.ts";
import { siteName } from "#domain/configuration/site-name.ts";
import { type CountryCode, countries } from "#domain/country/country.ts";
import { formatPoints } from "#domain/loyalty/points.ts";
import { formatMoney } from "#domain/money/format-money.ts";
import { creditLabel } from "#domain/payments/credit-label.ts";
import { labelWithinSentence } from "#domain/payments/label-within-sentence.ts";
import { type PaidWith, paidWithLabel } from "#domain/payments/paid-with.ts";
import type { OrderDraft } from "../database/schema/order-draft.ts";
import { escapeHtml } from "../http/escape-html.ts";
import type { Mail } from "./mail.ts";
import { helpLine, itemRows, mailButton, mailDocument, mailTable, sumRow } from "./mail-dress.ts";
import { collectLine, orderItem, orderLink, placeLines } from "./order-in-mail.ts";

/**
 * The mail that tells a shopper that their order is placed, in text and in HTML with the same words.
 * @param paidWith what was charged; null where gift cards paid for all of it
 */
export function orderConfirmation(
  country: CountryCode,
  orderNumber: string,
  placedAt: Date,
  draft: OrderDraft,
  paidWith: PaidWith | null,
): Mail {
  const money = (cents: number) => formatMoney(cents, country);
  const { locale, timeZone, currency } = countries[country];
  const date = new Intl.DateTimeFormat(locale, { dateStyle: "full", timeStyle: "short", timeZone }).format(placedAt);
  const { totals } = draft;
  const items = draft.lines.map((line) => ({
    ...orderItem(line),
    end: money(line.lineTotal),
  }));
  const total = `Total, ${currency.code}`;
  const sums: [string, string][] = [
    ["Items", money(totals.itemSubtotal)],
    ...draft.promotions.map(({ name, discount }): [string, string] => [name, money(-discount)]),
    [draft.shipping.label, totals.shipping === 0 ? "Free" : money(totals.shipping ?? 0)],
    [total, money(totals.grandTotal)],
    ["GST included", totals.taxIncluded === 0 ? "None" : money(totals.taxIncluded)],
  ];
  const greeting = `Thanks, ${draft.contact.firstName}. Your order is in.`;
  const said = `Order ${orderNumber}, placed ${date}.`;
  const arriving = `${draft.shipping.label}: ${draft.shipping.promise}`;
  const { pickup, methodCode } = draft.shipping;
  const [address = [], ...store] = methodCode === byEmail ? [[draft.contact.email]] : placeLines(draft);
  const gifts = draft.lines.reduce((count, { giftCard, quantity }) => (giftCard ? count + quantity : count), 0);
  const comeAlone = `Your gift card${gifts === 1 ? " comes" : "s come"} in a mail of ${gifts === 1 ? "its" : "their"} own, in a minute or so.`;
  const where = [
    [arriving, ...address],
    ...store,
    ...(pickup ? [[`We'll write again once it is ready. ${collectLine(country, pickup)}`]] : []),
    ...(gifts > 0 ? [[comeAlone]] : []),
  ];
  const methods = [
    ...(draft.points ? [{ label: creditLabel({ type: "points", ...draft.points }), amount: draft.points.amount }] : []),
    ...(draft.vouchers ?? []).map((use) => ({ label: creditLabel({ type: "voucher", ...use }), amount: use.amount })),
    ...(paidWith === null ? [] : [{ label: paidWithLabel(paidWith), amount: totals.amountOutstanding }]),
  ];
  const paid =
    methods.length === 0
      ? "There was nothing to pay."
      : methods.length === 1
        ? `Paid with ${labelWithinSentence(methods[0]?.label ?? "")}.`
        : `Paid with ${methods.map(({ label, amount }) => `${labelWithinSentence(label)} (${money(amount)})`).join(", ")}.`;
  const earned = draft.earning?.points
    ? [`Earned ${formatPoints(draft.earning.points).replace(" point", " Qantas Point")}.`]
    : [];
  const files = draft.lines.filter(({ digital }) => digital).map(({ name }) => name);
  const link = {
    ...orderLink(country, orderNumber),
    ...(files.length > 0 && { label: `Download ${files.join(" and ")}` }),
  };
  const closing = "Keep this mail: you can look the order up any time with its number and this email address.";

  const text = [
    greeting,
    said,
    "",
    ...items.map(({ what, detail, end }) => `${what}\n  ${detail}\n  ${end}`),
    "",
    ...sums.map(([label, amount]) => `${label}: ${amount}`),
    paid,
    ...earned,
    "",
    ...where.flatMap((lines) => [...lines, ""]),
    `${link.label}:`,
    link.address,
    "",
    closing,
    "",
    helpLine(country),
    "",
    siteName,
    "",
  ].join("\n");

  const subject = `Your order ${orderNumber} is in`;
  const e = escapeHtml;
  const body = `<p>${e(said)}</p>
${mailTable([itemRows(items), ...sums.map(([label, amount]) => sumRow(label, amount, label === total))].join("\n"))}
<p>${[paid, ...earned].map(e).join("<br>")}</p>
${where.map((lines) => `<p>${lines.map((line) => (line === arriving ? `<strong>${e(line)}</strong>` : e(line))).join("<br>")}</p>`).join("\n")}
${mailButton(link)}
<p>${e(closing)}</p>`;
  return {
    kind: "orderConfirmation",
    about: orderNumber,
    recipient: draft.contact.email,
    subject,
    text,
    html: mailDocument(country, subject, greeting, body),
  };
}
