import { textIn, type WalletSheet, WalletUnavailable } from "../wallets/wallet-sheet.ts";

/**
 * Instalments approved in the provider's own window, which comes back to a page of the shop; that page says how it went on a channel
 * of this origin. The window cannot be watched, since it belongs to somebody else: whoever looks at the shop again without it has closed it.
 */
export function openInstalmentWindow(): Pick<WalletSheet, "approve" | "teardown"> {
  let stop: (() => void) | undefined;
  return {
    approve({ approveAt, checkout }) {
      stop?.();
      const opened = approveAt === undefined ? null : window.open(approveAt, "instalments", "popup,width=480,height=760");
      if (!opened) return Promise.reject(new WalletUnavailable("The provider's window did not open."));
      const { promise, resolve, reject } = Promise.withResolvers<string | null>();
      const channel = new BroadcastChannel("instalments");
      const end = (settle: () => void) => {
        window.removeEventListener("focus", onFocus);
        channel.close();
        stop = undefined;
        settle();
      };
      const onFocus = () => {
        if (opened.closed) end(() => resolve(null));
      };
      channel.onmessage = ({ data }: MessageEvent<unknown>) => {
        // Of another order, which another tab waits for.
        if (textIn(data, "token") !== checkout) return;
        end(() => resolve(textIn(data, "status") === "SUCCESS" && checkout !== undefined ? checkout : null));
      };
      window.addEventListener("focus", onFocus);
      stop = () => end(() => reject(new WalletUnavailable("The payment was left.")));
      return promise;
    },
    teardown: () => stop?.(),
  };
}
