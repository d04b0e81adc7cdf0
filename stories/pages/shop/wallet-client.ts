import { type SheetOwner, sheetName } from "@tread/storefront/app/features/payments/wallets/sheet-owner.ts";
import {
  type WalletRequest,
  type WalletSheet,
  WalletUnavailable,
} from "@tread/storefront/app/features/payments/wallets/wallet-client.ts";

export type * from "@tread/storefront/app/features/payments/wallets/wallet-client.ts";
export { WalletUnavailable };

/** How the wallets are doing: `slow` never answer, `failing` cannot be loaded. */
export type WalletCondition = "normal" | "slow" | "failing";

let condition: WalletCondition = "normal";

/** Decides how sheets that are loaded from now on fare. */
export function setWallets(next: WalletCondition): void {
  condition = next;
}

/** A wallet's sheet as its client loads it, in this document: it says what it asks for, and has a button for each end it can come to. */
export async function loadWalletSheet(wallet: SheetOwner): Promise<WalletSheet> {
  if (condition === "slow") await new Promise(() => undefined);
  if (condition === "failing") throw new WalletUnavailable("The wallet cannot be reached.");
  const dialog = document.createElement("dialog");
  dialog.setAttribute("aria-label", sheetName(wallet));
  document.body.append(dialog);

  return {
    approve: ({ amount, total, checkout }: WalletRequest) =>
      new Promise((resolve, reject) => {
        const button = (name: string, press: () => void) => {
          const element = document.createElement("button");
          element.textContent = name;
          element.addEventListener("click", () => {
            dialog.close();
            press();
          });
          return element;
        };
        dialog.replaceChildren(
          `Pay ${total}`,
          button("Approve", () => resolve(checkout ?? `${wallet}-${amount}`)),
          button("Break down", () => reject(new WalletUnavailable("The wallet broke down."))),
          button("Cancel", () => resolve(null)),
        );
        dialog.showModal();
      }),
    teardown: () => dialog.remove(),
  };
}
