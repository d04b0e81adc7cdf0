import { createHash } from "node:crypto";
import type { FastifyReply } from "fastify";
import { siteName } from "#domain/configuration/site-name.ts";
import { countries, countryCodes } from "#domain/country/country.ts";
import { escapeHtml } from "../http/escape-html.ts";

// Whatever else has failed, what it looks like is in the document itself.
const style = `
body{margin:0;color:#12130f;background:#fff;font:18px/1.5 system-ui,sans-serif}
main{box-sizing:border-box;min-height:100vh;max-width:1440px;margin:0 auto;padding:24px clamp(16px,3vw,40px) 64px;border-top:8px solid #e1ff3c}
p{margin:0;max-width:40ch;text-wrap:pretty}
.name{font-size:20px;font-weight:900}
h1{margin:clamp(48px,12vh,120px) 0 24px;max-width:12ch;font-size:clamp(40px,8vw,96px);font-weight:900;line-height:1;letter-spacing:-.02em}
ul{display:flex;flex-wrap:wrap;gap:12px;margin:32px 0 0;padding:0;list-style:none}
a{display:block;padding:15px 32px;border:1px solid;border-radius:999px;color:inherit;font-weight:600;text-decoration:none}
a.first{border-color:#12130f;color:#fff;background:#12130f}
a:hover{background:#e1ff3c;color:#12130f}
a:focus-visible{outline:3px solid #12130f;outline-offset:3px}
`;
const styleHash = createHash("sha256").update(style).digest("base64");
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

interface Way {
  readonly href: string;
  readonly words: string;
}

const shops: readonly Way[] = countryCodes.map((code) => ({ href: `${countries[code].baseUrl}/`, words: countries[code].name }));

/** A document that needs nothing: for addresses outside the shops, and for the moment when the shop's own error page fails. */
function plainDocument(title: string, sentence: string, ways: readonly Way[]): string {
  const links = ways.map(({ href, words }, at) => `<li><a${at === 0 ? ' class="first"' : ""} href="${href}">${words}</a></li>`);
  return `<!doctype html>
<html lang="en-NZ">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${escapeHtml(siteName)}</title>
<style>${style}</style>
</head>
<body>
<main>
<p class="name">${escapeHtml(siteName)}</p>
<h1>${title}</h1>
<p>${sentence}</p>
<ul>${links.join("")}</ul>
</main>
</body>
</html>
`;
}

const notFound = plainDocument("Page not found", "Nothing lives at this address. Choose a shop to start from:", shops);

const failure = plainDocument(
  "Something went wrong",
  "It's us, not you. Try again in a moment, or start over from a shop's front page:",
  // An empty address is the document's own.
  [{ href: "", words: "Try again" }, ...shops],
);

/**
 * Answers a browser with a document of a few words, under a policy of its own, which nobody keeps.
 * @param status below 500 for an address that belongs to neither country's shop, else for a page that failed so badly that not even
 * the shop's error page could be shown
 */
export function sendPlainDocument(reply: FastifyReply, status: number): FastifyReply {
  return reply
    .code(status)
    .header("content-security-policy", policy)
    .header("cache-control", "no-store")
    .type("text/html; charset=utf-8")
    .send(status < 500 ? notFound : failure);
}
