import { type MetaArgs, useLoaderData } from "react-router";
import { siteName } from "#domain/configuration/site-name.ts";
import { pageNumber } from "#domain/listing/page-number.ts";
import { parseNear } from "#domain/stores/locality-check.ts";
import { throwFailure } from "../../features/content/resolve-page.ts";
import { storesApi } from "../../features/stores/stores-api.ts";
import { pageMeta } from "../../platform/head/page-meta.ts";
import { type LoadArgs, loadWith } from "../../platform/routing/load.ts";
import { StoresPage } from "./stores-page.tsx";

/** What the address asks for, as the shop's call takes it. */
function askedPlace(search: URLSearchParams): string {
  const near = parseNear(search.get("near"));
  if (near === null) return "";
  return near.type === "place" ? near.text : `${near.coordinates.latitude},${near.coordinates.longitude}`;
}

async function load({ store, search, country, origin, path }: LoadArgs) {
  const question = { near: askedPlace(search), page: pageNumber(search.get("page")) };
  const answer = await store.dispatch(storesApi.endpoints.storesList.initiate(question, { subscribe: false }));
  if (answer.error || !answer.data) throwFailure(answer.error);
  const { locality } = answer.data;
  const place = locality.status === "found" && !locality.place.isPosition ? ` near ${locality.place.label}` : "";
  return {
    question,
    head: {
      title: `Stores${place}`,
      description: `Where to find ${siteName} in ${country.name}: addresses, opening hours, and click and collect.`,
      path,
      country: country.code,
      origin,
    },
  };
}
export const loader = loadWith(load);
export const clientLoader = loadWith(load);

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return pageMeta(loaderData?.head);
}

export default function StoresRoute() {
  const { question } = useLoaderData<typeof loader>();
  return <StoresPage question={question} />;
}
