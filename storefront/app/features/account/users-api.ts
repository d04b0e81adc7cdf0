import type { InputOf, ResponseOf } from "#contract/calls.ts";
import { api, request } from "../../platform/api/api.ts";

/** What a link of a mail carries: whose it is, and the code that proves that the mail was read. */
export type MailLink = InputOf<"users.verify">["body"];

export const usersApi = api.injectEndpoints({
  endpoints: (build) => ({
    signUp: build.mutation<ResponseOf<"users.create">, InputOf<"users.create">["body"]>({
      query: (body) => request("users.create", { params: undefined, query: undefined, body }),
    }),
    /**
     * Uses up a link of a mail. A query, so that one link is used once however often its page is drawn; forgotten with the page,
     * because the answer may hold a session.
     */
    verify: build.query<ResponseOf<"users.verify">, MailLink>({
      query: (body) => request("users.verify", { params: undefined, query: undefined, body }),
      keepUnusedDataFor: 0,
    }),
    resendVerification: build.mutation<ResponseOf<"users.resendVerification">, InputOf<"users.resendVerification">["body"]>({
      query: (body) => request("users.resendVerification", { params: undefined, query: undefined, body }),
    }),
    forgotPassword: build.mutation<ResponseOf<"users.forgotPassword">, InputOf<"users.forgotPassword">["body"]>({
      query: (body) => request("users.forgotPassword", { params: undefined, query: undefined, body }),
    }),
    resetPassword: build.mutation<ResponseOf<"users.resetPassword">, InputOf<"users.resetPassword">["body"]>({
      query: (body) => request("users.resetPassword", { params: undefined, query: undefined, body }),
    }),
    changePassword: build.mutation<ResponseOf<"users.changePassword">, InputOf<"users.changePassword">["body"]>({
      query: (body) => request("users.changePassword", { params: undefined, query: undefined, body }),
    }),
    /** Closes the account, by its password. */
    closeAccount: build.mutation<ResponseOf<"users.close">, string>({
      query: (password) => request("users.close", { params: undefined, query: undefined, body: { password } }),
    }),
  }),
});
export const {
  useSignUpMutation,
  useVerifyQuery,
  useResendVerificationMutation,
  useForgotPasswordMutation,
  useResetPasswordMutation,
  useChangePasswordMutation,
  useCloseAccountMutation,
} = usersApi;
