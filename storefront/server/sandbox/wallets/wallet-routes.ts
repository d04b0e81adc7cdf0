import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { isWallet } from "#domain/payments/wallet.ts";
import { frameAssets } from "../frames/frame-assets.ts";
import { allowFrames, allowFramesToPost, registerFrameAssets, sendFrame } from "../frames/frame-routes.ts";
import { type InstalmentApprovals, instalmentOutcomes } from "../instalments/test-instalments.ts";
import { sheetPage, sheetProgram, sheetStyle } from "./sheet-page.ts";
import type { WalletTokens } from "./wallet-tokens.ts";

const tokenBody = z.strictObject({
  choice: z.string().max(64),
  amount: z.int().min(1),
  currency: z.enum(["NZD", "AUD"]),
});

/** Bytes. */
const bodyLimit = 1024;
const config = { rateLimit: { max: 300, timeWindow: 60_000 } };

/**
 * `GET /sandbox/wallets/<wallet>`: the document of a wallet's sheet, for an iframe, and what it loads; `POST …/tokens` makes
 * the token for what was chosen in it. Every wallet is there for everybody: what real ones ask of browser and device, the
 * sandbox does not.
 */
export function registerWalletRoutes(app: FastifyInstance, tokens: WalletTokens, instalments?: InstalmentApprovals): void {
  const path = "/sandbox/wallets/:wallet/tokens";
  registerFrameAssets(app, "/sandbox/wallets/assets", frameAssets(sheetProgram, sheetStyle));

  app.get<{ Params: { wallet: string } }>("/sandbox/wallets/:wallet", (request, reply) => {
    const { wallet } = request.params;
    return isWallet(wallet) ? sendFrame(request, reply, sheetPage(wallet)) : reply.callNotFound();
  });

  if (instalments !== undefined) registerInstalmentRoutes(app, instalments);

  allowFramesToPost(app, path, config);
  app.post<{ Params: { wallet: string } }>(path, { config, bodyLimit }, (request, reply) => {
    const { wallet } = request.params;
    if (!isWallet(wallet)) return reply.callNotFound();
    allowFrames(reply);
    const body = tokenBody.safeParse(request.body);
    const token = body.success ? tokens.issue({ wallet, ...body.data }) : undefined;
    if (token === undefined) return reply.code(400).send({ code: "InvalidRequest", message: "The wallet has no such choice." });
    return reply.send({ token });
  });
}

const approvalBody = z.strictObject({
  choice: z.enum(instalmentOutcomes),
  checkout: z.string().max(64),
  amount: z.int().min(1),
  currency: z.enum(["NZD", "AUD"]),
});

/** The same for the provider of instalments, whose sheet approves a checkout that the shop has opened. */
function registerInstalmentRoutes(app: FastifyInstance, instalments: InstalmentApprovals): void {
  app.get("/sandbox/wallets/afterpay", (request, reply) => sendFrame(request, reply, sheetPage("afterpay")));
  app.post("/sandbox/wallets/afterpay/tokens", { config, bodyLimit }, async (request, reply) => {
    allowFrames(reply);
    const body = approvalBody.safeParse(request.body);
    const approved = body.success && (await instalments.approve(body.data.checkout, body.data.amount, body.data.choice));
    if (!approved) return reply.code(400).send({ code: "InvalidRequest", message: "There is no such checkout to approve." });
    return reply.send({ token: body.data.checkout });
  });
}
