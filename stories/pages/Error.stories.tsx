import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { heading } from "./shop/heading.ts";
import { openedScene, openScene, renderScene, scene } from "./shop/scene.tsx";

const meta = {
  title: "Pages/Error",
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

export const Missing: Story = {
  name: "404",
  parameters: scene({ path: "/articles/how-to-moonwalk" }),
  play: async ({ canvas }) => {
    await heading(canvas, /Sorry babe, we can't find this page/);
    await expect(canvas.getByText("Page Not Found")).toBeVisible();
    await userEvent.click(canvas.getByRole("link", { name: "Return Home" }));
    await waitFor(() => expect(canvas.queryByText("Page Not Found")).toBeNull(), { timeout: 10_000 });
  },
};

export const Failed: Story = {
  name: "500",
  parameters: scene({ path: "/products/norvane/ridgeback-southerly", network: { "content.resolve": "broken" } }),
  play: async ({ canvas, loaded }) => {
    await heading(canvas, /Sorry babe, something's not right/);
    const { network, router } = openedScene(loaded);
    network["content.resolve"] = "normal";
    await router.navigate("/products/norvane/ridgeback-feijoa");
    await heading(canvas, /ridgeback/i);
  },
};
