import type { SheetAddress } from "#domain/express/express-address.ts";
import type { Answer, CheckOut, FromSheet, OpenSheet, Question, SheetView, ToSheet } from "./sheet-messages.ts";

/*
 * The whole program of a wallet's sheet. Like a real one it has an origin of its own: it tells the shop's document nothing
 * but a token for the amount that was agreed to, or that there will be none. Where a whole order is chosen in it, it tells the
 * rough place until the shopper pays, and only then who and where exactly.
 */

/** Only the document that this very server rendered may open the sheet. */
const shopOrigin = location.origin;

const wallet = document.body.dataset.wallet;
const main = document.querySelector("main");
const heading = document.querySelector("h1");
const total = document.querySelector("output");
const status = document.querySelector("[role=status]");
const alert = document.querySelector("[role=alert]");
const order = document.querySelector<HTMLFormElement>("[data-order]");
const optionList = document.querySelector<HTMLElement>("[data-options]");
const courier = document.querySelector<HTMLElement>("[data-instructions]");

let port: MessagePort | undefined;
let asked: OpenSheet | CheckOut | undefined;
let busy = false;

/** The question that is waited for: an answer to an earlier one comes too late. */
let latest = 0;
let answered: ((said: Answer["said"]) => void) | undefined;

const tell = (message: FromSheet) => port?.postMessage(message);

const say = (text: string) => {
  if (status) status.textContent = text;
};
const complain = (text: string) => {
  if (alert) alert.textContent = text;
  if (text) alert?.scrollIntoView({ block: "nearest" });
};

function ask(question: Question): Promise<Answer["said"]> {
  latest += 1;
  tell({ type: "ask", id: latest, ...question });
  return new Promise((resolve) => {
    answered = resolve;
  });
}

/** The value of what is chosen in a group, as the page wrote it. */
function chosen(name: string): unknown {
  const input = order?.querySelector<HTMLInputElement>(`input[name=${name}]:checked`);
  return input ? JSON.parse(input.value) : undefined;
}

function show({ options, selected, total: sum }: SheetView): void {
  if (total) total.textContent = sum;
  const legend = optionList?.querySelector("legend");
  if (!optionList || !legend) return;
  const rows = options.map(({ code, label, price }) => {
    const row = document.createElement("label");
    const input = document.createElement("input");
    Object.assign(input, { type: "radio", name: "option", value: JSON.stringify(code), checked: code === selected });
    const words = document.createElement("span");
    words.textContent = `${label} `;
    const cost = document.createElement("small");
    cost.textContent = price;
    words.append(cost);
    row.append(input, words);
    return row;
  });
  const focused = document.activeElement?.getAttribute("name") === "option";
  optionList.replaceChildren(legend, ...rows);
  if (focused) optionList.querySelector<HTMLInputElement>("input:checked")?.focus();
}

const nothing: SheetView = { options: [], selected: null, total: "" };

function open(message: OpenSheet | CheckOut): void {
  asked = message;
  busy = false;
  latest += 1;
  say("");
  complain("");
  order?.reset();
  if (order) order.hidden = message.type === "open";
  if (courier) courier.hidden = message.type === "open" || !message.takesInstructions;
  if (main) main.inert = false;
  show(message.type === "open" ? { ...nothing, total: message.total } : message.view);
  heading?.focus();
}

/** Ends what was opened; a second press has nothing left to end. */
function end(message: FromSheet): void {
  if (asked === undefined) return;
  asked = undefined;
  if (main) main.inert = true;
  tell(message);
}

/** Asks the shop what a choice changes, and shows it. */
async function choose(question: Question): Promise<void> {
  complain("");
  say("Asking the shop");
  const said = await ask(question);
  say("");
  if (said.problem !== undefined) complain(said.problem);
  if (said.options !== undefined) show({ ...nothing, ...said });
  else if (said.view !== undefined) show(said.view);
  else if (said.problem !== undefined && question.about === "address") show({ ...nothing, total: total?.textContent ?? "" });
}

/** What the shopper agreed to pay, once the shop has said its last word; undefined while something is in the way, which is said. */
async function settleOrder(): Promise<{ amount: number; checkout?: string | undefined } | undefined> {
  const address = chosen("address") as SheetAddress | undefined;
  if (address === undefined) {
    complain("Choose where it goes.");
    return undefined;
  }
  const form = order ? new FormData(order) : new FormData();
  const takesInstructions = courier !== null && !courier.hidden;
  const said = await ask({
    about: "approve",
    choices: {
      contact: chosen("contact") as object,
      address,
      methodCode: (chosen("option") as string | undefined) ?? null,
      ...(takesInstructions && {
        instructions: String(form.get("instructions") ?? ""),
        authorityToLeave: form.has("authorityToLeave"),
      }),
    },
  });
  if (said.view !== undefined) show(said.view);
  if (said.problem !== undefined || said.amount === undefined) {
    complain(said.problem ?? "");
    return undefined;
  }
  return { amount: said.amount, checkout: said.checkout };
}

async function approve(choice: string): Promise<void> {
  if (asked === undefined || busy) return;
  busy = true;
  complain("");
  say("Approving");
  const { currency } = asked;
  const agreed = asked.type === "open" ? asked : await settleOrder();
  // The shopper may have closed the sheet while the shop was asked.
  if (agreed === undefined || asked === undefined) {
    busy = false;
    say("");
    return;
  }
  const { amount, checkout } = agreed;
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

function receive(message: ToSheet): void {
  if (message.type !== "answer") open(message);
  else if (message.id === latest) answered?.(message.said);
}

addEventListener("message", (event) => {
  if (event.source !== parent || event.origin !== shopOrigin || port !== undefined) return;
  if (event.data?.type !== "tread-wallet/connect") return;
  port = event.ports[0];
  if (port === undefined) return;
  port.onmessage = (message: MessageEvent<ToSheet>) => receive(message.data);
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
order?.addEventListener("change", ({ target }) => {
  const name = target instanceof HTMLInputElement ? target.name : "";
  if (name === "address") {
    const { locality, region, postcode, country } = chosen("address") as SheetAddress;
    void choose({ about: "address", address: { locality, region, postcode, country } });
  } else if (name === "option") void choose({ about: "option", code: String(chosen("option")) });
});
order?.addEventListener("submit", (event) => event.preventDefault());
document.addEventListener("keydown", ({ key }) => {
  if (key === "Escape") end({ type: "cancelled" });
});

parent.postMessage({ type: "tread-wallet/listening" }, shopOrigin);
