import { useEffect, useRef, useState } from "react";
import type { ExpressMethod } from "#domain/express/express-method.ts";
import type { Wallet } from "#domain/payments/wallet.ts";
import type { PaymentService } from "../payments/use-payment-service.ts";
import type { WalletSheet } from "../payments/wallets/wallet-sheet.ts";
import type { ExpressSheet } from "./pay-express.ts";

export interface HostedSheets {
  /** The wallets that cannot be had in this browser, or not now. */
  readonly missing: ReadonlySet<Wallet>;
  /** A method's sheet; undefined where it is the sandbox's. */
  sheet(method: ExpressMethod): Promise<ExpressSheet> | undefined;
}

const none: ReadonlySet<Wallet> = new Set();
const ignore = () => undefined;

/**
 * A service's sheets, loaded while their buttons are looked at: browsers open a window, and Safari Apple Pay, only in the same breath
 * as a press. One is taken away with the buttons, or when the order that is chosen in it has ended.
 * @param service null where the sheets are the sandbox's, of which none is loaded here
 */
export function useHostedSheets(service: PaymentService | null, wallets: readonly Wallet[]): HostedSheets {
  const sheets = useRef(new Map<ExpressMethod, Promise<ExpressSheet>>());
  const [missing, setMissing] = useState(none);
  useEffect(() => {
    if (!service) return;
    let gone = false;
    // Waits for no network once the button is pressed.
    void import("./pay-express.ts");
    const cleanups = wallets.map((wallet) => {
      const loaded = service.loadSheet(wallet);
      let open = 0;
      const leave = (sheet: WalletSheet) => {
        if (gone && open === 0) sheet.teardown();
      };
      const lasting = loaded.then(
        (sheet): ExpressSheet => ({
          async checkOut(request, handlers) {
            open += 1;
            try {
              return await sheet.checkOut(request, handlers);
            } finally {
              open -= 1;
              leave(sheet);
            }
          },
          teardown: ignore,
        }),
      );
      sheets.current.set(wallet, lasting);
      lasting.catch(() => {
        if (!gone) setMissing((known) => new Set([...known, wallet]));
      });
      return () => void loaded.then(leave, ignore);
    });
    return () => {
      gone = true;
      sheets.current.clear();
      setMissing(none);
      for (const cleanup of cleanups) cleanup();
    };
  }, [service, wallets]);
  return { missing, sheet: (method) => sheets.current.get(method) };
}
