import { GatewayUnreachable, type PaymentGateway } from "./payment-gateway.ts";

/** A gateway that answers within `milliseconds` or throws GatewayUnreachable; what it was asked may still happen. */
export function withDeadline(gateway: PaymentGateway, milliseconds: number): PaymentGateway {
  const limit = <T>(what: string, call: Promise<T>): Promise<T> => {
    const { promise, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(
      () => reject(new GatewayUnreachable(`The gateway did not answer ${what} within ${milliseconds} ms.`)),
      milliseconds,
    );
    return Promise.race([call, promise]).finally(() => clearTimeout(timer));
  };
  return {
    name: gateway.name,
    authorise: (request) => limit("authorise", gateway.authorise(request)),
    capture: (transactionId) => limit("capture", gateway.capture(transactionId)),
    void: (transactionId) => limit("void", gateway.void(transactionId)),
    findByReference: (reference) => limit("findByReference", gateway.findByReference(reference)),
    cards: {
      keep: (request) => limit("cards.keep", gateway.cards.keep(request)),
      list: (customerId) => limit("cards.list", gateway.cards.list(customerId)),
      delete: (customerId, token) => limit("cards.delete", gateway.cards.delete(customerId, token)),
      makeDefault: (customerId, token) => limit("cards.makeDefault", gateway.cards.makeDefault(customerId, token)),
    },
  };
}
