import { data } from "react-router";
import { resolvePage } from "../../features/content/resolve-page.ts";
import { type LoadArgs, loadWith } from "../../platform/routing/load.ts";

/** `/pcr?code=<code>`: a scanned or printed product code leads to its product, and to 404 where there is none (ROUTE-18). */
async function load({ store, search }: LoadArgs): Promise<never> {
  await resolvePage({ store, path: "/pcr", asked: `/pcr?${search}` });
  throw data("Page not found", { status: 404 });
}
export const loader = loadWith(load);
export const clientLoader = loadWith(load);

export default function ProductCodeRoute() {
  return null;
}
