import { localStorageOrMemory } from "../../platform/store/storage.ts";

const key = "install-offer";
const hidden = "hidden";

/** Whether the shopper never wants to be offered again to install the shop (PWA-05). */
export const isOfferHidden = (): boolean => localStorageOrMemory.getItem(key) === hidden;

/** Hides the offer for good. */
export const hideOffer = (): void => localStorageOrMemory.setItem(key, hidden);
