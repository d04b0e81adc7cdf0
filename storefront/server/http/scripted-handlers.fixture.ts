import { type CallName, calls } from "#contract/calls.ts";
import type { Handlers } from "../service.ts";

/** Handlers for tests of the frame around them: each answers as scripted, and one that no script names throws. */
export function scriptedHandlers(script: Partial<Handlers>): Handlers {
  const handlers = Object.fromEntries(
    (Object.keys(calls) as CallName[]).map((name) => [
      name,
      script[name] ??
        (() => {
          throw new Error(`${name} is not scripted`);
        }),
    ]),
  );
  return handlers as unknown as Handlers;
}
