import { data, type MetaArgs, useLoaderData } from "react-router";
import { resolvePage } from "../../features/content/resolve-page.ts";
import { requireBtqNavigation } from "../../features/shop/btq-navigation.ts";
import { pageMeta } from "../../platform/head/page-meta.ts";
import { type LoadArgs, loadWith } from "../../platform/routing/load.ts";
import { BlockPage } from "./block-page.tsx";
import { OrganisationData } from "./organisation-data.tsx";
import { previewPicture } from "./preview-picture.ts";

/** Home, the boutique, articles and any other path: a page of blocks, a redirect, or not found (ROUTE-03, ROUTE-04, ROUTE-21). */
async function load(args: LoadArgs) {
  const entity = await resolvePage(args);
  if (entity.type !== "page") throw data("Page not found", { status: 404 });
  const { title, description, path, btq, onlyHere } = entity.data;
  await requireBtqNavigation(args.store, btq);
  const image = previewPicture(entity.data);
  const head = { title, description, path, image, country: args.country.code, origin: args.origin, onlyHere };
  return { path: args.path, btq, head };
}
export const loader = loadWith(load);
export const clientLoader = loadWith(load);

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return pageMeta(loaderData?.head);
}

export default function ContentRoute() {
  const { path } = useLoaderData<typeof loader>();
  return (
    <>
      {path === "/" && <OrganisationData />}
      <BlockPage path={path} />
    </>
  );
}
