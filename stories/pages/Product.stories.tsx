import type { Meta, StoryObj } from "@storybook/react-vite";
import { BuyBox } from "@tread/storefront/app/features/catalogue/buy-box.tsx";
import { useState } from "react";
import { Provider } from "react-redux";
import { MemoryRouter } from "react-router";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { heading } from "./shop/heading.ts";
import { productAt } from "./shop/products.ts";
import { openedScene, openScene, renderScene, scene } from "./shop/scene.tsx";

const meta = {
  title: "Pages/Product",
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

export const InStock: Story = {
  parameters: scene({ path: "/products/norvane/ridgeback-southerly" }),
  play: async ({ canvas }) => {
    await heading(canvas, /ridgeback/i);
    const [add] = canvas.getAllByRole("button", { name: "Add to cart" });
    await userEvent.click(add as HTMLElement);
    await canvas.findByText("Choose a size first.");
  },
};

export const Added: Story = {
  parameters: scene({ path: "/products/hinterly/haul-45-bluff" }),
  play: async ({ canvas, loaded }) => {
    await heading(canvas, /haul/i);
    const { store } = openedScene(loaded);
    await waitFor(() => expect(store.getState().accountState.loaded).toBe(true));
    await userEvent.click(canvas.getAllByRole("button", { name: "Add to cart" })[0] as HTMLElement);
    const panel = within(await within(document.body).findByRole("dialog", { name: "Cart" }, { timeout: 5000 }));
    await panel.findByRole("link", { name: "Haul 45" }, { timeout: 5000 });
  },
};

export const SizeGuideOpen: Story = {
  parameters: scene({ path: "/products/norvane/ridgeback-southerly" }),
  play: async ({ canvas }) => {
    await heading(canvas, /ridgeback/i);
    await userEvent.click(canvas.getByRole("button", { name: "Size guide" }));
    const guide = within(await within(document.body).findByRole("dialog", { name: "Size guide" }, { timeout: 5000 }));
    await expect(guide.getAllByRole("row").length).toBeGreaterThan(5);
  },
};

export const ZoomOpen: Story = {
  // A phone has no thumbnails, by which the play goes.
  parameters: { ...scene({ path: "/products/norvane/ridgeback-southerly" }), visual: { viewports: ["desktop"] } },
  play: async ({ canvas }) => {
    await heading(canvas, /ridgeback/i);
    await userEvent.click(canvas.getAllByRole("button", { name: /^Zoom picture 1/ })[0] as HTMLElement);
    const zoom = within(await within(document.body).findByRole("dialog", {}, { timeout: 5000 }));
    await zoom.findByRole("button", { name: "Picture 1" });
    await expect(zoom.getByRole("button", { name: "Picture 1" })).toHaveAttribute("aria-current", "true");
  },
};

export const SoldOut: Story = {
  parameters: scene({ path: "/products/osker/court-low-basalt" }),
  play: async ({ canvas }) => {
    await heading(canvas, /court/i);
    await expect(canvas.getByText("All gone, in every size.")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Add to cart" })).toBeNull();
  },
};

export const Upcoming: Story = {
  parameters: scene({ path: "/products/norvane/moonboot-runner-moreton" }),
  play: async ({ canvas }) => {
    await heading(canvas, /moonboot/i);
    await expect(canvas.getByRole("timer")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Add to cart" })).toBeNull();
  },
};

export const MembersOnly: Story = {
  parameters: scene({ path: "/products/osker/halfcourt-hi-plum" }),
  play: async ({ canvas }) => {
    await heading(canvas, /halfcourt/i);
    const join = canvas.getByRole("link", { name: "NOT A MEMBER? JOIN NOW OR LOG IN" });
    await expect(join).toHaveAttribute("href", "/nz/account/signin?redirect=%2Fproducts%2Fosker%2Fhalfcourt-hi-plum");
    await expect(canvas.queryByRole("button", { name: "Add to cart" })).toBeNull();
  },
};

export const OneSize: Story = {
  parameters: scene({ path: "/products/hinterly/haul-70-basalt" }),
  play: async ({ canvas }) => {
    await heading(canvas, /haul/i);
    // There is nothing to choose, so nothing asks.
    await expect(canvas.queryByRole("group", { name: /size/i })).toBeNull();
    await expect(canvas.getAllByRole("button", { name: "Add to cart" }).length).toBeGreaterThan(0);
  },
};

export const NoLongerSold: Story = {
  parameters: scene({ path: "/products/kilnwood/chelsea-no-3-kelp" }),
  play: async ({ canvas }) => {
    await heading(canvas, /chelsea/i);
    await expect(canvas.getByText("This one has left the building.")).toBeVisible();
  },
};

export const UnableToAdd: Story = {
  parameters: scene({ path: "/products/hinterly/haul-45-ember", network: { "products.byIds": "offline" } }),
  play: async ({ canvas, loaded }) => {
    await heading(canvas, /haul/i);
    const { store } = openedScene(loaded);
    await waitFor(() => expect(store.getState().accountState.loaded).toBe(true));
    await userEvent.click(canvas.getAllByRole("button", { name: "Add to cart" })[0] as HTMLElement);
    await within(document.body).findByText("Unable to add to cart. Try again.", {}, { timeout: 5000 });
    await expect(store.getState().accountState.current?.cart.items ?? {}).toEqual({});
  },
};

/** A buy box that goes on to another product where it stands. */
function PassingOn({ paths: [first, second] }: { paths: readonly [string, string] }) {
  const [path, setPath] = useState(first);
  return (
    <>
      <BuyBox product={productAt(path)} size={null} />
      <button type="button" onClick={() => setPath(second)}>
        Next product
      </button>
    </>
  );
}

/** Until the next product's chart is there, its sizes are named as they come. */
export const NextChartOnItsWay: Story = {
  name: "SIZE-09 The chart of the product before does not name the next one's sizes",
  parameters: scene({
    path: "/products/norvane/strata-3-basalt",
    network: { "sizeCharts.get": ({ params }) => (params.id === "footwear-uk-men" ? "slow" : "normal") },
  }),
  render: (_, { loaded }) => (
    <Provider store={openedScene(loaded).store}>
      <MemoryRouter>
        <PassingOn paths={["/products/norvane/strata-3-basalt", "/products/fourth-set/baseline-84-terracotta"]} />
      </MemoryRouter>
    </Provider>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("combobox", { name: "Size system" })).toHaveValue("usMen");
    await userEvent.click(canvas.getByRole("button", { name: "Next product" }));
    await heading(canvas, /baseline/i);
    await expect(canvas.getByRole("button", { name: /^UK6(?!\.)/ })).toBeVisible();
    await expect(canvas.queryByRole("combobox", { name: "Size system" })).toBeNull();
    await expect(canvas.queryByRole("button", { name: "Size guide" })).toBeNull();
  },
};
