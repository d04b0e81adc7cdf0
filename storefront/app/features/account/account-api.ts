import type { InputOf, ResponseOf } from "#contract/calls.ts";
import { api, request } from "../../platform/api/api.ts";
import type { AppDispatch } from "../../platform/store/app-state.ts";

export type Account = ResponseOf<"account.get">;
export type AccountChange = InputOf<"account.update">["body"];
export type SavedAddress = ResponseOf<"addresses.list">["addresses"][number];
export type AddressBody = InputOf<"addresses.create">["body"];
export type AddressSuggestion = ResponseOf<"addresses.lookup">["suggestions"][number];
export type SavedCard = ResponseOf<"paymentMethods.list">["paymentMethods"][number];

const nothing = { params: undefined, query: undefined, body: undefined } as const;

const withAccount = api.enhanceEndpoints({ addTagTypes: ["Account", "Addresses", "Cards", "AccountOrders"] });

/**
 * What the shop keeps for a shopper who has signed in. A change of addresses or cards is answered with all of them, which then
 * take the place of those that were known, so that nothing is asked for twice.
 */
export const accountApi = withAccount.injectEndpoints({
  endpoints: (build) => ({
    account: build.query<Account, void>({
      query: () => request("account.get", nothing),
      providesTags: ["Account"],
    }),
    updateAccount: build.mutation<Account, AccountChange>({
      query: (body) => request("account.update", { ...nothing, body }),
      onQueryStarted: (_, { dispatch, queryFulfilled }) => showAccount(dispatch, queryFulfilled),
    }),

    addresses: build.query<SavedAddress[], void>({
      query: () => request("addresses.list", nothing),
      transformResponse: (answer: ResponseOf<"addresses.list">) => answer.addresses,
      providesTags: ["Addresses"],
    }),
    /** Keeps a new address, or changes the one with the id. */
    saveAddress: build.mutation<SavedAddress[], { id?: string; body: AddressBody }>({
      query: ({ id, body }) =>
        id === undefined
          ? request("addresses.create", { ...nothing, body })
          : request("addresses.update", { ...nothing, params: { id }, body }),
      transformResponse: (answer: ResponseOf<"addresses.list">) => answer.addresses,
      onQueryStarted: (_, { dispatch, queryFulfilled }) => showAddresses(dispatch, queryFulfilled),
      invalidatesTags: (saved) => (saved ? ["Account"] : []),
    }),
    deleteAddress: build.mutation<SavedAddress[], string>({
      query: (id) => request("addresses.delete", { ...nothing, params: { id } }),
      transformResponse: (answer: ResponseOf<"addresses.list">) => answer.addresses,
      onQueryStarted: (_, { dispatch, queryFulfilled }) => showAddresses(dispatch, queryFulfilled),
      invalidatesTags: (left) => (left ? ["Account"] : []),
    }),
    /** Addresses that begin like what is typed. */
    addressLookup: build.query<AddressSuggestion[], { q: string; country: "NZ" | "AU" }>({
      query: (query) => request("addresses.lookup", { ...nothing, query }),
      transformResponse: (answer: ResponseOf<"addresses.lookup">) => answer.suggestions,
    }),
    /** The whole address of a suggestion that came without it. */
    retrieveAddress: build.query<NonNullable<AddressSuggestion["address"]>, { id: string; country: "NZ" | "AU" }>({
      query: (query) => request("addresses.retrieve", { ...nothing, query }),
      transformResponse: (answer: ResponseOf<"addresses.retrieve">) => answer.address,
    }),

    cards: build.query<SavedCard[], void>({
      query: () => request("paymentMethods.list", nothing),
      transformResponse: (answer: ResponseOf<"paymentMethods.list">) => answer.paymentMethods,
      providesTags: ["Cards"],
    }),
    /** Keeps a card by the token of its hosted fields. */
    saveCard: build.mutation<SavedCard[], { token: string; isDefault: boolean }>({
      query: (body) => request("paymentMethods.create", { ...nothing, body }),
      transformResponse: (answer: ResponseOf<"paymentMethods.list">) => answer.paymentMethods,
      onQueryStarted: (_, { dispatch, queryFulfilled }) => showCards(dispatch, queryFulfilled),
    }),
    deleteCard: build.mutation<SavedCard[], string>({
      query: (id) => request("paymentMethods.delete", { ...nothing, params: { id } }),
      transformResponse: (answer: ResponseOf<"paymentMethods.list">) => answer.paymentMethods,
      onQueryStarted: (_, { dispatch, queryFulfilled }) => showCards(dispatch, queryFulfilled),
    }),
    makeDefaultCard: build.mutation<SavedCard[], string>({
      query: (id) => request("paymentMethods.default", { ...nothing, params: { id } }),
      transformResponse: (answer: ResponseOf<"paymentMethods.list">) => answer.paymentMethods,
      onQueryStarted: (_, { dispatch, queryFulfilled }) => showCards(dispatch, queryFulfilled),
    }),

    /** A page of the order history, newest first; pages count from 1. */
    accountOrders: build.query<ResponseOf<"accountOrders.list">, number>({
      query: (page) => request("accountOrders.list", { ...nothing, query: { page } }),
      providesTags: ["AccountOrders"],
    }),
    accountOrder: build.query<ResponseOf<"accountOrders.get">, string>({
      query: (number) => request("accountOrders.get", { ...nothing, params: { number } }),
      providesTags: ["AccountOrders"],
    }),
  }),
});
export const {
  useAccountQuery,
  useAddressesQuery,
  useSaveAddressMutation,
  useDeleteAddressMutation,
  useCardsQuery,
  useSaveCardMutation,
  useDeleteCardMutation,
  useMakeDefaultCardMutation,
  useAccountOrdersQuery,
  useAccountOrderQuery,
} = accountApi;

/** What a change is answered with, or null when it was refused: the caller hears of that by itself. */
const answerOf = <T>(answered: Promise<{ data: T }>) => answered.catch(() => null);

async function showAccount(dispatch: AppDispatch, answered: Promise<{ data: Account }>): Promise<void> {
  const value = (await answerOf(answered))?.data;
  if (value) dispatch(accountApi.util.upsertQueryEntries([{ endpointName: "account", arg: undefined, value }]));
}

async function showAddresses(dispatch: AppDispatch, answered: Promise<{ data: SavedAddress[] }>): Promise<void> {
  const value = (await answerOf(answered))?.data;
  if (value) dispatch(accountApi.util.upsertQueryEntries([{ endpointName: "addresses", arg: undefined, value }]));
}

async function showCards(dispatch: AppDispatch, answered: Promise<{ data: SavedCard[] }>): Promise<void> {
  const value = (await answerOf(answered))?.data;
  if (value) dispatch(accountApi.util.upsertQueryEntries([{ endpointName: "cards", arg: undefined, value }]));
}
