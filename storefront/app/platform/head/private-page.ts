import type { MetaArgs } from "react-router";
import { type LoadArgs, loadWith } from "../routing/load.ts";
import { type PageHead, pageMeta } from "./page-meta.ts";

/** Loader and meta of a page that shows what only the browser knows: nothing of it is indexed. */
export function privatePage(title: string) {
  const loader = loadWith(
    async ({ country, origin }: LoadArgs): Promise<{ head: PageHead }> => ({
      head: { title, description: title, path: null, country: country.code, origin },
    }),
  );
  return { loader, meta: ({ loaderData }: MetaArgs<typeof loader>) => pageMeta(loaderData?.head) };
}
