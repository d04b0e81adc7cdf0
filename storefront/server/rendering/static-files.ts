import { join } from "node:path";
import fastifyStatic, { type FastifyStaticOptions } from "@fastify/static";
import type { FastifyError, FastifyInstance } from "fastify";

const common: Omit<FastifyStaticOptions, "root"> = {
  preCompressed: true,
  index: false,
  dotfiles: "ignore",
  decorateReply: false,
  // A policy on a worker's script would bind the worker; files are not documents.
  setHeaders: (reply) => void reply.removeHeader("content-security-policy"),
};

/**
 * Serves the app's built files, in the compressed forms that the build put beside them. Files under `/assets/` carry a hash
 * of their content in their name, so they never change (RFC 8246); all others are kept for an hour.
 */
export async function registerStaticFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(async (scope) => {
    // A folder, or a way out of this one, is a file that is not there.
    scope.setErrorHandler((error: FastifyError, _request, reply) => {
      if (error.statusCode !== 403) throw error;
      return reply.callNotFound();
    });
    scope.addHook("onRoute", (route) => {
      route.config = { ...route.config, quiet: true };
    });
    await scope.register(fastifyStatic, {
      ...common,
      root: join(folder, "assets"),
      prefix: "/assets/",
      maxAge: "365d",
      immutable: true,
    });
    await scope.register(fastifyStatic, {
      ...common,
      root: folder,
      // A route for each file: all other addresses at the root are the shop's.
      wildcard: false,
      globIgnore: ["assets/**", "**/*.{br,gz}"],
      maxAge: "1h",
    });
  });
}
