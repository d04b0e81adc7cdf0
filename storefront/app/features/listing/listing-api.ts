import type { ResponseOf } from "#contract/calls.ts";
import type { CallFailure } from "#contract/rendering.ts";
import { request } from "../../platform/api/api.ts";
import type { AppState } from "../../platform/store/app-state.ts";
import { searchUser } from "../account-state/search-user.ts";
import { contentApi } from "../content/content-api.ts";
import { productApi } from "../product/product-api.ts";
import { askedListing } from "./asked-listing.ts";
import { isFiltered, listingRequests, parseListingQuery } from "./listing-query.ts";
import { type ListingResults, toListingResults } from "./listing-results.ts";

export const listingApi = productApi.injectEndpoints({
  endpoints: (build) => ({
    /** The products of the listing at `path`, as its query string asks. */
    listing: build.query<ListingResults, { path: string; search: string }>({
      async queryFn({ path, search }, { dispatch, getState }, _extra, baseQuery) {
        const resolved = await dispatch(contentApi.endpoints.resolve.initiate(path, { subscribe: false }));
        const entity = resolved.data?.entity;
        if (entity?.type !== "listing") {
          return { error: (resolved.error as CallFailure) ?? { status: 404, code: "NotFound", message: "Page not found" } };
        }
        const asked = new URLSearchParams(search);
        const listing = askedListing(entity.data, asked);
        const query = parseListingQuery(asked, listing.facets);
        const state = getState() as AppState;
        const [main, ...counts] = listingRequests(listing, query, state.shop.country);
        const requests = [{ ...main!, ...searchUser(state) }, ...counts];
        const answer = await baseQuery(request("search.queries", { params: undefined, query: undefined, body: { requests } }));
        if (answer.error) return { error: answer.error };
        const results = toListingResults(listing, query, (answer.data as ResponseOf<"search.queries">).results);
        if (results.total === 0 && query.q !== "" && !isFiltered(query)) {
          // Few searches find no product.
          const { findOtherPages } = await import("../search/find-other-pages.ts");
          results.otherPages = await findOtherPages(query.q, state.shop.country, baseQuery);
        }
        const personalisation = query.adj === undefined || query.sort ? undefined : state.personalisations.byId[query.adj];
        // Frozen where it begins, as every answer is (`api.ts`): it has 48 tiles.
        if (!personalisation) return { data: Object.freeze(results) };
        // Few addresses ask for it.
        const { personalise } = await import("#domain/listing/personalisation.ts");
        return { data: { ...results, products: personalise(results.products, personalisation) } };
      },
    }),
  }),
});

export const { useListingQuery } = listingApi;
