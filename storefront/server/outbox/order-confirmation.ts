import type { AddressInput } from "#contract/checkout.ts";
import { type CountryCode, countries } from "#domain/country/country.ts";
import { formatMoney } from "#domain/money/format-money.ts";
import { type PaidWith, paidWithLabel } from "#domain/payments/paid-with.ts";
import type { OrderDraft } from "../database/schema/order-draft.ts";
import { creditLabel } from "../payments/credit-label.ts";
import { escapeHtml } from "./escape-html.ts";
import type { Mail } from "./mail.ts";

/**
 * The mail that tells a shopper that their order is placed, in text and in HTML with the same words.
 * @param card what was charged; null where gift cards paid for all of it
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
  const lines = draft.lines.map((line) => ({
    what: `${line.quantity} × ${line.brand} ${line.name}`,
    detail: `${line.colourName}, size ${line.size}`,
    cost: money(line.lineTotal),
  }));
  const sums: [string, string][] = [
    ["Items", money(totals.itemSubtotal)],
    ...draft.promotions.map(({ name, discount }): [string, string] => [name, money(-discount)]),
    [draft.shipping.label, totals.shipping === 0 ? "Free" : money(totals.shipping ?? 0)],
    [`Total, ${currency.code}`, money(totals.grandTotal)],
    ["GST included", money(totals.taxIncluded)],
  ];
  const greeting = `Thanks, ${draft.contact.firstName}. Your order is in.`;
  const said = `Order ${orderNumber}, placed ${date}.`;
  const arriving = `${draft.shipping.label}: ${draft.shipping.promise}`;
  const address = addressLines(draft.shippingAddress);
  const methods = [
    ...(draft.vouchers ?? []).map((use) => ({ label: creditLabel(use), amount: use.amount })),
    ...(paidWith === null ? [] : [{ label: paidWithLabel(paidWith), amount: totals.amountOutstanding }]),
  ];
  const paid =
    methods.length === 1
      ? `Paid with ${methods[0]?.label}.`
      : `Paid with ${methods.map(({ label, amount }) => `${label} (${money(amount)})`).join(", ")}.`;
  const closing = "Keep this mail: you can look the order up any time with its number and this e-mail address.";

  const text = [
    greeting,
    said,
    "",
    ...lines.map(({ what, detail, cost }) => `${what}\n  ${detail}\n  ${cost}`),
    "",
    ...sums.map(([label, amount]) => `${label}: ${amount}`),
    paid,
    "",
    arriving,
    ...address,
    "",
    closing,
    "",
    "Tread & Thread",
    "",
  ].join("\n");

  const e = escapeHtml;
  const row = (left: string, right: string) =>
    `<tr><td style="padding:8px 16px 8px 0;border-bottom:1px solid #ddd">${left}</td><td align="right" style="padding:8px 0;border-bottom:1px solid #ddd;white-space:nowrap;vertical-align:top">${right}</td></tr>`;
  const html = `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${e(subjectOf(orderNumber))}</title></head>
<body style="margin:0;padding:24px;background:#fff;color:#111;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:560px;margin:0 auto">
<p style="font-weight:800;text-transform:uppercase;letter-spacing:.02em">Tread &amp; Thread</p>
<h1 style="font-size:24px;line-height:1.2">${e(greeting)}</h1>
<p>${e(said)}</p>
<table role="presentation" width="100%" cellspacing="0" cellpadding="0">
${lines.map(({ what, detail, cost }) => row(`${e(what)}<br><span style="color:#555">${e(detail)}</span>`, e(cost))).join("\n")}
${sums.map(([label, amount]) => row(e(label), e(amount))).join("\n")}
</table>
<p>${e(paid)}</p>
<p><strong>${e(arriving)}</strong><br>${address.map(e).join("<br>")}</p>
<p>${e(closing)}</p>
</div>
</body>
</html>
`;
  return {
    kind: "orderConfirmation",
    about: orderNumber,
    recipient: draft.contact.email,
    subject: subjectOf(orderNumber),
    text,
    html,
  };
}

const subjectOf = (orderNumber: string) => `Your order ${orderNumber} is in`;

function addressLines(address: AddressInput): string[] {
  const { contactName, company, street1, street2, suburb, city, state, postcode, country } = address;
  const place = [city ?? suburb, state, postcode].filter(Boolean).join(" ");
  return [contactName, company, street1, street2, city && suburb, place, country === "NZ" ? "New Zealand" : "Australia"].filter(
    (line): line is string => line !== undefined && line !== "",
  );
}
