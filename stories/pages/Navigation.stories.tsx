import type { Meta, StoryObj } from "@storybook/react-vite";
import { RouteReports } from "@tread/storefront/app/features/analytics/route-reports.tsx";
import { Provider } from "react-redux";
import { createMemoryRouter, RouterProvider, redirect } from "react-router";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { heading } from "./shop/heading.ts";
import { hearReports } from "./shop/hear-reports.ts";
import { openedScene, openScene, renderScene, scene } from "./shop/scene.tsx";

const meta = {
  title: "Pages/Navigation",
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

const wide = () => matchMedia("(min-width: 1024px)").matches;

export const MegaMenuOpen: Story = {
  parameters: scene({ path: "/categories/men/shoes/boots" }),
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas }) => {
    await heading(canvas, /boots/i);
    // Below 1024 px there is no such menu, and the other story is the one to look at.
    if (!wide()) return expect(canvas.getByRole("link", { name: "Menu" })).toBeVisible();
    const main = within(await canvas.findByRole("navigation", { name: "Main" }));
    const men = main.getByRole("link", { name: "Men" });
    await userEvent.hover(men);
    const menu = within(men.closest("li") as HTMLElement);
    await waitFor(() => expect(menu.getByRole("link", { name: "Trail" })).toBeVisible());
  },
};

export const MobileMenuOpen: Story = {
  parameters: scene({ path: "/categories/men/shoes/boots" }),
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await heading(canvas, /boots/i);
    if (wide()) return expect(canvas.queryByRole("link", { name: "Menu" })).toBeNull();
    await userEvent.click(await canvas.findByRole("link", { name: "Menu" }));
    const menu = within(await within(document.body).findByRole("dialog"));
    await menu.findByRole("link", { name: "Track an order" });
    await expect(menu.getByRole("button", { name: "Sale" }).querySelector("mark")).toHaveTextContent("Sale");
    const country = menu.getAllByText("New Zealand").find((each) => each.closest("summary") !== null)!;
    await userEvent.click(country);
    await expect(menu.getByRole("link", { name: /Australia/ })).toHaveAttribute("href", "/au/");
    await userEvent.click(country);
    await userEvent.click(await menu.findByRole("button", { name: /^Men/ }));
    await menu.findByRole("link", { name: /Sneakers/ });
  },
};

export const FooterStays: Story = {
  name: "The footer is not drawn anew on the way from a listing to another page",
  parameters: { ...scene({ path: "/categories/men/shoes/boots" }), visual: { skip: "There is nothing to see." } },
  play: async ({ canvas }) => {
    await heading(canvas, /boots/i);
    const footer = within(document.getElementById("footer") as HTMLElement);
    // React writes the attributes of a field each time it draws it.
    const drawn: MutationRecord[] = [];
    const observer = new MutationObserver((records) => drawn.push(...records));
    observer.observe(await footer.findByRole("textbox", { name: /email/i }), { attributes: true });
    await userEvent.click(within(canvas.getByRole("navigation", { name: "Breadcrumb" })).getByRole("link", { name: "Shoes" }));
    await heading(canvas, /^shoes/i);
    observer.disconnect();
    await expect(drawn).toHaveLength(0);
  },
};

/** A cart, and a checkout whose guard turns everybody back to it, once it may. */
function guardedCheckout() {
  const { promise, resolve: turnBack } = Promise.withResolvers<void>();
  const router = createMemoryRouter(
    [
      { path: "/cart", element: <RouteReports /> },
      { path: "/checkout/contact-info", loader: () => promise.then(() => redirect("/cart")), element: null },
    ],
    { basename: "/nz", initialEntries: ["/nz/cart"] },
  );
  return { router, turnBack };
}
let checkout = guardedCheckout();

export const TurnedBack: Story = {
  name: "ANALYT-05 Who is turned back to where they were is told to be there, so that no page counts as viewed that never came",
  parameters: { ...scene({ path: "/cart" }), visual: { skip: "There is nothing to see." } },
  render: (_, { loaded }) => {
    checkout = guardedCheckout();
    return (
      <Provider store={openedScene(loaded).store}>
        <RouterProvider router={checkout.router} />
      </Provider>
    );
  },
  play: async () => {
    const heard = hearReports();
    const way = checkout.router.navigate("/checkout/contact-info");
    await waitFor(() => expect(heard.at(-1)).toEqual({ type: "routeChanging", path: "/checkout/contact-info", search: "" }));
    checkout.turnBack();
    await way;
    await waitFor(() => expect(heard.at(-1)).toEqual({ type: "routeSettled", path: "/cart", search: "" }));
  },
};
