import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyReply } from "fastify";
import { countries } from "#domain/country/country.ts";
import { escapeHtml } from "./escape-html.ts";
import type { Outbox, OutboxMail } from "./outbox.ts";

const style = `
body{margin:0 auto;padding:24px 16px;max-width:760px;font:16px/1.5 system-ui,sans-serif;color:#111;background:#fff}
h1{font-size:24px;line-height:1.2}
ol{margin:0;padding:0;list-style:none}
li{border-top:1px solid #ddd}
li a{display:block;padding:12px 0;color:inherit}
dl{display:grid;grid-template-columns:auto 1fr;gap:4px 16px}
dt,small{color:#555}
dd{margin:0;overflow-wrap:anywhere}
iframe{inline-size:100%;block-size:640px;border:1px solid #ddd}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:14px/1.5 ui-monospace,monospace}
a:focus-visible{outline:3px solid #111;outline-offset:2px}
`;
const styleHash = createHash("sha256").update(style).digest("base64");
const pagePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
/** Mails carry their style in attributes and load nothing. What they link to opens in a tab of its own, free of the sandbox. */
const mailPolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/**
 * `/sandbox/outbox`: the mails that were written, newest first, for installations whose mail goes nowhere else. Not to be
 * registered where real shoppers' mails are sent.
 */
export function registerOutboxRoutes(app: FastifyInstance, outbox: Outbox): void {
  app.get("/sandbox/outbox", async (_request, reply) => sendPage(reply, "Outbox", listHtml(await outbox.list(100))));

  app.get<{ Params: { id: string } }>("/sandbox/outbox/:id", async (request, reply) => {
    const mail = await find(outbox, request.params.id);
    return mail === undefined ? reply.callNotFound() : sendPage(reply, mail.subject, mailHtml(mail));
  });

  app.get<{ Params: { id: string } }>("/sandbox/outbox/:id/html", async (request, reply) => {
    const mail = await find(outbox, request.params.id);
    if (mail === undefined) return reply.callNotFound();
    return send(reply, mailPolicy, mail.html);
  });
}

async function find(outbox: Outbox, id: string): Promise<OutboxMail | undefined> {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id) ? outbox.find(id) : undefined;
}

function send(reply: FastifyReply, policy: string, html: string): FastifyReply {
  return reply
    .header("content-security-policy", policy)
    .header("cache-control", "no-store")
    .header("referrer-policy", "no-referrer")
    .header("x-robots-tag", "noindex")
    .type("text/html; charset=utf-8")
    .send(html);
}

function sendPage(reply: FastifyReply, title: string, body: string): FastifyReply {
  return send(
    reply,
    pagePolicy,
    `<!doctype html>
<html lang="en-NZ">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><style>${style}</style></head>
<body><main>${body}</main></body>
</html>
`,
  );
}

function listHtml(mails: readonly OutboxMail[]): string {
  if (mails.length === 0)
    return "<h1>Outbox</h1><p>Nothing has been sent yet. Place an order, and its confirmation lands here.</p>";
  const items = mails.map(
    (mail) =>
      `<li><a href="/sandbox/outbox/${mail.id}"><strong>${escapeHtml(mail.subject)}</strong><br><small>To ${escapeHtml(mail.recipient)}, ${when(mail)}</small></a></li>`,
  );
  return `<h1>Outbox</h1><ol>${items.join("")}</ol>`;
}

function mailHtml(mail: OutboxMail): string {
  return `<p><a href="/sandbox/outbox">Outbox</a></p>
<h1>${escapeHtml(mail.subject)}</h1>
<dl><dt>To</dt><dd>${escapeHtml(mail.recipient)}</dd><dt>Written</dt><dd>${when(mail)}</dd></dl>
<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" title="The mail as it looks" src="/sandbox/outbox/${mail.id}/html"></iframe>
<h2>As text</h2>
<pre>${mail.text.split("\n").map(lineHtml).join("\n")}</pre>`;
}

/** A line of a mail; one that is an address can be followed, as in a mail program. */
function lineHtml(line: string): string {
  const shown = escapeHtml(line);
  return /^https?:\/\/\S+$/.test(line) ? `<a href="${shown}">${shown}</a>` : shown;
}

function when({ country, createdAt }: OutboxMail): string {
  const { locale, timeZone } = countries[country];
  const written = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "medium", timeZone }).format(createdAt);
  return `<time datetime="${createdAt.toISOString()}">${escapeHtml(written)}</time>`;
}
