import type { ConsentAnswer, ConsentSituation } from "#domain/analytics/consent.ts";
import { localStorageOrMemory } from "../store/storage.ts";

const key = "consent";

function readAnswer(): ConsentAnswer {
  const kept = localStorageOrMemory.getItem(key);
  return kept === "granted" || kept === "refused" ? kept : null;
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
