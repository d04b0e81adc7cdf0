import type { FastifyInstance } from "fastify";
import { escapeHtml } from "../http/escape-html.ts";
import { sendSandboxPage } from "../outbox/sandbox-page.ts";
import type { MarketingQueue } from "./marketing-queue.ts";

/**
 * `/sandbox/marketing`: what the marketing provider would be told, newest first, for installations that have none. Not to be
 * registered where real shoppers are told of.
 */
export function registerMarketingRoutes(app: FastifyInstance, queue: MarketingQueue): void {
  app.get("/sandbox/marketing", async (_request, reply) => {
    const messages = await queue.list(100);
    const items = messages.map(
      ({ country, payload }) => `<li><pre>${escapeHtml(JSON.stringify({ country, ...payload }, null, 2))}</pre></li>`,
    );
    const empty = "<p>Nobody has signed up yet. Do so at the foot of any page, and it lands here.</p>";
    return sendSandboxPage(reply, "Marketing", `<h1>Marketing</h1>${items.length > 0 ? `<ol>${items.join("")}</ol>` : empty}`);
  });
}
