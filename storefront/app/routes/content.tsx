import { data, type MetaArgs, useLoaderData } from "react-router";
import { BlockPage } from "../features/content/block-page.part.ts";
import { type PageHead, pageMeta } from "../head/page-meta.ts";
import { browserLoad, type LoadArgs, serverLoad } from "../routing/load.ts";
import { resolvePage } from "../routing/page-load.ts";

/** Any other path: a page of content, a redirect that the content knows of, or not found (ROUTE-03, ROUTE-04, ROUTE-21). */
async function load(args: LoadArgs) {
  const entity = await resolvePage(args);
  if (entity.type !== "page") throw data("Page not found", { status: 404 });
  const { title, description, path, btq } = entity.data;
  const head: PageHead = { title, description, path, country: args.country.code, origin: args.origin };
  return { path: args.path, head, btq };
}
export const loader = serverLoad(load);
export const clientLoader = browserLoad(load, BlockPage.preload);

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return pageMeta(loaderData?.head);
}

export default function ContentRoute() {
  const { path } = useLoaderData<typeof loader>();
  return <BlockPage path={path} />;
}
