import type { ResponseOf } from "#contract/calls.ts";
import { api, request } from "../../platform/api/api.ts";

export type Frame = ResponseOf<"content.frame">;
export type Navigation = ResponseOf<"content.navigation">;
const nothing = { params: undefined, query: undefined, body: undefined };

export const frameApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Announcements, top-level links, footer, labels and badges: what every page shows. */
    frame: build.query<Frame, void>({ query: () => request("content.frame", nothing) }),
    /** The dropdowns' content; asked for when a shopper first reaches for the navigation. */
    navigation: build.query<Navigation, void>({ query: () => request("content.navigation", nothing) }),
  }),
});

export const { useFrameQuery, useNavigationQuery } = frameApi;
