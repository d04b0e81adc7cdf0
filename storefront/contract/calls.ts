import {
  accountGet,
  accountOrdersGet,
  accountOrdersList,
  accountStateGet,
  accountStatePut,
  accountUpdate,
  addressesCreate,
  addressesDelete,
  addressesList,
  addressesLookup,
  addressesRetrieve,
  addressesUpdate,
  savedCardsCreate,
  savedCardsDefault,
  savedCardsDelete,
  savedCardsList,
} from "./account.ts";
import { blogPosts } from "./blog.ts";
import type { Call, CallInput, CallResponse, ParsedInput } from "./call.ts";
import { productsVerifyChallenge } from "./challenges.ts";
import {
  checkoutClientToken,
  checkoutInfo,
  checkoutInstalments,
  checkoutOrders,
  checkoutPlacement,
  checkoutPromoItems,
  checkoutWithdraw,
} from "./checkout.ts";
import {
  contentErrorPage,
  contentFrame,
  contentNavigation,
  contentResolve,
  productsByIds,
  reviewsList,
  sizeChartGet,
} from "./content.ts";
import { contentPreview } from "./content-preview.ts";
import { productsRelated, searchesNote, searchesPopular } from "./habits.ts";
import { loyaltyMembership, loyaltyQuotes } from "./loyalty.ts";
import { marketingSignUp } from "./marketing.ts";
import { ordersGet, ordersLookup } from "./orders.ts";
import { remindersConfirm, remindersCreate, remindersEnd } from "./reminders.ts";
import { returnsCancel, returnsCreate, returnsGet, returnsOpen } from "./returns.ts";
import { searchObjects, searchQueries } from "./search.ts";
import { sessionCreate, sessionDelete, sessionRefresh } from "./session.ts";
import { storeLocalities, storesGet, storesList, storesStock } from "./stores.ts";
import { passwordChange, passwordForgot, passwordReset, usersClose, usersCreate, usersResend, usersVerify } from "./users.ts";
import { vouchersBalance } from "./vouchers.ts";

/** Every call of the shop, by name. The server registers them all; the OpenAPI document lists them all. */
export const calls = {
  [contentResolve.name]: contentResolve,
  [contentNavigation.name]: contentNavigation,
  [contentFrame.name]: contentFrame,
  [contentErrorPage.name]: contentErrorPage,
  [contentPreview.name]: contentPreview,
  [blogPosts.name]: blogPosts,
  [sizeChartGet.name]: sizeChartGet,
  [productsByIds.name]: productsByIds,
  [reviewsList.name]: reviewsList,
  [productsVerifyChallenge.name]: productsVerifyChallenge,
  [searchQueries.name]: searchQueries,
  [searchObjects.name]: searchObjects,
  [checkoutInfo.name]: checkoutInfo,
  [checkoutPromoItems.name]: checkoutPromoItems,
  [checkoutInstalments.name]: checkoutInstalments,
  [checkoutClientToken.name]: checkoutClientToken,
  [checkoutOrders.name]: checkoutOrders,
  [checkoutPlacement.name]: checkoutPlacement,
  [checkoutWithdraw.name]: checkoutWithdraw,
  [vouchersBalance.name]: vouchersBalance,
  [loyaltyMembership.name]: loyaltyMembership,
  [loyaltyQuotes.name]: loyaltyQuotes,
  [marketingSignUp.name]: marketingSignUp,
  [searchesNote.name]: searchesNote,
  [searchesPopular.name]: searchesPopular,
  [productsRelated.name]: productsRelated,
  [remindersCreate.name]: remindersCreate,
  [remindersConfirm.name]: remindersConfirm,
  [remindersEnd.name]: remindersEnd,
  [ordersLookup.name]: ordersLookup,
  [ordersGet.name]: ordersGet,
  [returnsOpen.name]: returnsOpen,
  [returnsGet.name]: returnsGet,
  [returnsCreate.name]: returnsCreate,
  [returnsCancel.name]: returnsCancel,
  [sessionCreate.name]: sessionCreate,
  [sessionDelete.name]: sessionDelete,
  [sessionRefresh.name]: sessionRefresh,
  [usersCreate.name]: usersCreate,
  [usersVerify.name]: usersVerify,
  [usersResend.name]: usersResend,
  [passwordForgot.name]: passwordForgot,
  [passwordReset.name]: passwordReset,
  [passwordChange.name]: passwordChange,
  [usersClose.name]: usersClose,
  [accountGet.name]: accountGet,
  [accountUpdate.name]: accountUpdate,
  [accountStateGet.name]: accountStateGet,
  [accountStatePut.name]: accountStatePut,
  [addressesList.name]: addressesList,
  [addressesCreate.name]: addressesCreate,
  [addressesUpdate.name]: addressesUpdate,
  [addressesDelete.name]: addressesDelete,
  [addressesLookup.name]: addressesLookup,
  [addressesRetrieve.name]: addressesRetrieve,
  [savedCardsList.name]: savedCardsList,
  [savedCardsCreate.name]: savedCardsCreate,
  [savedCardsDelete.name]: savedCardsDelete,
  [savedCardsDefault.name]: savedCardsDefault,
  [accountOrdersList.name]: accountOrdersList,
  [accountOrdersGet.name]: accountOrdersGet,
  [storesList.name]: storesList,
  [storesGet.name]: storesGet,
  [storeLocalities.name]: storeLocalities,
  [storesStock.name]: storesStock,
} as const satisfies Record<string, Call>;

export type Calls = typeof calls;
export type CallName = keyof Calls;
export type InputOf<N extends CallName> = CallInput<Calls[N]>;
export type ParsedInputOf<N extends CallName> = ParsedInput<Calls[N]>;
export type ResponseOf<N extends CallName> = CallResponse<Calls[N]>;
