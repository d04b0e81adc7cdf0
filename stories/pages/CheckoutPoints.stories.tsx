import type { Meta, StoryObj } from "@storybook/react-vite";
import { sessionClosed } from "@tread/storefront/app/features/session/session-slice.ts";
import { pointsWorth } from "@tread/storefront/domain/loyalty/points.ts";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { heading } from "./shop/heading.ts";
import { moment } from "./shop/moment.ts";
import { address, contact, orderNumber, sampleOrder } from "./shop/orders.ts";
import { openedScene, openScene, renderScene, scene } from "./shop/scene.tsx";

const meta = {
  title: "Pages/Checkout points",
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

const cart = [{ path: "/products/norvane/ridgeback-southerly" }, { path: "/products/hinterly/haul-45-bluff" }];
const delivery = { address, options: { methodCode: "express" } };
const checkout = { contact, shippingType: "DELIVERY", delivery } as const;
const path = "/checkout/payment";
const membership = { memberId: "1900142", lastName: "Ngata" };
const quote = {
  quoteNumber: "0b0c7f5e-3c7e-4d0e-9a51-5f7b6f6d2a11",
  currencyAmount: 5_000,
  memberNumber: "1900142",
  points: 10_000,
  expires: moment.getTime() / 1000 + 900,
};
type Canvas = ReturnType<typeof within>;

/** Outside the page's root, where dialogs stand. */
const dialog = async () => within(await within(document.body).findByRole("dialog", { name: "Use points" }));

async function openDialog(canvas: Canvas) {
  await heading(canvas, /Last/);
  await userEvent.click(await canvas.findByRole("button", { name: "Use points" }));
  const inside = await dialog();
  return { inside, dollars: inside.getByRole("textbox", { name: "Dollars off" }) };
}

async function enterMembership(canvas: Canvas, memberId: string, lastName: string) {
  await heading(canvas, /Last/);
  await userEvent.click(await canvas.findByRole("button", { name: "Add membership" }));
  const number = await canvas.findByRole("textbox", { name: "Membership number" });
  await userEvent.type(number, memberId);
  await userEvent.type(canvas.getByRole("textbox", { name: "Surname" }), `${lastName}{Enter}`);
  return number;
}

const keptQuote = (loaded: Record<string, unknown>) => openedScene(loaded).store.getState().checkout.current.loyaltyQuote ?? null;

/** A cart that has become another one in another window of this browser. */
function changeCartElsewhere(change: (qty: number) => number) {
  const key = "account-state:nz";
  const state = JSON.parse(localStorage.getItem(key) ?? "{}");
  for (const item of Object.values<{ qty: number }>(state.cart.items)) item.qty = change(item.qty);
  const newValue = JSON.stringify(state);
  localStorage.setItem(key, newValue);
  window.dispatchEvent(new StorageEvent("storage", { key, newValue, storageArea: localStorage }));
}

export const Redeem: Story = {
  name: "PAY-13 LOYAL-02 LOYAL-03 A guest adds a membership, and points pay a part, shown before and after; the quote is sent with the order",
  parameters: {
    ...scene({
      path,
      cart,
      checkout: { ...checkout, vouchers: [{ code: "GIFT0000001000", pin: "1234" }] },
      placement: { orderNumber, placedAt: moment.toISOString(), totals: sampleOrder().totals },
    }),
    visual: { skip: "Ends as Payment does." },
  },
  play: async ({ canvas, loaded }) => {
    await enterMembership(canvas, "190 0142", "Ngata");
    await canvas.findByText(/12,480 points, about \$62\.00/);
    const { inside, dollars } = await openDialog(canvas);
    await expect(dollars).toHaveFocus();
    await expect(dollars).toHaveValue("62");
    // The sign stands off the edge of its field as other words do.
    const sign = document.createRange();
    sign.selectNodeContents(inside.getByText("$"));
    const edge = dollars.parentElement?.getBoundingClientRect().left ?? 0;
    await expect(sign.getBoundingClientRect().left - edge).toBeGreaterThanOrEqual(12);
    await userEvent.clear(dollars);
    await userEvent.type(dollars, "63{Enter}");
    await waitFor(() => expect(dollars).toHaveAccessibleDescription("Use $62.00 or less."));
    await userEvent.clear(dollars);
    await userEvent.type(dollars, "1.50{Enter}");
    await waitFor(() => expect(dollars).toHaveAccessibleDescription("Enter whole dollars, such as 20."));
    await userEvent.click(inside.getByRole("button", { name: "Use the most" }));
    await expect(dollars).toHaveValue("62");
    await expect(dollars).not.toHaveAccessibleDescription();
    await userEvent.clear(dollars);
    await userEvent.type(dollars, "50");
    await inside.findByText("Takes 10,000 points and leaves 2,480 points.");
    await userEvent.keyboard("{Enter}");
    const change = await canvas.findByRole("button", { name: "Change" });
    await waitFor(() => expect(change).toHaveFocus());
    const summary = within(canvas.getByRole("complementary", { name: "Order summary" }));
    await waitFor(() => expect(summary.getByText("Qantas Points")).toBeInTheDocument());
    await userEvent.click(await canvas.findByRole("button", { name: "Place order" }));
    await heading(canvas, /Nailed it/);
    const [order] = openedScene(loaded).placed as { cart: { loyalty: object; payment: { methods: { loyalty: object } } } }[];
    await expect(order?.cart.loyalty).toEqual(membership);
    await expect(order?.cart.payment.methods.loyalty).toEqual([
      { amount: 5_000, quoteRef: quote.quoteNumber, memberId: "1900142" },
    ]);
    await expect(keptQuote(loaded)).toBeNull();
  },
};

/** A membership that cannot be added says why. */
const refused = (memberId: string, lastName: string, message: string): Story => ({
  parameters: {
    ...scene({ path, cart, checkout }),
    visual: { skip: "The same fields as on the account's own page, with another sentence." },
  },
  play: async ({ canvas }) => {
    const number = await enterMembership(canvas, memberId, lastName);
    await canvas.findByText(message);
    await expect(number).toHaveValue(memberId);
    await expect(localStorage.getItem("loyalty-membership")).toBeNull();
  },
});

export const NotFound: Story = {
  ...refused("1900142", "Parata", "We couldn't find that membership, so check the number and the surname."),
  name: "ERRCAT-79 A guest's membership that is not found says so",
};

export const Inactive: Story = {
  ...refused("1900900", "Ngata", "That membership is inactive, so contact Qantas Frequent Flyer to open it again."),
  name: "ERRCAT-80 A guest's inactive membership says so",
};

export const UnableToAdd: Story = {
  ...refused("1900503", "Ngata", "We're unable to add your membership right now, so try again in a moment."),
  name: "ERRCAT-82 A membership that can't be added just now says so",
};

export const OrderChanged: Story = {
  name: "ERRCAT-83 An order that changes while the points dialog is open says so, and its new limit holds",
  parameters: scene({
    path,
    cart: [{ path: "/products/osker/crew-sock-3-pack-harbour", size: "M", qty: 2 }],
    checkout,
    membership,
  }),
  play: async ({ canvas }) => {
    const { inside, dollars } = await openDialog(canvas);
    const before = Number((dollars as HTMLInputElement).value);
    changeCartElsewhere(() => 1);
    await inside.findByText("Your order has changed since you opened this, so choose again how many points to use.");
    await expect(Number((dollars as HTMLInputElement).value)).toBeLessThan(before);
    await userEvent.click(inside.getByRole("button", { name: "Use points" }));
    await canvas.findByRole("button", { name: "Change" });
  },
};

export const QuoteTooMuch: Story = {
  name: "ERRCAT-83 Points that the order no longer comes to are taken off, and the shopper is told why",
  parameters: {
    ...scene({
      path,
      cart: [{ path: "/products/osker/crew-sock-3-pack-harbour", size: "M" }],
      checkout: { ...checkout, loyaltyQuote: { ...quote, currencyAmount: 9_900 } },
      membership,
    }),
    visual: { skip: "The row as in Spent, with another sentence." },
  },
  play: async ({ canvas, loaded }) => {
    await heading(canvas, /Last/);
    await canvas.findByRole("button", { name: "Use points" });
    await waitFor(() => expect(keptQuote(loaded)).toBeNull());
    await expect(canvas.getAllByText(/^Your order has come down/)).not.toHaveLength(0);
  },
};

export const Ended: Story = {
  name: "Points that were not used in time pay no more, and the shopper is told so",
  parameters: {
    ...scene({
      path,
      cart,
      checkout: { ...checkout, loyaltyQuote: { ...quote, expires: moment.getTime() / 1000 - 1 } },
      membership,
    }),
    visual: { skip: "The row as in Spent, with another sentence." },
  },
  play: async ({ canvas, loaded }) => {
    await heading(canvas, /Last/);
    await canvas.findByRole("button", { name: "Use points" });
    await expect(canvas.getAllByText(/^Your points weren't used in time/)).not.toHaveLength(0);
    await expect(keptQuote(loaded)).toBeNull();
  },
};

export const Spent: Story = {
  name: "An order whose points were spent meanwhile is not placed, and they are chosen again",
  parameters: scene({
    path,
    cart,
    checkout: { ...checkout, loyaltyQuote: quote, vouchers: [{ code: "GIFT0000001000", pin: "1234" }] },
    membership,
    placement: {
      status: 422,
      code: "LoyaltyInsufficientPoints",
      message: "There aren't enough points on that membership any more, so choose again how many to use.",
    },
  }),
  play: async ({ canvas, loaded }) => {
    await heading(canvas, /Last/);
    await userEvent.click(await canvas.findByRole("button", { name: "Place order" }));
    await canvas.findByText(/There aren't enough points/);
    await waitFor(() => expect(keptQuote(loaded)).toBeNull());
    await canvas.findByRole("button", { name: "Use points" });
  },
};

export const TakenOff: Story = {
  name: "Points and a guest's membership are taken off again, one after the other",
  parameters: {
    ...scene({ path, cart, checkout: { ...checkout, loyaltyQuote: quote }, membership }),
    visual: { skip: "Ends as the step does without points." },
  },
  play: async ({ canvas, loaded }) => {
    await heading(canvas, /Last/);
    await userEvent.click(await canvas.findByRole("button", { name: "Remove Qantas Points" }));
    await waitFor(() => expect(canvas.getByRole("button", { name: "Use points" })).toHaveFocus());
    await expect(keptQuote(loaded)).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Remove Qantas Points" }));
    await waitFor(() => expect(canvas.getByRole("button", { name: "Add membership" })).toHaveFocus());
  },
};

export const PointsUnknown: Story = {
  name: "Points that can't be looked at keep nobody from paying, and can be asked for again",
  parameters: scene({ path, cart, checkout, membership, network: { "loyalty.membership": "broken" } }),
  play: async ({ canvas, loaded }) => {
    await heading(canvas, /Last/);
    await canvas.findByText("We can't look at your points right now.");
    await expect(await canvas.findByRole("button", { name: /^Pay NZ\$/ })).toBeEnabled();
    openedScene(loaded).network["loyalty.membership"] = "normal";
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await canvas.findByRole("button", { name: "Use points" });
  },
};

export const TooFew: Story = {
  name: "Points that are too few for a dollar are counted and not called worth $0.00, and it says how many a dollar takes",
  parameters: {
    ...scene({
      path,
      cart,
      checkout,
      membership,
      answers: { "loyalty.membership": () => ({ memberNumber: membership.memberId, points: 180, worth: pointsWorth(180) }) },
    }),
    visual: { skip: "As PointsUnknown, with other words." },
  },
  play: async ({ canvas }) => {
    await heading(canvas, /Last/);
    await canvas.findByText("180 points. Membership 1900142");
    await expect(canvas.getByText("It takes 200 points to pay a dollar.")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Use points" })).toBeNull();
  },
};

export const OfAnEndedSession: Story = {
  name: "Whose session ends at the payment step pays with no points of the account any more",
  parameters: {
    ...scene({
      path,
      cart,
      checkout: { ...checkout, loyaltyQuote: quote },
      account: { loyalty: [{ name: "frequentFlyer", memberId: quote.memberNumber }] },
    }),
    visual: { skip: "As Payment." },
  },
  play: async ({ canvas, loaded }) => {
    await heading(canvas, /Last/);
    await canvas.findByText("Left to pay");
    openedScene(loaded).store.dispatch(sessionClosed({ ended: false, lapsed: true }));
    await canvas.findByRole("button", { name: "Add membership" });
    await waitFor(() => expect(canvas.queryByText("Left to pay")).toBeNull());
  },
};
