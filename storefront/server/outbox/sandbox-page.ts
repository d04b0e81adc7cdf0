import { createHash } from "node:crypto";
import type { FastifyReply } from "fastify";
import { escapeHtml } from "../http/escape-html.ts";

const style = `
body{margin:0 auto;padding:24px 16px;max-width:760px;font:16px/1.5 system-ui,sans-serif;color:#111;background:#fff}
h1{font-size:24px;line-height:1.2}
h2{font-size:18px;margin:0}
ol,ul{margin:0;padding:0;list-style:none}
ol>li{border-top:1px solid #ddd}
ol>li>a{display:block;padding:12px 0;color:inherit}
ol>li>article{padding:12px 0}
nav{display:flex;gap:24px}
nav a{display:block;padding:12px 0}
form{display:inline-block;margin:8px 8px 0 0}
button{min-height:44px;padding:0 20px;border:0;background:#111;color:#fff;font:inherit;font-weight:700}
dl{display:grid;grid-template-columns:auto 1fr;gap:4px 16px}
dt,small{color:#555}
dd{margin:0;overflow-wrap:anywhere}
iframe{inline-size:100%;block-size:640px;border:1px solid #ddd}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:14px/1.5 ui-monospace,monospace}
a:focus-visible,button:focus-visible{outline:3px solid #111;outline-offset:2px}
`;
const styleHash = createHash("sha256").update(style).digest("base64");
const pagePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; frame-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;

/** Answers with a document of the sandbox, under a policy of its own, that nobody keeps or finds. */
export function sendHtml(reply: FastifyReply, policy: string, html: string): FastifyReply {
  return reply
    .header("content-security-policy", policy)
    .header("cache-control", "no-store")
    .header("referrer-policy", "no-referrer")
    .header("x-robots-tag", "noindex")
    .type("text/html; charset=utf-8")
    .send(html);
}

/** Answers with a page of the sandbox: `body` is HTML, `title` is text. */
export function sendSandboxPage(reply: FastifyReply, title: string, body: string): FastifyReply {
  return sendHtml(
    reply,
    pagePolicy,
    `<!doctype html>
<html lang="en-NZ">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><style>${style}</style></head>
<body><nav aria-label="Sandbox"><a href="/sandbox/outbox">Outbox</a><a href="/sandbox/warehouse">Warehouse</a></nav><main>${body}</main></body>
</html>
`,
  );
}
