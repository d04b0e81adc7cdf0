import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { siteName } from "#domain/configuration/site-name.ts";
import { escapeHtml } from "../http/escape-html.ts";
import { sendHtml } from "../outbox/sandbox-page.ts";

/** Tells the page that waits, which has the same origin, how it went; the address says no more than the shopper did. */
const script = `const asked = new URLSearchParams(location.search);
new BroadcastChannel("instalments").postMessage({ status: asked.get("status"), token: asked.get("orderToken") });
close();`;
const policy = `default-src 'none'; script-src 'sha256-${createHash("sha256").update(script).digest("base64")}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const html = `<!doctype html>
<html lang="en-NZ">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Back to ${escapeHtml(siteName)}</title></head>
<body><h1>That’s done.</h1><p>Close this window to go on with your order.</p><script>${script}</script></body>
</html>
`;

/** `/instalments/return`: where Afterpay's window comes back to, with `status` and `orderToken` in the address. */
export async function registerInstalmentReturn(app: FastifyInstance): Promise<void> {
  app.get("/instalments/return", async (_request, reply) => sendHtml(reply, policy, html));
}
