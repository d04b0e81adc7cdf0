import type { InputOf } from "#contract/calls.ts";
import { api, request } from "../../platform/api/api.ts";

export const challengeApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Whether the answer to a product's question is right. Fails when it is not. */
    verifyChallenge: build.mutation<unknown, InputOf<"products.verifyChallenge">["body"]>({
      query: (body) => request("products.verifyChallenge", { params: undefined, query: undefined, body }),
    }),
  }),
});
