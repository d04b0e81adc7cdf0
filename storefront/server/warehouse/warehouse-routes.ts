import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { parcel } from "#contract/dispatch.ts";
import { countries } from "#domain/country/country.ts";
import { canCancelOrder, type DispatchStep, dispatchSteps } from "#domain/orders/dispatch-steps.ts";
import { itemStatusWords } from "#domain/orders/item-status-words.ts";
import { carrierIds, type Parcel } from "#domain/orders/parcel.ts";
import { escapeHtml } from "../http/escape-html.ts";
import { httpError } from "../http/to-api-error.ts";
import { sendSandboxPage } from "../outbox/sandbox-page.ts";
import { readOwnerRequest } from "../owner/read-owner-request.ts";
import type { Cancellation } from "../refunds/cancellation.ts";
import type { Warehouse, WarehouseOrder } from "./warehouse.ts";

const words: Readonly<Record<DispatchStep, string>> = {
  ship: "Send it out",
  setAside: "Ready for pickup",
  handOver: "Hand it over",
};
const isStep = (step: string): step is DispatchStep => dispatchSteps.some((known) => known === step);

/**
 * `/sandbox/warehouse`: the orders that were placed, newest first, with a button for what happens to each next, where no real
 * warehouse tells the shop. Not to be registered for real orders.
 */
export async function registerWarehouseRoutes(
  app: FastifyInstance,
  warehouse: Warehouse,
  cancellation: Cancellation,
): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit: 1024 },
      async (_request: FastifyRequest, body: string | Buffer) => new URLSearchParams(String(body)),
    );
    const back = (reply: FastifyReply) => reply.header("cache-control", "no-store").redirect("/sandbox/warehouse", 303);

    scope.get("/sandbox/warehouse", async (_request, reply) =>
      sendSandboxPage(reply, "Warehouse", listHtml(await warehouse.list(100))),
    );
    scope.post<{ Params: { number: string; step: string } }>(
      "/sandbox/warehouse/orders/:number/:step",
      async (request, reply) => {
        const { number, step } = request.params;
        if (!(isStep(step) || step === "cancel") || !/^TT\d{8}$/.test(number)) return reply.callNotFound();
        fromOwnPage(request);
        if (step === "cancel") await cancellation.cancel(number, false);
        else await warehouse.advance(number, step, step === "ship" ? parcelOf(request.body) : undefined);
        return back(reply);
      },
    );
    scope.post<{ Params: { id: string } }>("/sandbox/warehouse/returns/:id", async (request, reply) => {
      if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(request.params.id)) return reply.callNotFound();
      fromOwnPage(request);
      await warehouse.receive(request.params.id);
      return back(reply);
    });
  });
}

/** What the form says it is sent out in; undefined when its number was left empty. @throws ApiError when that is none */
function parcelOf(fields: unknown): Parcel | undefined {
  if (!(fields instanceof URLSearchParams) || !fields.get("number")?.trim()) return undefined;
  return readOwnerRequest(parcel, { carrier: fields.get("carrier"), number: fields.get("number") });
}

/** The fields in which a parcel may be named. */
function parcelFields(number: string): string {
  const options = carrierIds.map((id) => `<option>${id}</option>`).join("");
  const named = (label: string, control: string) => `<label>${label} ${control}</label> `;
  return `${named("Carrier", `<select name="carrier" aria-label="Carrier of ${number}">${options}</select>`)}${named("Parcel number", `<input name="number" maxlength="60" autocomplete="off" aria-label="Parcel number of ${number}, if it has one">`)}`;
}

/** Fetch Metadata (W3C): browsers say where a request comes from, and other sites have nothing to do in the warehouse. */
function fromOwnPage({ headers }: FastifyRequest): void {
  const from = headers["sec-fetch-site"];
  if (from !== undefined && from !== "same-origin" && from !== "none") throw httpError("OtherOrigin");
}

function listHtml(found: readonly WarehouseOrder[]): string {
  if (found.length === 0) return "<h1>Warehouse</h1><p>No orders yet. Place one, and it waits here to be sent out.</p>";
  return `<h1>Warehouse</h1><ol>${found.map((order) => `<li>${orderHtml(order)}</li>`).join("")}</ol>`;
}

function orderHtml({ order, lines, next, expected }: WarehouseOrder): string {
  const { number, country, placedAt, shipping } = order;
  const { locale, timeZone, name } = countries[country];
  const placed = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short", timeZone }).format(placedAt);
  const items = lines.map(
    (line) =>
      `<li>${line.quantity} × ${escapeHtml(`${line.brand} ${line.name}, ${line.size}`)} <small>${itemStatusWords(line, shipping.type)}</small></li>`,
  );
  const form = (action: string, label: string, about: string, fields = "") =>
    `<form method="post" action="${action}">${fields}<button aria-label="${escapeHtml(`${label}: ${about}`)}">${escapeHtml(label)}</button></form>`;
  const buttons = [
    ...(next
      ? [form(`/sandbox/warehouse/orders/${number}/${next}`, words[next], number, next === "ship" ? parcelFields(number) : "")]
      : []),
    ...(canCancelOrder(lines) ? [form(`/sandbox/warehouse/orders/${number}/cancel`, "Cancel it", number)] : []),
    ...expected.map(({ id, sequence }) =>
      form(`/sandbox/warehouse/returns/${id}`, "Take the return in", `${number}-R${sequence}`),
    ),
  ];
  return `<article aria-label="${number}"><h2>${number}</h2><small>${escapeHtml(`${name}, ${placed}`)}</small><ul>${items.join("")}</ul>${buttons.join("")}</article>`;
}
