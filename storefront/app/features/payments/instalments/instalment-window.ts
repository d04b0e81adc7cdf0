import { type AskedAhead, textIn, WalletUnavailable } from "../wallets/wallet-sheet.ts";

/** Milliseconds in which what was said just before a window closed has arrived. */
const arriving = 500;

/**
 * Instalments approved in the provider's own window, which comes back to a page of the shop; that page says how it went on a channel
 * of this origin. The window cannot be watched, since it belongs to somebody else: whoever looks at the shop again without it has closed it.
 */
export function openInstalmentWindow(): AskedAhead {
  let stop: (() => void) | undefined;
  return {
    approve(asked) {
      stop?.();
      // Browsers open a window only in the same breath as a press, which the shop's answer comes too late for.
      const opened = window.open("", "instalments", "popup,width=480,height=760");
      if (!opened) return Promise.reject(new WalletUnavailable("The provider's window did not open."));
      const { promise, resolve, reject } = Promise.withResolvers<string | null>();
      const channel = new BroadcastChannel("instalments");
      let checkout: string | undefined;
      let closing: ReturnType<typeof setTimeout> | undefined;
      let isOver = false;
      const end = (settle: () => void) => {
        isOver = true;
        window.removeEventListener("focus", onFocus);
        clearTimeout(closing);
        channel.close();
        stop = undefined;
        settle();
      };
      const onFocus = () => {
        if (opened.closed) closing ??= setTimeout(end, arriving, () => resolve(null));
      };
      channel.onmessage = ({ data }: MessageEvent<unknown>) => {
        // Of another order, which another tab waits for.
        if (checkout === undefined || textIn(data, "token") !== checkout) return;
        const token = textIn(data, "status") === "SUCCESS" ? checkout : null;
        end(() => resolve(token));
      };
      window.addEventListener("focus", onFocus);
      const leave = (settle: () => void) => {
        if (isOver) return;
        opened.close();
        end(settle);
      };
      stop = () => leave(() => reject(new WalletUnavailable("The payment was left.")));
      Promise.resolve(asked).then(
        (request) => {
          if (request === null) return leave(() => resolve(null));
          if (isOver) return;
          if (request.approveAt === undefined) return leave(() => reject(new WalletUnavailable("The provider has no window.")));
          checkout = request.checkout;
          opened.location.replace(request.approveAt);
        },
        (error: unknown) => leave(() => reject(error)),
      );
      return promise;
    },
    teardown: () => stop?.(),
  };
}
