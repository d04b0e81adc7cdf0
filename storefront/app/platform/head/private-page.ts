import type { MetaArgs } from "react-router";
import { type LoadArgs, loadWith } from "../routing/load.ts";
import { type PageHead, pageMeta } from "./page-meta.ts";

/**
 * Loader and meta of a page that shows what only the browser knows: nothing of it is indexed.
 * @param description a sentence of what the page is for, as browsers and link previews show it
 * @param guard throws a redirect where the page is not for this visitor
 */
export function privatePage(title: string, description: string, guard?: (args: LoadArgs) => void) {
  const loader = loadWith(async (args: LoadArgs): Promise<{ head: PageHead }> => {
    guard?.(args);
    const { country, origin } = args;
    return { head: { title, description, path: null, country: country.code, origin } };
  });
  return { loader, meta: ({ loaderData }: MetaArgs<typeof loader>) => pageMeta(loaderData?.head) };
}

/**
 * Has nothing of a page painted before its main part is there, so that no half of a form stands where the whole will not.
 * @param href `#` and the id of the element after the main part: browsers paint as soon as it begins
 */
export const paintedBefore = (href: string) => ({ tagName: "link", rel: "expect", href, blocking: "render" }) as const;
