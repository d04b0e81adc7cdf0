import type { FastifyInstance } from "fastify";
import type { MarketingQueue } from "../marketing/marketing-queue.ts";
import { registerMarketingRoutes } from "../marketing/marketing-routes.ts";
import type { Outbox } from "../outbox/outbox.ts";
import { registerOutboxRoutes } from "../outbox/outbox-routes.ts";
import { registerAntiBotRoutes } from "./anti-bot/anti-bot-routes.ts";
import type { SandboxAntiBot } from "./anti-bot/sandbox-anti-bot.ts";
import { registerHostedFieldsRoutes } from "./hosted-fields/hosted-fields-routes.ts";
import type { InstalmentApprovals } from "./instalments/test-instalments.ts";
import type { Vault } from "./vault.ts";
import { registerVaultRoutes } from "./vault-routes.ts";
import { registerVendorRoutes } from "./vendors/vendor-routes.ts";
import { registerWalletRoutes } from "./wallets/wallet-routes.ts";

export interface SandboxOptions {
  readonly vault: Vault;
  /** Without it the provider of instalments has no sheet. */
  readonly instalments?: InstalmentApprovals;
  /** Left out where a hosted service tells robots from people. */
  readonly antiBot?: SandboxAntiBot;
  /** Left out where mail is really sent: its page would show shoppers' mails to anybody. */
  readonly outbox?: Outbox;
  /** Left out where there is a marketing provider: its page would show whom it is told of to anybody. */
  readonly marketingQueue?: MarketingQueue;
}

/** Everything under `/sandbox`: what the embedded stand-ins of outside services show to a browser. */
export async function registerSandbox(
  app: FastifyInstance,
  { vault, instalments, antiBot, outbox, marketingQueue }: SandboxOptions,
): Promise<void> {
  await app.register(async (scope) => {
    registerHostedFieldsRoutes(scope);
    registerVaultRoutes(scope, vault);
    registerWalletRoutes(scope, vault.wallets, instalments);
    registerVendorRoutes(scope);
    if (antiBot !== undefined) registerAntiBotRoutes(scope, antiBot);
    if (outbox !== undefined) registerOutboxRoutes(scope, outbox);
    if (marketingQueue !== undefined) registerMarketingRoutes(scope, marketingQueue);
  });
}
