import type { SheetRefusal, SheetView } from "@tread/storefront/app/features/payments/wallets/express-sheet.ts";
import { type SheetOwner, sheetName } from "@tread/storefront/app/features/payments/wallets/sheet-owner.ts";
import {
  type WalletRequest,
  type WalletSheet,
  WalletUnavailable,
} from "@tread/storefront/app/features/payments/wallets/wallet-sheet.ts";
import type { SheetAddress } from "@tread/storefront/domain/express/express-address.ts";
import type { SheetContact } from "@tread/storefront/domain/express/express-contact.ts";

export type * from "@tread/storefront/app/features/payments/wallets/wallet-sheet.ts";
export { WalletUnavailable };

/** How the wallets are doing: `slow` never answer, `failing` cannot be loaded. */
export type WalletCondition = "normal" | "slow" | "failing";

let condition: WalletCondition = "normal";

/** Decides how sheets that are loaded from now on fare. */
export function setWallets(next: WalletCondition): void {
  condition = next;
}

/** Who a sheet says it belongs to, unless it says nothing. */
export const sheetShopper = { email: "mere@example.co.nz", name: "Mere Parata", phone: "021 555 0184" };

const home = { lines: ["14 Tāwhiri Street"], suburb: "Aro Valley", locality: "Wellington", region: "Wellington" };

/** Where a sheet can say an order goes: delivered to, abroad, where no courier goes, and written in letters that no label takes. */
export const sheetAddresses = [
  { label: "Home", ...home, postcode: "6021", country: "NZ" },
  { label: "Sydney", lines: ["1 Macquarie Street"], locality: "Sydney", region: "NSW", postcode: "2000", country: "AU" },
  { label: "Chatham Islands", ...home, locality: "Waitangi", postcode: "8942", country: "NZ" },
  { label: "Odd letters", ...home, lines: ["Flat #3 @ the wharf"], postcode: "6021", country: "NZ" },
] as const;

/** A wallet's sheet as its client loads it, in this document: it says what it asks for, and has a button for each end it can come to. */
export async function loadWalletSheet(wallet: SheetOwner): Promise<WalletSheet> {
  if (condition === "slow") await new Promise(() => undefined);
  if (condition === "failing") throw new WalletUnavailable("The wallet cannot be reached.");
  const dialog = document.createElement("dialog");
  dialog.setAttribute("aria-label", sheetName(wallet));
  document.body.append(dialog);

  const button = (name: string, press: () => void) => {
    const element = document.createElement("button");
    element.textContent = name;
    element.addEventListener("click", press);
    return element;
  };
  const closing = (press: () => void) => () => {
    dialog.close();
    press();
  };
  const ends = (resolve: (token: string | null) => void, reject: (error: unknown) => void) => [
    button(
      "Break down",
      closing(() => reject(new WalletUnavailable("The wallet broke down."))),
    ),
    button(
      "Cancel",
      closing(() => resolve(null)),
    ),
  ];

  return {
    approve: ({ amount, total, checkout }: WalletRequest) =>
      new Promise((resolve, reject) => {
        dialog.replaceChildren(
          `Pay ${total}`,
          button(
            "Approve",
            closing(() => resolve(checkout ?? `${wallet}-${amount}`)),
          ),
          ...ends(resolve, reject),
        );
        dialog.showModal();
      }),
    checkOut: (request, handlers) =>
      new Promise((resolve, reject) => {
        const said = document.createElement("p");
        said.setAttribute("role", "alert");
        const order = document.createElement("div");
        let contact: SheetContact = sheetShopper;
        let address: SheetAddress = sheetAddresses[0];
        let view = request.view;
        const show = () => {
          const options = view.options.map(({ code, label, price }) =>
            button(`${label} ${price}${code === view.selected ? ", chosen" : ""}`, () => learn(handlers.onOption(code))),
          );
          order.replaceChildren(`Pay ${view.total}`, ...options);
        };
        const hear = (answer: SheetView | SheetRefusal) => {
          said.textContent = "problem" in answer ? answer.problem : "";
          const next = "problem" in answer ? answer.view : answer;
          view = next ?? { ...view, options: [], selected: null };
          show();
        };
        const fail = (error: unknown) => {
          dialog.close();
          reject(error);
        };
        const learn = (answer: Promise<SheetView | SheetRefusal>) => void answer.then(hear, fail);
        const choices = () => ({
          ...{ contact, address, methodCode: view.selected },
          ...(request.takesInstructions && { instructions: "Behind the blue bin", authorityToLeave: true }),
        });
        const approve = async () => {
          const answer = await handlers.onApprove(choices());
          if ("problem" in answer) {
            said.textContent = answer.problem;
            if (answer.view) hear(answer);
            return;
          }
          dialog.close();
          resolve(answer.checkout ?? `${wallet}-${answer.amount}`);
        };
        show();
        dialog.replaceChildren(
          button("Nobody", () => {
            contact = {};
          }),
          ...sheetAddresses.map((each) =>
            button(each.label, () => {
              address = each;
              learn(handlers.onAddress(each));
            }),
          ),
          order,
          said,
          button("Approve", () => void approve().catch(fail)),
          ...ends(resolve, reject),
        );
        dialog.showModal();
      }),
    teardown: () => dialog.remove(),
  };
}
