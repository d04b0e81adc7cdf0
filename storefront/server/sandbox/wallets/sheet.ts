import type { FromSheet, OpenSheet, ToSheet } from "./sheet-messages.ts";

/*
 * The whole program of a wallet's sheet. Like a real one it has an origin of its own: it tells the shop's document nothing
 * but a token for the amount that was agreed to, or that there will be none.
 */

/** Only the document that this very server rendered may open the sheet. */
const shopOrigin = location.origin;

const wallet = document.body.dataset.wallet;
const heading = document.querySelector("h1");
const total = document.querySelector("output");
const status = document.querySelector("[role=status]");

let port: MessagePort | undefined;
let asked: OpenSheet | undefined;
let busy = false;

const tell = (message: FromSheet) => port?.postMessage(message);

const say = (text: string) => {
  if (status) status.textContent = text;
};

function open(message: OpenSheet): void {
  asked = message;
  busy = false;
  say("");
  if (total) total.textContent = message.total;
  heading?.focus();
}

/** Ends what was opened; a second press has nothing left to end. */
function end(message: FromSheet): void {
  if (asked === undefined) return;
  asked = undefined;
  tell(message);
}

async function approve(choice: string): Promise<void> {
  if (asked === undefined || busy) return;
  const { amount, currency, checkout } = asked;
  busy = true;
  say("Approving");
  try {
    const response = await fetch(`/sandbox/wallets/${wallet}/tokens`, {
      method: "POST",
      credentials: "omit",
      referrerPolicy: "no-referrer",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ choice, amount, currency, checkout }),
    });
    if (!response.ok) throw new Error(`The wallet answered ${response.status}.`);
    const { token } = await response.json();
    end({ type: "approved", token });
  } catch {
    end({ type: "failed" });
  }
}

addEventListener("message", (event) => {
  if (event.source !== parent || event.origin !== shopOrigin || port !== undefined) return;
  if (event.data?.type !== "tread-wallet/connect") return;
  port = event.ports[0];
  if (port === undefined) return;
  port.onmessage = (message: MessageEvent<ToSheet>) => open(message.data);
  tell({ type: "ready" });
});

document.addEventListener("click", ({ target }) => {
  const button = target instanceof Element ? target.closest("button") : null;
  if (button === null) return;
  const { choice, breaks, cancel } = button.dataset;
  if (choice !== undefined) void approve(choice);
  else if (breaks !== undefined) end({ type: "failed" });
  else if (cancel !== undefined) end({ type: "cancelled" });
});
document.addEventListener("keydown", ({ key }) => {
  if (key === "Escape") end({ type: "cancelled" });
});
