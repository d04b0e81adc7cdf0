import type { Meta, StoryObj } from "@storybook/react-vite";
import { loadWishlist } from "@tread/storefront/app/features/wishlist/load-wishlist.ts";
import { expect, userEvent, within } from "storybook/test";
import { home, orderHistory } from "./shop/account.ts";
import { heading } from "./shop/heading.ts";
import { openedScene, openScene, renderScene, scene } from "./shop/scene.tsx";

const meta = {
  title: "Pages/Account",
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

const wishlist = [
  { path: "/products/osker/court-low-chalk" },
  { path: "/products/norvane/ridgeback-southerly" },
  { path: "/products/osker/court-low-galah" },
];

export const Home: Story = {
  name: "ACCT-15 The account home greets, and shows the last order, the wishlist, contact details and the default address",
  parameters: scene({
    path: "/account",
    account: { addresses: [home], orders: orderHistory(3), loyalty: [{ name: "frequentFlyer", memberId: "1900142" }] },
    wishlist,
  }),
  play: async ({ canvas }) => {
    await expect(await heading(canvas, "Kia ora, Aroha")).toBeVisible();
    const order = within(await canvas.findByRole("region", { name: "On its way" }));
    await expect(await order.findByRole("link", { name: "View order" })).toBeVisible();
    await expect(order.getByRole("list", { name: "Order progress" })).toBeVisible();
    const wishes = within(canvas.getByRole("region", { name: "Wishlist 3" }));
    await expect(await wishes.findAllByRole("article")).toHaveLength(3);
    await within(canvas.getByRole("region", { name: "Qantas Points" })).findByText(/1900142/);
    await expect(canvas.getByRole("region", { name: "Contact details" })).toHaveTextContent("aroha@example.co.nz");
    await expect(canvas.getByRole("region", { name: "Default address" })).toHaveTextContent("8 Kōwhai Terrace");
    for (const [name, path] of [
      ["All orders", "orders"],
      ["Your membership", "qantas"],
      ["Edit contact details", "contact-info"],
      ["Edit addresses", "addresses"],
    ] as const)
      await expect(canvas.getByRole("link", { name })).toHaveAttribute("href", `/nz/account/${path}`);
  },
};

export const LongEmail: Story = {
  name: "An e-mail address that is longer than its card breaks after the @ first",
  parameters: {
    ...scene({ path: "/account", account: { customer: { email: "aroha.wiremu@featherstonehaughmarjoribanks.co.nz" } } }),
    visual: { skip: "The home, with another address." },
  },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    await heading(canvas, "Kia ora, Aroha");
    const card = within(await canvas.findByRole("region", { name: "Contact details" }));
    const email = card.getByText(/featherstonehaugh/);
    email.style.maxWidth = "15em";
    const letters = document.createRange();
    letters.selectNodeContents(email);
    const lines = new Map<number, string>();
    const texts = document.createTreeWalker(email, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      for (const [index, letter] of [...(text.textContent ?? "")].entries()) {
        letters.setStart(text, index);
        letters.setEnd(text, index + 1);
        const { top } = letters.getBoundingClientRect();
        lines.set(top, (lines.get(top) ?? "") + letter);
      }
    await expect([...lines.values()][0]).toBe("aroha.wiremu@");
    await expect(canvasElement).toHaveTextContent("aroha.wiremu@featherstonehaughmarjoribanks.co.nz");
  },
};

export const WishTakenOff: Story = {
  name: "What is taken off the wishlist here leaves focus in its place",
  parameters: {
    ...scene({ path: "/account", account: {}, wishlist: wishlist.slice(0, 1) }),
    visual: { skip: "Ends as New does." },
  },
  play: async ({ canvas, loaded }) => {
    await heading(canvas, "Kia ora, Aroha");
    // What the account has is known, so that nothing is merged into it again.
    await openedScene(loaded).store.dispatch(loadWishlist(undefined));
    const card = within(await canvas.findByRole("region", { name: "Wishlist 1" }));
    await userEvent.click(await card.findByRole("button", { name: /to wishlist$/, pressed: true }));
    await card.findByText("Tap the heart on anything you like and it waits for you here.");
    await expect(card.queryByRole("article")).toBeNull();
    await expect(document.activeElement).not.toBe(document.body);
  },
};

const [, arrived] = orderHistory(2);

export const OrderOfAnotherYear: Story = {
  parameters: {
    ...scene({ path: "/account", account: { orders: arrived ? [{ ...arrived, placedAt: "2025-11-19T01:14:00Z" }] : [] } }),
    visual: { skip: "As Home, but for a date." },
  },
  play: async ({ canvas }) => {
    const order = await canvas.findByRole("region", { name: "Your last order" }, { timeout: 10_000 });
    await expect(order).toHaveTextContent("Placed 19 Nov 2025");
  },
};

export const New: Story = {
  parameters: scene({ path: "/account", account: {} }),
  play: async ({ canvas }) => {
    await heading(canvas, "Kia ora, Aroha");
    await expect(await canvas.findByRole("region", { name: "No orders yet" })).toHaveTextContent("as soon as you've ordered it");
    await expect(canvas.getByRole("link", { name: "Add an address" })).toBeVisible();
    await expect(canvas.queryByRole("region", { name: "Qantas Points" })).toBeNull();
  },
};

export const Nameless: Story = {
  name: "Who has not said a name yet is greeted all the same",
  parameters: {
    ...scene({ path: "/account", account: { customer: { firstName: "", lastName: "" } } }),
    visual: { skip: "As New, without a name." },
  },
  play: async ({ canvas }) => {
    const details = await canvas.findByRole("region", { name: "Contact details" });
    await expect(details).toHaveTextContent("NameNot yet");
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent(/^Kia ora$/);
  },
};

export const Preparing: Story = {
  name: "ACCT-09 ACCT-10 An account that is not there yet is being set up, and is there as soon as it is made",
  parameters: scene({
    path: "/account",
    account: {},
    network: { "account.get": { status: 404, code: "CustomerNotFound", message: "Your account is being set up." } },
  }),
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByText("Setting up your account…", undefined, { timeout: 10_000 })).toBeVisible();
    openedScene(loaded).network["account.get"] = "normal";
    await expect(await heading(canvas, "Kia ora, Aroha")).toBeVisible();
    await expect(canvas.queryByText("Setting up your account…")).toBeNull();
  },
};

export const Loading: Story = {
  parameters: scene({ path: "/account", account: {}, network: { "account.get": "slow" } }),
  play: async ({ canvas }) => {
    await heading(canvas, "Kia ora");
    await expect(canvas.queryByText(/Aroha/)).toBeNull();
  },
};

export const Failed: Story = {
  name: "ERRCAT-19 An account that cannot be loaded says so, and can be asked for again",
  parameters: scene({ path: "/account", account: {}, network: { "account.get": "offline" } }),
  play: async ({ canvas, loaded }) => {
    await canvas.findByText("Unable to load your account.", undefined, { timeout: 10_000 });
    await heading(canvas, "Your account");
    openedScene(loaded).network["account.get"] = "normal";
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(await heading(canvas, "Kia ora, Aroha")).toBeVisible();
  },
};

/** The account's navigation, and nothing of the account. */
async function nothingPrivate(canvas: Parameters<NonNullable<Story["play"]>>[0]["canvas"]): Promise<void> {
  await expect(await canvas.findByRole("navigation", { name: "Account" })).toBeVisible();
  await expect(canvas.queryByText(/Aroha|Kōwhai/)).toBeNull();
}

export const Initialising: Story = {
  name: "AUTH-05 While nobody knows yet who is signed in, the page stands with nothing private on it",
  parameters: scene({ path: "/account", account: { addresses: [home] }, network: { "session.refresh": "slow" } }),
  play: ({ canvas }) => nothingPrivate(canvas),
};

export const SessionLost: Story = {
  name: "AUTH-09 A session that cannot be had back shows nothing private, and the page says so",
  parameters: scene({ path: "/account", account: { addresses: [home] }, network: { "session.refresh": "offline" } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Unable to load your account.")).toBeVisible();
    await heading(canvas, "Your account");
    await nothingPrivate(canvas);
  },
};

export const SessionThenBack: Story = {
  name: "A session that could not be had back is asked for again",
  parameters: { ...SessionLost.parameters, visual: { skip: "Ends as the dashboard does." } },
  play: async (context) => {
    await SessionLost.play?.(context);
    const { canvas, loaded } = context;
    openedScene(loaded).network["session.refresh"] = "normal";
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await heading(canvas, "Kia ora, Aroha");
  },
};

export const SigningOut: Story = {
  name: "AUTH-05 From the press on Sign out nothing private is left, however long the answer takes",
  parameters: scene({ path: "/account", account: { addresses: [home] }, network: { "session.delete": "slow" } }),
  play: async ({ canvas }) => {
    await heading(canvas, "Kia ora, Aroha");
    await userEvent.click(canvas.getByRole("button", { name: "Sign out" }));
    await nothingPrivate(canvas);
  },
};

export const Aborted: Story = {
  name: "ACCT-08 Loading that was given up with its page begins anew on the next one",
  parameters: scene({ path: "/account", account: { addresses: [home] }, network: { "account.get": "slow" } }),
  play: async ({ canvas, loaded }) => {
    await heading(canvas, "Kia ora");
    await userEvent.click(
      within(canvas.getByRole("navigation", { name: "Account" })).getByRole("link", { name: "Change password" }),
    );
    await heading(canvas, "Change password");
    openedScene(loaded).network["account.get"] = "normal";
    await userEvent.click(within(canvas.getByRole("navigation", { name: "Account" })).getByRole("link", { name: "Dashboard" }));
    await expect(await heading(canvas, "Kia ora, Aroha")).toBeVisible();
  },
};
