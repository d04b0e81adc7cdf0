import type { ResponseOf } from "#contract/calls.ts";
import { api, request } from "../../platform/api/api.ts";

/** How a sign-up ended (MKTG-16; MKTG-17). */
export type SignUpResult = "SUCCESS" | "PREV_UNSUB";

/** Reads the answer of a sign-up; a failed call is the third result, ERROR. */
export function signUpResult({ success, status }: ResponseOf<"marketing.signUp">): SignUpResult {
  return !success && status === "unsubscribed" ? "PREV_UNSUB" : "SUCCESS";
}

export const signUpApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Subscribes an address from the footer (MKTG-04). */
    footerSignUp: build.mutation<SignUpResult, string>({
      query: (email) =>
        request("marketing.signUp", {
          params: undefined,
          query: undefined,
          body: { email, contactSource: "Website Footer", subscribeToMarketing: true },
        }),
      transformResponse: signUpResult,
    }),
  }),
});
export const { useFooterSignUpMutation } = signUpApi;
