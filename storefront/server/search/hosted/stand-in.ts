import { ApiError } from "#server/api-error.ts";
import type { Service } from "#server/service.ts";

type Searches = Service<"search.queries" | "search.objects">;

/** Milliseconds for which the hosted search is not asked once it has failed: nobody is to wait for it again and again. */
const rest = 10_000;

export interface StandInOptions {
  readonly hosted: Searches;
  /** Opens the shop's own search, once it is needed: a server whose hosted search never fails has no index in its memory. */
  readonly openOwn: () => Promise<Searches>;
  /** Is told each time that the shop's own takes over. */
  readonly onError: (error: unknown) => void;
}

/**
 * Searches that the hosted service answers and, while it is away, the shop's own index: a shop whose lists are empty sells nothing.
 * What that finds has no query id, since the hosted service would know nothing of it.
 */
export function withStandIn({ hosted, openOwn, onError }: StandInOptions): Searches {
  let own: Promise<Searches> | undefined;
  let restsUntil = 0;

  async function ownSearch(): Promise<Searches> {
    own ??= openOwn();
    try {
      return await own;
    } catch (error) {
      own = undefined;
      throw error;
    }
  }

  async function answered<T>(byHosted: () => T | Promise<T>, byOwn: (own: Searches) => T | Promise<T>): Promise<T> {
    if (Date.now() >= restsUntil) {
      try {
        return await byHosted();
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 503)) throw error;
        restsUntil = Date.now() + rest;
        onError(new Error("The hosted search is away. The shop's own index answers meanwhile.", { cause: error }));
      }
    }
    return byOwn(await ownSearch());
  }

  return {
    "search.queries": (input, context) =>
      answered(
        () => hosted["search.queries"](input, context),
        async (shop) => {
          const { results } = await shop["search.queries"](input, context);
          return { results: results.map(({ queryID: _, ...result }) => result) };
        },
      ),
    "search.objects": (input, context) =>
      answered(
        () => hosted["search.objects"](input, context),
        (shop) => shop["search.objects"](input, context),
      ),
  };
}
