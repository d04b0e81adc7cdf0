import type { FastifyInstance } from "fastify";
import type { Download } from "#domain/catalogue/product-document.ts";
import { countries, countryCodes } from "#domain/country/country.ts";
import type { Database } from "../database/database.ts";
import { and, eq } from "../database/drizzle.ts";
import { orderLines, orders } from "../database/schema/schema.ts";
import { createOrderTokens } from "./order-token.ts";
import { type OrderRow, plainNumber } from "./read-order.ts";

export interface DownloadsOptions {
  readonly database: Database;
  /** The same on every replica. */
  readonly secret: Uint8Array;
  readonly downloadOf: (productId: string) => Download | undefined;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
}

/** The files of digital products, for whoever may see an order of them. */
export interface Downloads {
  /** Where to download what stands on a line, for half an hour; undefined for what is not digital, or not theirs any more. */
  addressOf(
    order: Pick<OrderRow, "state" | "country" | "number">,
    line: Pick<typeof orderLines.$inferSelect, "status" | "productId" | "position">,
  ): Promise<string | undefined>;
  /** `/nz/orders/TT00000018/downloads/0`; a link that has run out leads to the order's page, which makes another. */
  plugin(app: FastifyInstance): Promise<void>;
}

const mediaTypes: Readonly<Record<string, string>> = {
  txt: "text/plain",
  html: "text/html",
  csv: "text/csv",
  ics: "text/calendar",
  gpx: "application/gpx+xml",
};

/** While an order's payment is disputed, or once it is lost, nothing more is handed out. */
const isHandedOut = (order: Pick<OrderRow, "state">, line: Pick<typeof orderLines.$inferSelect, "status">) =>
  order.state === "placed" && line.status === "emailed";

/** Makes the links to what was bought and answers them: with the product's file as it is now, or by leading to where it is. */
export function createDownloads({ database, secret, downloadOf, now }: DownloadsOptions): Downloads {
  const tokens = createOrderTokens(secret, now, "download");
  return {
    async addressOf(order, line) {
      if (!isHandedOut(order, line) || downloadOf(line.productId) === undefined) return undefined;
      const { token } = await tokens.issue(order.country, order.number);
      return `${countries[order.country].baseUrl}/orders/${order.number}/downloads/${line.position}?token=${token}`;
    },

    async plugin(app) {
      for (const country of countryCodes) {
        const { baseUrl } = countries[country];
        const path = `${baseUrl}/orders/:number/downloads/:position`;
        app.get<{ Params: { number: string; position: string }; Querystring: { token?: unknown } }>(
          path,
          async (request, reply) => {
            const { params, query } = request;
            const number = plainNumber(params.number);
            reply.headers({ "cache-control": "no-store", "x-robots-tag": "noindex" });
            const token = typeof query.token === "string" ? query.token : "";
            if (!(await tokens.allows(token, country, number))) return reply.redirect(`${baseUrl}/orders/${number}`, 303);
            const found = await database.queries
              .select()
              .from(orderLines)
              .innerJoin(orders, eq(orders.number, orderLines.orderNumber))
              .where(and(eq(orders.number, number), eq(orders.country, country)));
            const row = found.find(({ order_lines: line }) => String(line.position) === params.position);
            const download = row && isHandedOut(row.orders, row.order_lines) ? downloadOf(row.order_lines.productId) : undefined;
            if (download === undefined) return reply.redirect(`${baseUrl}/orders/${number}`, 303);
            if ("href" in download) return reply.redirect(download.href, 303);
            const type = mediaTypes[download.name.split(".").at(-1) ?? ""] ?? "application/octet-stream";
            return reply
              .header("content-disposition", `attachment; filename="${download.name}"`)
              .type(`${type}; charset=utf-8`)
              .send(download.text);
          },
        );
      }
    },
  };
}
