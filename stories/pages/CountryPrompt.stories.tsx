import type { Meta, StoryContext, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { openScene, renderScene, scene } from "./shop/scene.tsx";

/** Stands for the block in which the server says where the visitor is. */
function openFrom(context: StoryContext): () => Promise<void> {
  const close = openScene(context);
  const block = document.createElement("script");
  block.id = "request-data";
  block.type = "application/json";
  block.textContent = JSON.stringify({ country: context.parameters.geoCountry ?? null });
  document.body.append(block);
  localStorage.removeItem("geo-locale");
  return async () => {
    block.remove();
    localStorage.removeItem("geo-locale");
    await close();
  };
}

const meta = {
  title: "Pages/Country prompt",
  tags: ["!autodocs"],
  parameters: {
    layout: "fullscreen",
    visual: { photographs: "plain", themes: ["main"] },
    proof: { withoutServer: "The shop's own server renders these pages, and the end-to-end tests hydrate them." },
  },
  beforeEach: openFrom,
  render: renderScene,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const cart = [{ path: "/products/osker/court-low-chalk" }];
const prompt = () => within(document.body).findByRole("dialog", { name: "Looks like you're in Australia" }, { timeout: 10_000 });
const kept = () => JSON.parse(localStorage.getItem("geo-locale") ?? "null");

export const Asked: Story = {
  name: "CTRY-11 A shopper who seems to be in the other country is offered its shop, and told what becomes of the cart",
  parameters: { ...scene({ path: "/cart", cart }), geoCountry: "au" },
  play: async () => {
    const dialog = within(await prompt());
    await expect(dialog.getByText(/Looks like you're in Australia\./)).toBeVisible();
    await expect(await dialog.findByText(/^Your cart comes along: 1 item, priced again in AUD/)).toBeVisible();
    await expect(dialog.getByRole("link", { name: "Go to Australia, AUD" })).toHaveAttribute("href", "/au/");
    await expect(kept()).toEqual({ country: "au", acknowledged: false });
    // Its words stand under the page's own.
    const [headline, title] = [dialog.getByRole("heading"), document.querySelector("main h1")];
    await expect(headline.getBoundingClientRect().left).toBe(title?.getBoundingClientRect().left);
    await expect(dialog.getAllByRole("button")).toHaveLength(1);
  },
};

export const Stays: Story = {
  name: "CTRY-11 Staying acknowledges",
  parameters: { ...Asked.parameters, visual: { skip: "Ends as the cart page does." } },
  play: async () => {
    const dialog = within(await prompt());
    await userEvent.click(dialog.getByRole("button", { name: "Stay in New Zealand" }));
    await waitFor(() => expect(document.querySelector("[role=dialog]")).toBeNull());
    await expect(kept()).toEqual({ country: "au", acknowledged: true });
  },
};

export const Switches: Story = {
  name: "CTRY-11 Switching acknowledges",
  parameters: { ...Asked.parameters, visual: { skip: "Leads away." } },
  play: async () => {
    const dialog = within(await prompt());
    const link = dialog.getByRole("link", { name: "Go to Australia, AUD" });
    link.addEventListener("click", (event) => event.preventDefault(), { once: true });
    await userEvent.click(link);
    await waitFor(() => expect(kept()).toEqual({ country: "au", acknowledged: true }));
  },
};

export const Escaped: Story = {
  name: "CTRY-11 Escape stays",
  parameters: { ...Asked.parameters, visual: { skip: "Ends as the cart page does." } },
  play: async () => {
    await prompt();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(kept()).toEqual({ country: "au", acknowledged: true }));
  },
};
