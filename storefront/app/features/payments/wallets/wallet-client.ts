import { connectFrame } from "../../../platform/frames/connect-frame.ts";
import { overlayEntry } from "../../../platform/routing/overlay-entry.ts";
import { answerSheet, type ExpressHandlers } from "./express-sheet.ts";
import { type SheetOwner, sheetName } from "./sheet-owner.ts";
import * as styles from "./wallet-client.css.ts";
import { textIn, type WalletSheet, WalletUnavailable } from "./wallet-sheet.ts";

/**
 * Loads a wallet's sheet: a frame of another origin in a dialog that is shown when it is asked. All that is said goes through a
 * port handed to that very frame, so no message of another window is ever heard.
 * @param timeout milliseconds that the sheet has to answer for the first time
 * @throws WalletUnavailable when it does not
 */
export function loadWalletSheet(wallet: SheetOwner, timeout = 15_000): Promise<WalletSheet> {
  const dialog = document.createElement("dialog");
  const frame = document.createElement("iframe");
  let asked: PromiseWithResolvers<string | null> | undefined;
  /** What the sheet was opened with. */
  let opening: object | undefined;
  let shop: ExpressHandlers | undefined;
  let leaveEntry: (() => void) | undefined;

  const end = (settle: (asked: PromiseWithResolvers<string | null>) => void) => {
    if (!asked) return;
    const ended = asked;
    asked = undefined;
    dialog.close();
    leaveEntry?.();
    settle(ended);
  };

  const cancel = () => end((ended) => ended.resolve(null));

  const open = (message: object): Promise<string | null> => {
    asked ??= Promise.withResolvers();
    if (!dialog.open) {
      dialog.showModal();
      leaveEntry = overlayEntry(cancel);
    }
    frame.focus();
    opening = message;
    say(message);
    return asked.promise;
  };

  const answer = (question: unknown) => {
    const answered = shop && answerSheet(shop, question);
    const id: unknown = Reflect.get(Object(question), "id");
    answered?.then(
      (said) => say({ type: "answer", id, said }),
      (error: unknown) => end(({ reject }) => reject(error)),
    );
  };

  const loaded = Promise.withResolvers<WalletSheet>();
  const { say, close } = connectFrame(frame, "tread-wallet", (message) => {
    const type = textIn(message, "type");
    const token = textIn(message, "token");
    if (type === "ready") {
      loaded.resolve(sheet);
      // One that was loaded again while it is open has forgotten what for.
      if (asked && opening) say(opening);
    } else if (type === "approved" && token) end((ended) => ended.resolve(token));
    else if (type === "ask") answer(message);
    else if (type === "cancelled") cancel();
    else end((ended) => ended.reject(new WalletUnavailable("The wallet broke down.")));
  });

  const sheet: WalletSheet = {
    approve: (request) => open({ type: "open", ...request }),
    checkOut(request, handlers) {
      shop = handlers;
      return open({ type: "checkOut", ...request });
    },
    teardown() {
      end(({ reject }) => reject(new WalletUnavailable("The sheet was taken away.")));
      close();
      dialog.remove();
    },
  };

  const timer = setTimeout(() => {
    sheet.teardown();
    loaded.reject(new WalletUnavailable(`${sheetName(wallet)} did not answer.`));
  }, timeout);
  dialog.setAttribute("aria-label", sheetName(wallet));
  dialog.className = styles.sheet;
  // What lies under it would take a press beside the sheet as one beside itself, and close.
  dialog.addEventListener("pointerdown", (event) => event.stopPropagation());
  dialog.addEventListener("cancel", cancel);
  frame.className = styles.frame;
  frame.setAttribute("sandbox", "allow-scripts");
  frame.title = sheetName(wallet);
  frame.src = `/sandbox/wallets/${wallet}`;
  dialog.append(frame);
  document.body.append(dialog);
  return loaded.promise.finally(() => clearTimeout(timer));
}
