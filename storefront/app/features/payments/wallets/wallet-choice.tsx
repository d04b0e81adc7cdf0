import { Skeleton } from "@tread/design-system/skeleton";
import { Text } from "@tread/design-system/text";
import { type ReactNode, type Ref, useEffect, useImperativeHandle, useRef, useState } from "react";
import { useAppSelector } from "../../../platform/store/hooks.ts";
import { LoadFailedNote } from "../../alerts/load-failed-note.tsx";
import { usePaymentService } from "../use-payment-service.ts";
import { type SheetOwner, sheetName } from "./sheet-owner.ts";
import type { AskedAhead } from "./wallet-sheet.ts";

/** What the payment step asks of a wallet. */
export interface WalletHandle {
  /**
   * Opens the wallet's sheet and waits for the shopper. A single-use token, or null when there was nothing to approve, the shopper closed
   * the sheet or it could not be had, which is then said. Waits for a sheet that is still on its way.
   */
  approve: AskedAhead["approve"];
}

export interface WalletChoiceProps {
  ref?: Ref<WalletHandle>;
  wallet: SheetOwner;
  /** Why there is no token, as a sentence. Not heard of when the shopper closed the sheet. */
  onFailure: (message: string) => void;
  /** What is said once the sheet is there. */
  children: ReactNode;
}

/** What choosing a wallet or instalments opens: its sheet is loaded now, and shown when the shopper pays. */
export function WalletChoice({ ref, wallet, onFailure, children }: WalletChoiceProps) {
  const hostedInstalments = useAppSelector((state) => state.shop.instalments === "window");
  const service = usePaymentService();
  const name = sheetName(wallet);
  const arrival = useRef<Promise<AskedAhead | null>>(Promise.resolve(null));
  const [loading, setLoading] = useState<"loading" | "ready" | "failed">("loading");
  const [attempt, setAttempt] = useState(1);
  const unableToLoad = `We can't load ${name} right now.`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads the sheet anew.
  useEffect(() => {
    let gone = false;
    const load = async (): Promise<AskedAhead> => {
      if (wallet === "afterpay" && hostedInstalments) {
        return (await import("../instalments/instalment-window.ts")).openInstalmentWindow();
      }
      const isHosted = wallet !== "afterpay" && service;
      const sheet = await (isHosted ? service.loadSheet(wallet) : (await import("./wallet-client.ts")).loadWalletSheet(wallet));
      return {
        approve: async (asked) => {
          const request = await asked;
          return request && sheet.approve(request);
        },
        teardown: () => sheet.teardown(),
      };
    };
    const loaded = load();
    setLoading("loading");
    arrival.current = loaded.then(
      (sheet) => {
        if (!gone) setLoading("ready");
        return {
          ...sheet,
          approve: (asked) =>
            sheet.approve(asked).catch((error) => {
              // Who has left the step with the sheet open has closed it.
              if (gone) return null;
              throw error;
            }),
        };
      },
      () => {
        if (!gone) setLoading("failed");
        return null;
      },
    );
    return () => {
      gone = true;
      loaded.then(
        (sheet) => sheet.teardown(),
        () => undefined,
      );
    };
  }, [wallet, attempt]);

  useImperativeHandle(ref, () => ({
    async approve(asked) {
      const sheet = await arrival.current;
      if (!sheet) {
        onFailure(unableToLoad);
        return null;
      }
      try {
        return await sheet.approve(asked);
      } catch {
        onFailure(`${name} isn't available right now and nothing was charged, so try again or choose another way to pay.`);
        return null;
      }
    },
  }));

  if (loading === "failed") return <LoadFailedNote message={unableToLoad} onRetry={() => setAttempt(attempt + 1)} />;
  return (
    <div aria-busy={loading === "loading"}>
      {loading === "loading" ? (
        <Skeleton />
      ) : (
        <Text variant="body.sm" tone="secondary">
          {children}
        </Text>
      )}
    </div>
  );
}
