import type { MetaArgs } from "react-router";
import { browserLoad, type LoadArgs, serverLoad } from "../routing/load.ts";
import { type PageHead, pageMeta } from "./page-meta.ts";

/** The exports of a route that shows only what the browser knows: nothing of it is rendered, cached or indexed. */
export function privatePage(title: string) {
  const load = async ({ country, origin }: LoadArgs): Promise<{ head: PageHead }> => ({
    head: { title, description: title, path: null, country: country.code, origin },
  });
  const loader = serverLoad(load);
  return {
    loader,
    clientLoader: browserLoad(load),
    meta: ({ loaderData }: MetaArgs<typeof loader>) => pageMeta(loaderData?.head),
  };
}
