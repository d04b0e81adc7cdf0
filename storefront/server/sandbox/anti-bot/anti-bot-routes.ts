import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { antiBotPaths, scoreCookie } from "./anti-bot-names.ts";
import type { SandboxAntiBot } from "./sandbox-anti-bot.ts";

const tokenBody = z.strictObject({ action: z.string().regex(/^[A-Za-z_/]{1,100}$/) });
const config = { rateLimit: { max: 300, timeWindow: 60_000 } };

/** A score that sandbox visitors have unless they choose another. */
const usualScore = 0.9;

const script = `window.grecaptcha = {
  ready: (run) => run(),
  execute: async (siteKey, { action }) => {
    const answer = await fetch(${JSON.stringify(antiBotPaths.tokens)}, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ action }),
    });
    if (!answer.ok) throw new Error("The sandbox gave no token.");
    return (await answer.json()).token;
  },
};`;

function scoreOf(cookies: string | undefined): number {
  const chosen = new RegExp(`(?:^|;)\\s*${scoreCookie}=([01](?:\\.\\d{1,3})?)\\s*(?:;|$)`).exec(cookies ?? "")?.[1];
  return chosen === undefined ? usualScore : Math.min(1, Number(chosen));
}

/** The script that pages load, which has reCAPTCHA's form, and `POST /sandbox/anti-bot/tokens`, which it gets its tokens from. */
export function registerAntiBotRoutes(app: FastifyInstance, service: SandboxAntiBot): void {
  app.get(antiBotPaths.script, (_, reply) =>
    reply.header("cache-control", "public, max-age=300").type("text/javascript; charset=utf-8").send(script),
  );
  app.post(antiBotPaths.tokens, { config, bodyLimit: 1024 }, (request, reply) => {
    reply.header("cache-control", "no-store");
    const body = tokenBody.safeParse(request.body);
    if (!body.success) return reply.code(400).send({ code: "InvalidRequest", message: "That is not an action." });
    return reply.send({ token: service.issue(body.data.action, scoreOf(request.headers.cookie)) });
  });
}
