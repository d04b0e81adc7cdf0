import { randomUUID } from "node:crypto";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { tokenLifetime } from "#domain/anti-bot/assessment.ts";
import type { TokenVerifier } from "../../anti-bot/anti-bot.ts";
import { createSealer } from "../seal.ts";

/** The sandbox's anti-bot service: whoever asks gets a token, which speaks for one call. */
export interface SandboxAntiBot extends TokenVerifier {
  /** A token for an action with a score from 0 to 1. */
  issue(action: string, score: number): string;
}

const purpose = "anti-bot token";
const contents = z.object({ id: z.string(), action: z.string(), score: z.number(), askedAt: z.number() });

/** Most tokens that are remembered as used. */
const mostUsed = 10_000;

/** @param secret what tokens are sealed with; the same on every replica. Each of them remembers by itself which tokens it has seen. */
export function createSandboxAntiBot(secret: Uint8Array, now: () => number = Date.now): SandboxAntiBot {
  const sealer = createSealer(secret);
  const used = new LRUCache<string, true>({ max: mostUsed, ttl: tokenLifetime });
  return {
    needsToken: false,
    issue: (action, score) => sealer.seal(purpose, { id: randomUUID(), action, score, askedAt: now() }),
    async assess(token) {
      const opened = contents.safeParse(sealer.open(purpose, token));
      if (!opened.success || used.has(opened.data.id)) return null;
      const { id, action, score, askedAt } = opened.data;
      used.set(id, true);
      return { action, score, askedAt: new Date(askedAt) };
    },
  };
}
