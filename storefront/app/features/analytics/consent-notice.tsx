import { announce } from "@tread/design-system/announcer";
import { Button } from "@tread/design-system/button";
import { Link } from "@tread/design-system/link";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { mayMeasure } from "#domain/analytics/consent.ts";
import { keepConsent, readConsent } from "../../platform/analytics/consent.ts";
import { BottomNotice } from "../notices/bottom-notice.tsx";
import { useShopHref } from "../shop/use-shop.ts";
import type { ConsentNoticeProps } from "./consent-start.tsx";

/** Asks whether a visit may be measured. Both answers weigh the same. */
export default function ConsentNotice({ called, onDone }: ConsentNoticeProps) {
  const href = useShopHref();
  const yes = useRef<HTMLButtonElement>(null);
  const from = useRef<Element | null>(null);
  useEffect(() => {
    if (!called) {
      announce("May we count your visit? The question is at the top of the page.");
      return;
    }
    from.current = document.activeElement;
    yes.current?.focus();
  }, [called]);

  const close = () => {
    onDone();
    if (from.current instanceof HTMLElement) from.current.focus();
  };
  const answer = (given: "granted" | "refused") => {
    keepConsent(given);
    announce(given === "granted" ? "Your visits are counted." : "Your visits are not counted.");
    close();
  };
  // Who came to look may leave without a word; who is asked answers.
  const leave = (event: KeyboardEvent) => {
    if (event.key === "Escape" && called > 0) close();
  };
  return (
    <BottomNotice
      shout="Count you in?"
      aside="No names taken."
      onKeyDown={leave}
      actions={
        <>
          <Button ref={yes} variant="secondary" onClick={() => answer("granted")}>
            Count me
          </Button>
          <Button variant="secondary" onClick={() => answer("refused")}>
            No thanks
          </Button>
        </>
      }
    >
      We'd like to count which pages and products get looked at. Never your name, or what you type.{" "}
      {called > 0 && (mayMeasure(readConsent()) ? "You are counted now. " : "You are not counted now. ")}
      <Link href={href("/articles/privacy-policy")}>Privacy policy</Link>
    </BottomNotice>
  );
}
