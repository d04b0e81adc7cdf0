import { data, redirect } from "react-router";
import type { CallFailure } from "#contract/rendering.ts";
import type { LoadArgs } from "../../platform/routing/load.ts";
import { contentApi, type ShownEntity } from "./content-api.ts";

/** Turns a failed query into the answer that the error page shows: 404 stays 404, anything else is ours to apologise for. */
export function throwFailure(failure: unknown): never {
  const { status, message } = failure as Partial<CallFailure>;
  if (status === 404) throw data("Page not found", { status: 404 });
  throw data(message ?? "Something went wrong", { status: status && status >= 500 ? status : 500 });
}

/**
 * Resolves what lives at the page's path into the store.
 * @throws a redirect when it has moved, or a 404 (text "Page not found", ROUTE-21) when nothing is there
 */
export async function resolvePage({
  store,
  path,
  asked = path,
}: Pick<LoadArgs, "store" | "path"> & { asked?: string }): Promise<ShownEntity> {
  const answer = await store.dispatch(contentApi.endpoints.resolve.initiate(asked, { subscribe: false }));
  if (answer.error || !answer.data) throwFailure(answer.error);
  const { isRedirect, redirectHref, httpStatusCode, entity } = answer.data;
  if (isRedirect && redirectHref)
    throw redirect(redirectHref, httpStatusCode >= 300 && httpStatusCode < 400 ? httpStatusCode : 302);
  if (!entity) throw data("Page not found", { status: httpStatusCode >= 400 ? httpStatusCode : 404 });
  return entity;
}
