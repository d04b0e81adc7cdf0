import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { heading } from "./shop/heading.ts";
import { openScene, renderScene, scene } from "./shop/scene.tsx";

const meta = {
  title: "Pages/Gift card balance",
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

const ask = async (canvas: ReturnType<typeof within>, number: string, pin = "1234") => {
  await heading(canvas, /Balance/);
  const main = within(canvas.getByRole("main"));
  await userEvent.type(main.getByRole("textbox", { name: "Gift card number" }), number);
  await userEvent.type(main.getByRole("textbox", { name: "PIN" }), pin);
  await userEvent.click(main.getByRole("button", { name: "See balance" }));
  return main;
};

const refused = (code: string, message: string, pin?: string): Story => ({
  parameters: {
    ...scene({ path: "/gift-cards/balance" }),
    visual: { skip: "The same fields with another sentence, as in Wrong." },
  },
  play: async ({ canvas }) => {
    const main = await ask(canvas, code, pin);
    await main.findByText(message);
  },
});

export const Found: Story = {
  name: "Whoever has a gift card's number and PIN sees what is on it and until when it is good, and neither stays in its field",
  parameters: scene({ path: "/gift-cards/balance" }),
  play: async ({ canvas }) => {
    const main = await ask(canvas, "gift 0000 0000 50");
    await main.findByText("$50.00 on it. Expires 4 Mar 2036");
    for (const name of ["Gift card number", "PIN"]) await expect(main.getByRole("textbox", { name })).toHaveValue("");
    await expect(main.queryByRole("button", { name: /Remove/ })).toBeNull();
  },
};

export const WhatThePageIsFor: Story = {
  name: "What the page is for is a button of the main kind",
  parameters: { ...scene({ path: "/gift-cards/balance" }), visual: { skip: "As Found, without an answer." } },
  play: async ({ canvas }) => {
    await heading(canvas, /Balance/);
    const button = within(canvas.getByRole("main")).getByRole("button", { name: "See balance" });
    const ink = getComputedStyle(canvas.getByRole("heading", { level: 1 })).color;
    await expect(getComputedStyle(button).backgroundColor).toBe(ink);
  },
};

export const Wrong: Story = {
  ...refused("GIFT0000000050", "Incorrect code or PIN, so check the gift card and try again.", "4321"),
  name: "ERRCAT-72 A wrong gift card code or PIN says so where its balance is asked for",
  parameters: { ...scene({ path: "/gift-cards/balance" }), visual: { skip: "The fields with an error, as at the payment." } },
};

export const Suspended: Story = {
  ...refused("GIFTSUSPENDED0", "This gift card is suspended, so use another or ask our support team."),
  name: "ERRCAT-73 A suspended gift card says so where its balance is asked for",
};

export const Locked: Story = {
  ...refused("GIFTLOCKED0000", "This gift card is locked after too many wrong PINs, so try again later or ask our support team."),
  name: "ERRCAT-74 A gift card that wrong PINs have locked says so where its balance is asked for",
};

export const Redeemed: Story = {
  ...refused("GIFT0000000000", "This gift card has already been redeemed, so use another."),
  name: "ERRCAT-75 A redeemed gift card says so where its balance is asked for",
};

export const Expired: Story = {
  ...refused("GIFTEXPIRED000", "This gift card has expired, so use another."),
  name: "ERRCAT-76 An expired gift card says so where its balance is asked for",
};

export const Unverified: Story = {
  name: "ERRCAT-78 A balance that can't be asked for says so",
  parameters: {
    ...scene({ path: "/gift-cards/balance", network: { "vouchers.balance": "offline" } }),
    visual: { skip: "The same fields with another sentence, as in Wrong." },
  },
  play: async ({ canvas }) => {
    const main = await ask(canvas, "GIFT0000000050");
    await main.findByText("We're unable to verify or apply this gift card right now, so try again in a moment.");
  },
};
