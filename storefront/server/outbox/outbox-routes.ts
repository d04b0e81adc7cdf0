import type { FastifyInstance, FastifyRequest } from "fastify";
import { countries } from "#domain/country/country.ts";
import { escapeHtml } from "../http/escape-html.ts";
import { withOrigin } from "./mail-dress.ts";
import type { Outbox, OutboxMail } from "./outbox.ts";
import { sendHtml, sendSandboxPage } from "./sandbox-page.ts";

/** Mails carry their style in attributes and load pictures of the shop alone. What they link to opens in a tab of its own, free of the sandbox. */
const mailPolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/**
 * `/sandbox/outbox`: the mails that were written, newest first, for installations whose mail goes nowhere else. Not to be
 * registered where real shoppers' mails are sent.
 */
export function registerOutboxRoutes(app: FastifyInstance, outbox: Outbox): void {
  app.get("/sandbox/outbox", async (_request, reply) => sendSandboxPage(reply, "Outbox", listHtml(await outbox.list(100))));

  app.get<{ Params: { id: string } }>("/sandbox/outbox/:id", async (request, reply) => {
    const mail = await find(outbox, request.params.id);
    return mail === undefined
      ? reply.callNotFound()
      : sendSandboxPage(reply, mail.subject, mailHtml(withOrigin(mail, originOf(request))));
  });

  app.get<{ Params: { id: string } }>("/sandbox/outbox/:id/html", async (request, reply) => {
    const mail = await find(outbox, request.params.id);
    if (mail === undefined) return reply.callNotFound();
    return sendHtml(reply, mailPolicy, withOrigin(mail, originOf(request)).html);
  });
}

/** Where the shop is for who looks, so that the links of a mail lead there. */
const originOf = ({ protocol, host }: FastifyRequest) => `${protocol}://${host}`;

async function find(outbox: Outbox, id: string): Promise<OutboxMail | undefined> {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id) ? outbox.find(id) : undefined;
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
