import { countries } from "#domain/country/country.ts";
import { ApiError } from "../api-error.ts";
import type { Database } from "../database/database.ts";
import { paymentRefusal } from "../payments/payment-failure.ts";
import { type CardVault, GatewayUnreachable } from "../payments/payment-gateway.ts";
import { type RequestContext, type Service, signedIn } from "../service.ts";
import { requireCustomer } from "./customers.ts";

/** How many an account keeps at most. Two that come at the same moment may make it one more. */
const savedCardsMax = 20;

/** The cards of each account. The gateway keeps them; the shop passes on what may be shown and remembers nothing. */
export function createSavedCards(
  database: Database,
  cards: CardVault,
): Service<"paymentMethods.list" | "paymentMethods.create" | "paymentMethods.delete" | "paymentMethods.default"> {
  /** Does something with the cards of whoever is signed in, and answers with what there is then. */
  const change = async (context: RequestContext, work: (username: string) => Promise<void>) => {
    const { username } = signedIn(context);
    await requireCustomer(database.queries, username);
    try {
      await work(username);
      const kept = await cards.list(username);
      return { paymentMethods: kept.map(({ token, cardType, ...card }) => ({ id: token, brand: cardType, ...card })) };
    } catch (error) {
      throw error instanceof GatewayUnreachable ? paymentServiceUnavailable() : error;
    }
  };

  return {
    "paymentMethods.list": (_input, context) => change(context, async () => undefined),

    "paymentMethods.create": ({ body }, context) =>
      change(context, async (username) => {
        if ((await cards.list(username)).length >= savedCardsMax) throw tooMany();
        const outcome = await cards.keep({
          customerId: username,
          token: body.token,
          currency: countries[context.country].currency.code,
          makeDefault: body.isDefault,
        });
        if (outcome === "declined") throw cardDeclined();
        if (outcome !== "kept") throw paymentRefusal(outcome);
      }),

    "paymentMethods.delete": ({ params: { id } }, context) =>
      change(context, async (username) => {
        if (!(await cards.delete(username, id))) throw cardNotFound();
      }),

    "paymentMethods.default": ({ params: { id } }, context) =>
      change(context, async (username) => {
        if (!(await cards.makeDefault(username, id))) throw cardNotFound();
      }),
  };
}

/** Nothing was to be paid: the bank was asked for what is voided again. */
function cardDeclined(): ApiError {
  return new ApiError(402, "PaymentDeclined", "Your bank declined that card, so try another one or talk to your bank.");
}

function cardNotFound(): ApiError {
  return new ApiError(404, "PaymentMethodNotFound", "We couldn't find that card. It may have been deleted.");
}

function tooMany(): ApiError {
  return new ApiError(
    422,
    "TooManyPaymentMethods",
    `You can save up to ${savedCardsMax} cards. Delete one you no longer need first.`,
  );
}

function paymentServiceUnavailable(): ApiError {
  return new ApiError(
    503,
    "PaymentServiceUnavailable",
    "We can't reach our card service just now. Try again in a moment.",
    {},
    5,
  );
}
