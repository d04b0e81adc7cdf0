import type { InputOf, ResponseOf } from "#contract/calls.ts";
import { api, request } from "../../platform/api/api.ts";

/** What a reminder is about. */
export type RemindedOf = ResponseOf<"reminders.confirm">;

export const remindersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Asks to be told by mail. */
    askReminder: build.mutation<ResponseOf<"reminders.create">, InputOf<"reminders.create">["body"]>({
      query: (body) => request("reminders.create", { params: undefined, query: undefined, body }),
    }),
    /** Does what a link of a mail says. A query, so that one link is followed once however often its page is drawn. */
    followReminder: build.query<RemindedOf, { does: "confirm" | "end"; token: string }>({
      query: ({ does, token }) => request(`reminders.${does}`, { params: undefined, query: undefined, body: { token } }),
      keepUnusedDataFor: 0,
    }),
  }),
});
export const { useAskReminderMutation, useFollowReminderQuery } = remindersApi;
