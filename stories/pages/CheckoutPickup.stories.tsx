import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { checkoutInfo } from "./shop/fake-server.ts";
import { heading } from "./shop/heading.ts";
import { address, contact, orderNumber, sampleOrder } from "./shop/orders.ts";
import { openedScene, openScene, renderScene, scene } from "./shop/scene.tsx";

const meta = {
  title: "Pages/Checkout pickup",
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
type Canvas = ReturnType<typeof within>;

const path = "/checkout/shipping";
const cart = [{ path: "/products/norvane/ridgeback-southerly" }];
const store = (erpStoreId: string, name: string) => ({
  erpStoreId,
  name,
  phone: "04 555 0118",
  address: {
    country: "NZ" as const,
    postcode: "6011",
    region: "Wellington",
    street1: "118 Cuba Street",
    street2: "",
    locality: "Te Aro",
  },
});
const collecting = (erpStoreId: string, name: string) => ({
  contact,
  shippingType: "STORE_PICKUP" as const,
  pickup: { options: { methodCode: "pickup" }, store: store(erpStoreId, name) },
});

const patience = { timeout: 10_000 };
const choosePickup = async (canvas: Canvas) => {
  const half = await canvas.findByRole("radio", { name: "I'll pick up" }, patience);
  await waitFor(() => expect(half).toBeEnabled());
  await userEvent.click(half);
};
const rows = async (canvas: Canvas) =>
  within(await canvas.findByRole("radiogroup", { name: "Store to pick up from" }, patience)).getAllByRole("radio");

export const Stores: Story = {
  name: "SHIP-04 SHIP-14 Stores with all of the cart are offered, the nearest first, and one must be chosen",
  parameters: scene({ path, cart, checkout: { contact, delivery: { address, options: { methodCode: null } } } }),
  play: async ({ canvas, loaded }) => {
    await heading(canvas, /Where’s it/);
    await choosePickup(canvas);
    await expect((await rows(canvas)).length).toBe(4);
    await userEvent.type(canvas.getByRole("combobox", { name: "Suburb, city or postcode" }), "{Control>}a{/Control}aro{Enter}");
    await waitFor(async () =>
      expect((await rows(canvas))[0]).toHaveAccessibleName(/^Cuba Street.*0\.8 km.*Everything in stock, ready in an hour/),
    );
    await userEvent.click(canvas.getByRole("button", { name: "Continue to payment" }));
    await expect(await canvas.findByText("Choose a store to pick up from.")).toBeVisible();
    await userEvent.click((await rows(canvas))[0] as HTMLElement);
    await expect(await canvas.findByText(/Open until 8 pm\. Aroha Ngata picks it up/)).toBeVisible();
    const { pickup, shippingType } = openedScene(loaded).store.getState().checkout.current;
    await expect([shippingType, pickup.options.methodCode]).toEqual(["STORE_PICKUP", "pickup"]);
    await expect(pickup.store).toEqual({
      erpStoreId: "0021",
      name: "Cuba Street",
      phone: expect.stringMatching(/^04 /),
      address: {
        country: "NZ",
        postcode: "6011",
        region: "Wellington",
        street1: "118 Cuba Street",
        street2: "",
        locality: "Te Aro",
      },
    });
  },
};

const remote = { ...address, postcode: "9999" };

export const UnknownPostcode: Story = {
  name: "A place that nobody knows is said when it was asked for, and not when it is only the delivery's",
  parameters: {
    ...scene({ path, cart, checkout: { contact, delivery: { address: remote, options: { methodCode: null } } } }),
    visual: { skip: "Looks as Stores does, with a sentence more." },
  },
  play: async ({ canvas }) => {
    await choosePickup(canvas);
    await expect((await rows(canvas)).length).toBe(4);
    await expect(canvas.queryByText(/^We couldn't find/)).toBeNull();
    await userEvent.type(canvas.getByRole("combobox", { name: "Suburb, city or postcode" }), "{Control>}a{/Control}zzz{Enter}");
    await expect(await canvas.findByText("We couldn't find “zzz”, so these are all our stores.")).toBeVisible();
    await expect((await rows(canvas)).length).toBe(4);
  },
};

const narrow = { narrow: { name: "Narrow 320", styles: { width: "320px", height: "700px" }, type: "mobile" } };

export const UnknownLongPlace: Story = {
  name: "On the narrowest phone a place of one long word that nobody knows makes the page no wider",
  parameters: {
    ...scene({ path, cart, checkout: { contact } }),
    viewport: { options: narrow },
    visual: { skip: "Looks as Stores does, with a sentence more." },
  },
  globals: { viewport: { value: "narrow" } },
  play: async ({ canvas }) => {
    await choosePickup(canvas);
    await rows(canvas);
    await userEvent.click(canvas.getByRole("combobox", { name: "Suburb, city or postcode" }));
    await userEvent.paste("z".repeat(100));
    await userEvent.keyboard("{Enter}");
    await canvas.findByText(/^We couldn't find “zzzz/);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

export const MoreStores: Story = {
  name: "Stores that lack something are shown on request, and are no choice",
  parameters: scene({ path, cart, checkout: { contact } }),
  play: async ({ canvas }) => {
    await choosePickup(canvas);
    await rows(canvas);
    await userEvent.click(canvas.getByRole("button", { name: "Show 5 more stores" }));
    const queensgate = (await rows(canvas)).at(-1);
    await expect(queensgate).toHaveAccessibleName(/^Queensgate.*Not everything in stock/);
    await expect(queensgate).toBeDisabled();
    await expect(canvas.getByRole("main")).toContainElement(document.activeElement as HTMLElement);
  },
};

export const NoStore: Story = {
  name: "SHIP-09 Pickup is disabled when no store has stock",
  parameters: scene({
    path,
    cart,
    checkout: { contact },
    answers: { "checkout.info": (input) => checkoutInfo(input, []) },
  }),
  play: async ({ canvas }) => {
    await heading(canvas, /Where’s it/);
    await expect(
      await canvas.findByText("No store has everything in your cart, so you can't pick it up.", {}, patience),
    ).toBeVisible();
    await expect(canvas.getByRole("radio", { name: "I'll pick up" })).toBeDisabled();
    await expect(canvas.getByRole("radio", { name: "Deliver it" })).toBeChecked();
  },
};

export const NothingToPickUpFrom: Story = {
  name: "A shop without stores to pick up from asks nothing but where it goes, whatever was chosen before",
  parameters: {
    ...scene({
      path,
      cart,
      checkout: collecting("0021", "Cuba Street"),
      answers: { "checkout.info": (input) => checkoutInfo(input, null) },
    }),
    visual: { skip: "As delivery stands, without the choice above it." },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("combobox", { name: "Street address" }, patience)).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole("radio", { name: "I'll pick up" })).toBeNull());
    await expect(canvas.queryByText(/No store has everything|pick it up/)).toBeNull();
  },
};

export const ChosenOfNoStore: Story = {
  name: "SHIP-09 Pickup that was chosen is disabled too, once no store has stock, and delivery leads on",
  parameters: {
    ...scene({
      path,
      cart,
      checkout: collecting("0021", "Cuba Street"),
      answers: { "checkout.info": (input) => checkoutInfo(input, []) },
    }),
    visual: { skip: "As NoStore, with the other half chosen." },
  },
  play: async ({ canvas }) => {
    await canvas.findByText("No store has everything in your cart, so you can't pick it up.", {}, patience);
    await expect(canvas.getByRole("radio", { name: "I'll pick up" })).toBeDisabled();
    await expect(
      await canvas.findByText(
        "Cuba Street, the store you picked, no longer has everything in your cart, and no other store has everything, so have it delivered.",
      ),
    ).toBeVisible();
    // Nothing there could be chosen, or would lead on.
    await expect(canvas.queryByRole("heading", { name: "Pick a store" })).toBeNull();
    await expect(canvas.queryByRole("button", { name: "Continue to payment" })).toBeNull();
    await userEvent.click(canvas.getByRole("radio", { name: "Deliver it" }));
    await expect(await canvas.findByRole("combobox", { name: "Street address" })).toBeVisible();
  },
};

const summary = async (canvas: Canvas) => within(await canvas.findByRole("complementary", { name: "Order summary" }));

export const StoreStillOpen: Story = {
  name: "CHK-10 While no store is picked yet, the summary speaks of pickup and not of delivery",
  parameters: { ...scene({ path, cart, checkout: { contact } }), visual: { skip: "As Stores, before one is chosen." } },
  play: async ({ canvas }) => {
    const sums = await summary(canvas);
    await sums.findByText("Delivery, estimated", {}, patience);
    await choosePickup(canvas);
    await expect((await sums.findByText("Pickup, estimated")).closest("div")).toHaveTextContent("Free");
    await expect(sums.queryByText(/^Delivery/)).toBeNull();
  },
};

export const LostStock: Story = {
  name: "ERRCAT-67 A pickup store no longer in stock is said, and another has to be chosen",
  parameters: scene({ path, cart, checkout: collecting("0023", "Queensgate") }),
  play: async ({ canvas }) => {
    await heading(canvas, /Where’s it/);
    await expect(
      await canvas.findByText(
        "Queensgate, the store you picked, no longer has everything in your cart, so choose another.",
        {},
        patience,
      ),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Continue to payment" }));
    await expect(await canvas.findByText("Choose a store to pick up from.")).toBeVisible();
    // The nearest to the one that was lost is wanted next.
    await expect(canvas.getByRole("combobox", { name: "Suburb, city or postcode" })).toHaveValue("6011");
    await userEvent.click((await rows(canvas))[0] as HTMLElement);
    await userEvent.click(canvas.getByRole("button", { name: "Continue to payment" }));
    await heading(canvas, /Last/);
  },
};

export const ClosedStore: Story = {
  name: "A store that hands out no orders any more is not said to lack stock",
  parameters: {
    ...scene({ path, cart, checkout: collecting("0099", "Karori") }),
    visual: { skip: "As LostStock, in other words." },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("Karori, the store you picked, no longer hands out orders, so choose another.", {}, patience),
    ).toBeVisible();
  },
};

export const LostAtPayment: Story = {
  name: "SHIP-08 With a store that has lost the stock nobody gets on to payment",
  parameters: {
    ...scene({ path: "/checkout/payment", cart, checkout: collecting("0023", "Queensgate") }),
    visual: { skip: "Ends as LostStock does." },
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Queensgate, the store you picked, no longer has/, {}, patience);
    await heading(canvas, /Where’s it/);
  },
};

export const StoresFailing: Story = {
  name: "ERRCAT-65 Stores that can't be loaded are said, and can be tried again",
  parameters: scene({ path, cart, checkout: { contact }, network: { "stores.list": "offline" } }),
  play: async ({ canvas, loaded }) => {
    await choosePickup(canvas);
    await expect(await canvas.findByText("Unable to load stores.", { exact: false }, patience)).toBeVisible();
    // With nothing to choose from, nothing is asked for.
    const next = canvas.getByRole("button", { name: "Continue to payment" });
    await expect(next).toBeDisabled();
    openedScene(loaded).network["stores.list"] = "normal";
    const again = canvas.getByRole("button", { name: "Try again" });
    await userEvent.click(again);
    await expect((await rows(canvas)).length).toBe(4);
    await expect(next).toBeEnabled();
    await expect(again).not.toBeInTheDocument();
    // Focus stays in the step, and with it where the next Tab leads.
    await expect(canvas.getByRole("main")).toContainElement(document.activeElement as HTMLElement);
    await userEvent.tab();
    await expect(canvas.getByRole("radiogroup", { name: "Store to pick up from" })).toContainElement(
      document.activeElement as HTMLElement,
    );
  },
};

export const Payment: Story = {
  name: "An order that is picked up says where, and asks for an address to bill",
  parameters: scene({ path: "/checkout/payment", cart, checkout: collecting("0021", "Cuba Street") }),
  play: async ({ canvas }) => {
    await heading(canvas, /Last/);
    await expect(await canvas.findByText(/118 Cuba Street, Te Aro, Wellington 6011/, {}, patience)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Change pickup" })).toHaveAttribute("href", "/nz/checkout/shipping");
    await expect(canvas.queryByRole("checkbox", { name: "Same as delivery" })).toBeNull();
    await expect(canvas.getByRole("combobox", { name: "Street address" })).toBeVisible();
  },
};

export const Placed: Story = {
  name: "A placed order says in which store it lies, and until when",
  parameters: scene({
    path: "/checkout/success",
    checkout: { placedOrder: { orderNumber, placedAt: sampleOrder().placedAt, email: contact.email } },
    answers: {
      "orders.get": () => ({
        ...sampleOrder(),
        shipping: {
          type: "STORE_PICKUP",
          methodCode: "pickup",
          label: "Click and collect",
          promise: "Ready in an hour",
          pickup: { storeName: "Cuba Street", phone: "04 555 0118", path: "/stores/cuba-street", collectBy: "2026-11-26" },
        },
      }),
    },
  }),
  play: async ({ canvas }) => {
    await heading(canvas, /Nailed it/);
    await expect(await canvas.findByText("Thursday 26 November", {}, patience)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Opening hours of Cuba Street" })).toHaveAttribute(
      "href",
      "/nz/stores/cuba-street",
    );
  },
};
