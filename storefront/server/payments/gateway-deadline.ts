import { answerWithin } from "../answer-within.ts";
import { GatewayUnreachable, type InstalmentGateway, type MoneyGateway, type PaymentGateway } from "./payment-gateway.ts";

type Limit = <T>(what: string, call: Promise<T>) => Promise<T>;

function limitOf(milliseconds: number): Limit {
  return (what, call) =>
    answerWithin(milliseconds, call, () => {
      throw new GatewayUnreachable(`The gateway did not answer ${what} within ${milliseconds} ms.`);
    });
}

function limited(gateway: MoneyGateway, limit: Limit): MoneyGateway {
  return {
    name: gateway.name,
    authorise: (request) => limit("authorise", gateway.authorise(request)),
    capture: (transactionId) => limit("capture", gateway.capture(transactionId)),
    void: (transactionId) => limit("void", gateway.void(transactionId)),
    refund: (request) => limit("refund", gateway.refund(request)),
    findByReference: (reference) => limit("findByReference", gateway.findByReference(reference)),
  };
}

/** The same for a provider of instalments. */
export function withInstalmentDeadline(gateway: InstalmentGateway, milliseconds: number): InstalmentGateway {
  const limit = limitOf(milliseconds);
  return {
    ...limited(gateway, limit),
    createCheckout: (checkout) => limit("createCheckout", gateway.createCheckout(checkout)),
  };
}

/** A gateway that answers within `milliseconds` or throws GatewayUnreachable; what it was asked may still happen. */
export function withDeadline(gateway: PaymentGateway, milliseconds: number): PaymentGateway {
  const limit = limitOf(milliseconds);
  return {
    ...limited(gateway, limit),
    clientToken: (currency) => limit("clientToken", gateway.clientToken(currency)),
    cards: {
      keep: (request) => limit("cards.keep", gateway.cards.keep(request)),
      list: (customerId) => limit("cards.list", gateway.cards.list(customerId)),
      delete: (customerId, token) => limit("cards.delete", gateway.cards.delete(customerId, token)),
      makeDefault: (customerId, token) => limit("cards.makeDefault", gateway.cards.makeDefault(customerId, token)),
    },
  };
}
