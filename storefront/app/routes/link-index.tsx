import { data, type MetaArgs, useLoaderData } from "react-router";
import { LinkIndexPage } from "../features/content/link-index-page.tsx";
import { type PageHead, pageMeta } from "../head/page-meta.ts";
import { browserLoad, type LoadArgs, serverLoad } from "../routing/load.ts";
import { resolvePage } from "../routing/page-load.ts";

async function load(args: LoadArgs) {
  const entity = await resolvePage(args);
  if (entity.type !== "index") throw data("Page not found", { status: 404 });
  const { title } = entity.data;
  const head: PageHead = {
    title,
    description: `${title} at Tread & Thread.`,
    path: args.path,
    country: args.country.code,
    origin: args.origin,
  };
  return { path: args.path, head };
}
export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return pageMeta(loaderData?.head);
}

export default function LinkIndexRoute() {
  const { path } = useLoaderData<typeof loader>();
  return <LinkIndexPage path={path} />;
}
