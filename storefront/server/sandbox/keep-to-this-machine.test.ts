import Fastify from "fastify";
import { expect, test } from "vitest";
import { keepToThisMachine } from "./keep-to-this-machine.ts";

async function statusUnder(host: string): Promise<number> {
  const app = Fastify();
  await app.register(async (scope) => {
    keepToThisMachine(scope);
    scope.get("/sandbox/outbox", () => "mails");
  });
  return (await app.inject({ url: "/sandbox/outbox", headers: { host } })).statusCode;
}

test.each(["localhost:3000", "LOCALHOST", "127.0.0.1:3000", "127.0.1.1", "[::1]:3000", "shop.localhost", "laptop:3000"])(
  "the sandbox is open under %s",
  async (host) => {
    expect(await statusUnder(host)).toBe(200);
  },
);

test.each(["evil.example", "evil.example:3000", "127.0.0.1.evil.example", "localhost.evil.example"])(
  "the sandbox is closed under %s, which somebody may have lead to this machine",
  async (host) => {
    expect(await statusUnder(host)).toBe(404);
  },
);
