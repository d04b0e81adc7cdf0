import type { WebhookNotification } from "braintree";
import type { FastifyInstance } from "fastify";
import type { PaymentNotices } from "../payment-notices.ts";
import type { BraintreeClient } from "./braintree-wire.ts";

/** Bytes of a notice; Braintree's are a few thousand. */
const bodyLimit = 256 * 1024;

/** The transaction that a notice is about. */
function transactionOf(notice: WebhookNotification): string | undefined {
  if ("dispute" in notice) return notice.dispute.transaction?.id;
  return "transaction" in notice ? notice.transaction.id : undefined;
}

/**
 * `/payments/braintree/notices`: where Braintree's webhooks go. What is not signed with the merchant's key is refused with 403 and
 * touches nothing; 200 says that Braintree need not send it again.
 */
export function registerBraintreeNotices(app: FastifyInstance, client: BraintreeClient, notices: PaymentNotices): void {
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string", bodyLimit },
    (_request: unknown, body: string | Buffer, done: (error: null, fields: URLSearchParams) => void) =>
      done(null, new URLSearchParams(String(body))),
  );
  app.post("/payments/braintree/notices", async (request, reply) => {
    const fields = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    const body = fields.get("bt_payload") ?? "";
    let notice: WebhookNotification;
    try {
      notice = await client.webhookNotification.parse(fields.get("bt_signature") ?? "", body);
    } catch {
      return reply.code(403).send();
    }
    await notices.apply({ body: body.trim(), kind: notice.kind, transactionId: transactionOf(notice) });
    return reply.code(200).send();
  });
}
