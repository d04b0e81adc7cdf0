import type { FastifyInstance } from "fastify";
import { vendorNames, vendorPath } from "./vendor-names.ts";
import { vendorScripts } from "./vendor-scripts.ts";

/** `GET /sandbox/vendors/<name>.js`: the stand-ins of outside scripts. */
export function registerVendorRoutes(app: FastifyInstance): void {
  for (const name of vendorNames) {
    app.get(vendorPath(name), (_, reply) =>
      reply.header("cache-control", "public, max-age=300").type("text/javascript; charset=utf-8").send(vendorScripts[name]),
    );
  }
}
