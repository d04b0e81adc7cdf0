import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { expired, visa } from "./shop/account.ts";
import { heading } from "./shop/heading.ts";
import { openedScene, openScene, renderScene, scene } from "./shop/scene.tsx";

const meta = {
  title: "Pages/Payment methods",
  tags: ["!autodocs"],
  parameters: {
    layout: "fullscreen",
    visual: { photographs: "plain", themes: ["main"] },
    proof: { withoutServer: "The shop's own server renders these pages, and the end-to-end tests hydrate them." },
  },
  beforeEach: openScene,
  render: renderScene,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const path = "/account/payment-methods";
const note = "To check that it works, your bank may show a card authorisation charge of up to $1, which is then voided.";

const declined = "Payment declined. Check the details or try another card.";

/** The page's own part, once its cards are there. */
async function cards(canvas: ReturnType<typeof within>) {
  await heading(canvas, "Payment methods");
  const main = within(canvas.getByRole("main"));
  await main.findByRole("button", { name: "Add a card" }, { timeout: 10_000 });
  return main;
}

async function fill(main: ReturnType<typeof within>, number: string) {
  await userEvent.click(main.getByRole("button", { name: "Add a card" }));
  await main.findByRole("textbox", { name: "Card number" });
  await userEvent.type(main.getByRole("textbox", { name: "Card number" }), number);
  await userEvent.type(main.getByRole("textbox", { name: "Expiry" }), "0828");
  await userEvent.type(main.getByRole("textbox", { name: "CVV" }), "123");
  await userEvent.click(main.getByRole("button", { name: "Save card" }));
}

export const Kept: Story = {
  name: "PAYM-01 A saved card shows its last four digits and its expiry",
  parameters: scene({ path, account: { cards: [visa, expired] } }),
  play: async ({ canvas }) => {
    const main = await cards(canvas);
    const [first, second] = main.getAllByRole("listitem").filter((row) => row.textContent?.includes("Expires"));
    await expect(first).toHaveTextContent("Visa ending 1111");
    await expect(first).toHaveTextContent("Expires 08/28");
    await expect(first).toHaveTextContent("Default");
    await expect(second).toHaveTextContent("Expired");
  },
};

export const Changed: Story = {
  name: "PAYM-04 A saved card can be made the default, and removed once that is confirmed",
  parameters: scene({ path, account: { cards: [visa, { ...visa, id: "card-2", lastFour: "4242", isDefault: false }] } }),
  play: async ({ canvas }) => {
    const main = await cards(canvas);
    await userEvent.click(main.getByRole("button", { name: "Make default: Visa ending 4242" }));
    await main.findByRole("button", { name: "Make default: Visa ending 1111" });
    await expect(main.queryByRole("button", { name: "Make default: Visa ending 4242" })).toBeNull();
    // The button is gone; the next Tab goes on from where it stood.
    await userEvent.tab();
    await expect(main.getByRole("button", { name: "Remove Visa ending 4242" })).toHaveFocus();
    await userEvent.click(main.getByRole("button", { name: "Remove Visa ending 1111" }));
    await expect(main.getByRole("button", { name: "Keep it" })).toHaveFocus();
    await userEvent.click(main.getByRole("button", { name: "Keep it" }));
    await expect(main.getByRole("button", { name: "Remove Visa ending 1111" })).toHaveFocus();
    await userEvent.click(main.getByRole("button", { name: "Remove Visa ending 1111" }));
    await userEvent.click(main.getByRole("button", { name: "Remove it" }));
    await waitFor(() => expect(main.queryByText("Visa ending 1111")).toBeNull());
    await waitFor(() => expect(main.getByRole("button", { name: "Add a card" })).toHaveFocus());
  },
};

export const RemovedElsewhere: Story = {
  name: "A card that was removed elsewhere goes when it is removed here too",
  parameters: { ...scene({ path, account: { cards: [visa, expired] } }), visual: { skip: "Ends as Kept with one card." } },
  play: async ({ canvas, loaded }) => {
    const { store } = openedScene(loaded);
    const main = await cards(canvas);
    await store.dispatch((_dispatch, _state, { call }) =>
      call("paymentMethods.delete", { params: { id: visa.id }, query: undefined, body: undefined }),
    );
    await userEvent.click(main.getByRole("button", { name: "Remove Visa ending 1111" }));
    await userEvent.click(main.getByRole("button", { name: "Remove it" }));
    await waitFor(() => expect(main.queryByText("Visa ending 1111")).toBeNull());
    await canvas.findByText("Card removed.");
  },
};

export const LastRemoved: Story = {
  name: "The last card that is removed leaves focus on the way to add one",
  parameters: { ...scene({ path, account: { cards: [visa] } }), visual: { skip: "Ends as Empty does." } },
  play: async ({ canvas }) => {
    const main = await cards(canvas);
    await userEvent.click(main.getByRole("button", { name: /^Remove/ }));
    await userEvent.click(main.getByRole("button", { name: "Remove it" }));
    await main.findByRole("heading", { name: "Nothing up your sleeve." });
    await waitFor(() => expect(main.getByRole("button", { name: "Add a card" })).toHaveFocus());
  },
};

export const Added: Story = {
  name: "PAYM-03 PAYM-04 A card is added by hosted fields, with a note about the charge that checks it",
  parameters: scene({ path, account: {} }),
  play: async ({ canvas }) => {
    const main = await cards(canvas);
    await userEvent.click(main.getByRole("button", { name: "Add a card" }));
    await expect(await main.findByText(note)).toBeVisible();
    await userEvent.click(main.getByRole("button", { name: "Cancel" }));
    await fill(main, "4111 1111 1111 1111");
    await expect(await main.findByText("Visa ending 1111")).toBeVisible();
    await expect(main.queryByText(note)).toBeNull();
  },
};

export const NewCard: Story = {
  parameters: scene({ path, account: { cards: [visa] } }),
  play: async ({ canvas }) => {
    const main = await cards(canvas);
    await userEvent.click(main.getByRole("button", { name: "Add a card" }));
    await main.findByRole("textbox", { name: "Card number" });
    // As much room on the one side of the fields as on the other.
    const form = main.getByRole("button", { name: "Save card" }).closest("form")?.getBoundingClientRect();
    const around = main.getByRole("region", { name: "New card" }).getBoundingClientRect();
    await expect((form?.left ?? 0) - around.left).toBeCloseTo(around.right - (form?.right ?? 0), 1);
    await userEvent.click(main.getByRole("button", { name: "Save card" }));
    await expect(await main.findByText("Enter your card number.")).toBeVisible();
  },
};

export const Declined: Story = {
  parameters: scene({
    path,
    account: { cards: [visa] },
    network: { "paymentMethods.create": { status: 402, code: "PaymentDeclined", message: declined } },
  }),
  play: async ({ canvas }) => {
    const main = await cards(canvas);
    await fill(main, "4000 1111 1111 1115");
    await expect(await main.findByText(declined)).toBeVisible();
  },
};

export const NotReached: Story = {
  name: "A card that cannot be sent is not said to be at fault",
  parameters: {
    ...scene({ path, account: { cards: [visa] }, network: { "paymentMethods.create": "offline" } }),
    visual: { skip: "As Declined, in other words." },
  },
  play: async ({ canvas }) => {
    const main = await cards(canvas);
    await fill(main, "4111 1111 1111 1111");
    await main.findByText("We can't reach the shop. Check your connection and try again.");
  },
};

export const Empty: Story = {
  parameters: scene({ path, account: {} }),
  play: async ({ canvas }) => {
    const main = await cards(canvas);
    await expect(main.getByRole("heading", { name: "Nothing up your sleeve." })).toBeVisible();
  },
};

export const NotLoaded: Story = {
  parameters: scene({ path, account: {}, network: { "paymentMethods.list": "offline" } }),
  play: async ({ canvas }) => {
    await canvas.findByText("Unable to load your payment methods.", undefined, { timeout: 10_000 });
  },
};
