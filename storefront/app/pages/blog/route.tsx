import { data, type MetaArgs, useLoaderData } from "react-router";
import { blogApi } from "../../features/content/blog-api.ts";
import { throwFailure } from "../../features/content/resolve-page.ts";
import { pageMeta } from "../../platform/head/page-meta.ts";
import { type LoadArgs, loadWith } from "../../platform/routing/load.ts";
import { BlogPage } from "./blog-page.tsx";
import { blogAddress, blogPath, parseBlogQuery } from "./blog-query.ts";

/** The blog by page and tag (ROUTE-15, CONT-01). Beyond its last page there is nothing. */
async function load({ store, search, country, origin }: LoadArgs) {
  const query = parseBlogQuery(search);
  const answer = await store.dispatch(blogApi.endpoints.blogPosts.initiate(query, { subscribe: false }));
  if (answer.error || !answer.data) throwFailure(answer.error);
  const { pages, tags, total } = answer.data;
  if (query.page > pages) throw data("Page not found", { status: 404 });
  const tag = tags.find(({ slug }) => slug === query.tag)?.name;
  const suffix = query.page > 1 ? `, page ${query.page}` : "";
  return {
    query,
    head: {
      title: `${tag ? `${tag} in the journal` : "The journal"}${suffix}`,
      description: "Running, style, care and the people behind the seams: what we write between two fittings.",
      path: total > 0 ? blogAddress(query) : null,
      country: country.code,
      origin,
      // Which pages and tags the other country has is not known here.
      onlyHere: blogAddress(query) !== blogPath,
    },
  };
}
export const loader = loadWith(load);
export const clientLoader = loadWith(load);

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return pageMeta(loaderData?.head);
}

export default function BlogRoute() {
  return <BlogPage query={useLoaderData<typeof loader>().query} />;
}
