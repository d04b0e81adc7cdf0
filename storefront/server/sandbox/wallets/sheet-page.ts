import { siteName } from "#domain/configuration/site-name.ts";
import { instalmentProvider } from "#domain/payments/instalments.ts";
import { type Wallet, walletNames } from "#domain/payments/wallet.ts";
import { escapeHtml } from "../../http/escape-html.ts";
import { instalmentChoices } from "../instalments/test-instalments.ts";
import { testAddresses, testShoppers } from "./test-shoppers.ts";
import { walletChoices } from "./test-wallets.ts";

export const sheetProgram = "server/sandbox/wallets/sheet.ts";
export const sheetStyle = "server/sandbox/wallets/sheet.css";

const address = (path: string) => `/sandbox/wallets/assets/${path}`;

const radio = (name: string, value: object, label: string, says: string, checked: boolean) =>
  `<label><input type="radio" name="${name}" value="${escapeHtml(JSON.stringify(value))}"${checked ? " checked" : ""}>
<span><strong>${escapeHtml(label)}</strong> <small>${escapeHtml(says)}</small></span></label>`;

/** What a sheet asks besides the payment when a whole order is chosen in it. */
const orderFields = `<form data-order hidden>
<fieldset><legend>Contact</legend>
${testShoppers.map(({ contact, label, says }, index) => radio("contact", contact, label, says, index === 0)).join("\n")}
</fieldset>
<fieldset><legend>Deliver to</legend>
${testAddresses.map(({ address: where, label, says }) => radio("address", where, label, says, false)).join("\n")}
</fieldset>
<fieldset data-options><legend>Delivery</legend></fieldset>
<fieldset data-instructions><legend>For the courier</legend>
<label class="field">Delivery instructions <textarea name="instructions" rows="2" maxlength="250"></textarea></label>
<label><input type="checkbox" name="authorityToLeave"> <span>Leave it if I'm out</span></label>
</fieldset>
</form>`;

/**
 * The document of a wallet's sheet: who asks for how much, a button for everything that can happen, and the program that minds them,
 * before which nothing can be pressed.
 */
export function sheetPage(wallet: Wallet | "afterpay"): string {
  const name = wallet === "afterpay" ? instalmentProvider : walletNames[wallet];
  const choices = (wallet === "afterpay" ? instalmentChoices : walletChoices(wallet)).map(
    ({ id, label, says }) => `<li><button type="button" data-choice="${escapeHtml(id)}">
<strong>${escapeHtml(label)}</strong> <span>${escapeHtml(says)}</span></button></li>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${name}, sandbox</title>
<link rel="stylesheet" href="${address(sheetStyle)}">
<script type="module" src="${address(sheetProgram)}"></script>
</head>
<body data-wallet="${wallet}">
<main inert>
<h1 tabindex="-1">${name} <small>sandbox</small></h1>
${orderFields}
<p role="alert"></p>
<p class="ask"><span>Pay ${escapeHtml(siteName)}</span> <output></output></p>
<ul>
${choices.join("\n")}
<li><button type="button" data-breaks><strong>${name} breaks down</strong> <span>Nothing is approved.</span></button></li>
</ul>
<p role="status"></p>
<button type="button" data-cancel>Cancel</button>
</main>
</body>
</html>
`;
}
