import type { MetaArgs } from "react-router";
import type { CartRoute } from "../hydration/early-cart.ts";
import { browserLoad, type LoadArgs, serverLoad } from "../routing/load.ts";
import { type PageHead, pageMeta } from "./page-meta.ts";

/**
 * The exports of a route that shows what only the browser knows: nothing of it is cached or indexed. Its scripts come at once,
 * as without them there is nothing to see, unless the route's loader knows better.
 * @param cartParts source files, `app/…`, of what its scripts import once they know that there is a cart
 */
export function privatePage(title: string, cartParts: readonly string[] = []) {
  const load = async ({ country, origin }: LoadArgs): Promise<{ head: PageHead }> => ({
    head: { title, description: title, path: null, country: country.code, origin },
  });
  const loader = serverLoad(load);
  return {
    loader,
    clientLoader: browserLoad(load),
    handle: { cartParts } satisfies CartRoute,
    meta: ({ loaderData }: MetaArgs<typeof loader>) => pageMeta(loaderData?.head),
  };
}
