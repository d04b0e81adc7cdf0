import { data, type MetaArgs, useLoaderData } from "react-router";
import { siteName } from "#domain/configuration/site-name.ts";
import { resolvePage } from "../../features/content/resolve-page.ts";
import { pageMeta } from "../../platform/head/page-meta.ts";
import { type LoadArgs, loadWith } from "../../platform/routing/load.ts";
import { LinkIndexPage } from "./link-index-page.tsx";

async function load(args: LoadArgs) {
  const entity = await resolvePage(args);
  if (entity.type !== "index") throw data("Page not found", { status: 404 });
  const { title } = entity.data;
  const description = `${title} at ${siteName}, from A to Z.`;
  return { path: args.path, head: { title, description, path: args.path, country: args.country.code, origin: args.origin } };
}
export const loader = loadWith(load);
export const clientLoader = loadWith(load);

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return pageMeta(loaderData?.head);
}

export default function LinkIndexRoute() {
  const { path } = useLoaderData<typeof loader>();
  return <LinkIndexPage path={path} />;
}
