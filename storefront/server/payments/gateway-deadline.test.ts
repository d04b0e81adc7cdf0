import { describe, expect, test } from "vitest";
import { withDeadline, withInstalmentDeadline } from "./gateway-deadline.ts";
import { GatewayUnreachable, type InstalmentGateway, type PaymentGateway } from "./payment-gateway.ts";

type Call = (...given: unknown[]) => Promise<unknown>;

/** Every call that either kind of gateway takes, by its name, all answered by one function. */
function callsOf(answer: Call): [string, Call][] {
  const money = { authorise: answer, capture: answer, void: answer, refund: answer, findByReference: answer };
  const cards = { keep: answer, list: answer, delete: answer, makeDefault: answer };
  const whole = withDeadline({ ...money, clientToken: answer, cards } as unknown as PaymentGateway, 10);
  const lender = withInstalmentDeadline({ ...money, createCheckout: answer } as unknown as InstalmentGateway, 10);
  const named = Object.entries(whole.cards).map(([name, call]): [string, Call] => [`cards.${name}`, call]);
  const direct: [string, Call][] = [...Object.entries(whole), ...Object.entries(lender)];
  return [...direct, ...named].filter(([, call]) => typeof call === "function");
}

describe("what a gateway is asked", () => {
  test("is unreachable where it is silent, whatever it is", async () => {
    const calls = callsOf(() => new Promise(() => undefined));
    expect(calls).toHaveLength(16);
    await Promise.all(
      calls.map(async ([name, call]) => {
        const failure = await call().catch((error: unknown) => error);
        expect(failure).toBeInstanceOf(GatewayUnreachable);
        expect(failure).toMatchObject({ message: `The gateway did not answer ${name} within 10 ms.` });
      }),
    );
  });

  test("reaches it as it was asked, and its answer comes back", async () => {
    for (const [name, call] of callsOf(async (...given) => given)) {
      const given = ["first", "second"].slice(0, call.length);
      expect([name, await call(...given)]).toEqual([name, given]);
    }
  });
});
