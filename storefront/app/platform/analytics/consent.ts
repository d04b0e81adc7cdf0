import type { ConsentAnswer, ConsentSituation } from "#domain/analytics/consent.ts";
import { localStorageOrMemory } from "../store/storage.ts";

const key = "consent";

function readAnswer(): ConsentAnswer {
  const kept = localStorageOrMemory.getItem(key);
  return kept === "granted" || kept === "refused" ? kept : null;
}

/** Keeps what the shopper has said of being measured, for all pages of this browser to come. It can be said anew at any time. */
export function keepConsent(answer: "granted" | "refused"): void {
  localStorageOrMemory.setItem(key, answer);
}

const opened = "consent:open";

/** Has the shopper asked what may be measured, whatever was answered before. */
export const openConsent = (): boolean => dispatchEvent(new Event(opened));

/** Calls back whenever that is wanted. @returns what ends it */
export function onConsentOpened(callback: () => void): () => void {
  addEventListener(opened, callback);
  return () => removeEventListener(opened, callback);
}

/** How things stand with this browser's shopper. Whether the shop asks, its document says. */
export function readConsent(): ConsentSituation {
  const { globalPrivacyControl } = navigator as { globalPrivacyControl?: boolean };
  return {
    asked: document.documentElement.dataset.consent === "asked",
    answer: readAnswer(),
    privacyControl: globalPrivacyControl === true,
  };
}
