import type { Meta, StoryContext, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { openScene, renderScene, scene } from "./shop/scene.tsx";

const prompt = fn(async () => ({ outcome: "accepted" as const }));

/** What a browser fires when the shop can be installed. */
const installable = () => window.dispatchEvent(Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt }));

function open(context: StoryContext): () => Promise<void> {
  const close = openScene(context);
  prompt.mockClear();
  localStorage.removeItem("install-offer");
  return async () => {
    localStorage.removeItem("install-offer");
    await close();
  };
}

const meta = {
  title: "Pages/Install offer",
  tags: ["!autodocs"],
  parameters: {
    ...scene({ path: "/cart" }),
    layout: "fullscreen",
    visual: { photographs: "plain", themes: ["main"] },
    proof: { withoutServer: "Only a browser that can install the shop shows it, after the page is alive." },
  },
  beforeEach: open,
  render: renderScene,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const shop = () => within(document.body).findByRole("heading", { level: 1 }, { timeout: 10_000 });
const region = () => within(document.body).queryByRole("region", { name: "One tap away. No app store." });
/** A browser says so once it likes; a page that is not alive by then has nobody who listens, so it is said until somebody does. */
const offer = async () => {
  await shop();
  await waitFor(
    () => {
      if (region() === null) installable();
      expect(region()).not.toBeNull();
    },
    { timeout: 10_000 },
  );
  return within(region() as HTMLElement);
};
const isGone = () => waitFor(() => expect(within(document.body).queryByRole("region", { name: /One tap away/ })).toBeNull());

export const Offered: Story = {
  name: "PWA-04 A browser that can install the shop offers it in the shop's own words",
  play: async () => {
    await expect((await offer()).getByRole("button", { name: "Install" })).toBeVisible();
    await expect(prompt).not.toHaveBeenCalled();
  },
};

export const Accepted: Story = {
  name: "PWA-04 Install opens the browser's own question",
  parameters: { visual: { skip: "Ends as the cart page does." } },
  play: async () => {
    await userEvent.click((await offer()).getByRole("button", { name: "Install" }));
    await expect(prompt).toHaveBeenCalledOnce();
    await isGone();
  },
};

export const Hidden: Story = {
  name: "PWA-05 Who does not want to be asked again is never asked again",
  parameters: { visual: { skip: "Ends as the cart page does." } },
  play: async () => {
    const button = (await offer()).getByRole("button", { name: "Don't ask again" });
    button.focus();
    await userEvent.keyboard("{Enter}");
    await isGone();
    installable();
    await new Promise((resolve) => requestIdleCallback(resolve));
    await isGone();
    await expect(prompt).not.toHaveBeenCalled();
  },
};
