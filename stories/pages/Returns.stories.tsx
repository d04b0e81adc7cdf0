import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { heading } from "./shop/heading.ts";
import { contact, orderNumber } from "./shop/orders.ts";
import { content } from "./shop/products.ts";
import { refuse } from "./shop/refuse.ts";
import { allArrived, arrivedOrder, expected } from "./shop/returns.ts";
import { openedScene, openScene, renderScene, scene } from "./shop/scene.tsx";

const meta = {
  title: "Pages/Returns",
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

const accountPath = `/account/orders/${arrivedOrder.number}/return/return-token`;
const [first] = arrivedOrder.items;
const mainOf = (canvas: ReturnType<typeof within>) => within(canvas.getByRole("main"));

async function choose(canvas: ReturnType<typeof within>) {
  await heading(canvas, /Send it/);
  const main = mainOf(canvas);
  await userEvent.click(await main.findByRole("checkbox", { name: `${first?.brand} ${first?.name}` }));
  await userEvent.selectOptions(main.getByRole("combobox", { name: /^Why is/ }), "Too small");
}

export const Area: Story = {
  name: "ROUTE-44 The returns area is open to who is signed in too, and offers both ways in",
  parameters: scene({ path: "/return", account: {} }),
  play: async ({ canvas }) => {
    await heading(canvas, /Send it/);
    const main = mainOf(canvas);
    await expect(main.getByRole("link", { name: "Choose an order" })).toHaveAttribute("href", "/nz/account/orders");
    await expect(main.getByRole("link", { name: "Start a guest return" })).toHaveAttribute("href", "/nz/return/guest/create");
  },
};

export const GuestForm: Story = {
  parameters: scene({ path: "/return/guest/create" }),
  play: async ({ canvas }) => {
    await heading(canvas, /Send it/);
    const main = mainOf(canvas);
    await userEvent.click(main.getByRole("button", { name: "Find my order" }));
    await waitFor(() => expect(main.getByRole("textbox", { name: "Order number" })).toBeInvalid());
  },
};

export const GuestFindsOrder: Story = {
  parameters: { ...GuestForm.parameters, visual: { skip: "Ends as Choose does, in the shop's own layout." } },
  play: async ({ canvas }) => {
    await heading(canvas, /Send it/);
    const main = mainOf(canvas);
    await userEvent.type(main.getByRole("textbox", { name: "Order number" }), orderNumber);
    await userEvent.type(main.getByRole("textbox", { name: "Email" }), contact.email);
    await userEvent.click(main.getByRole("button", { name: "Find my order" }));
    await main.findByRole("checkbox", { name: `${first?.brand} ${first?.name}` });
    await waitFor(() => expect(main.getByRole("heading", { level: 1, name: /Send it/ })).toHaveFocus());
  },
};

export const LabelFromMail: Story = {
  name: "The mail's link to a label shows the label itself, to who is signed in without a question",
  parameters: {
    ...scene({
      path: `/return/guest/create?order=${arrivedOrder.number}&return=${arrivedOrder.number}-R2`,
      account: {},
      answers: { "returns.get": () => ({ ...allArrived, returns: [expected(1), expected(2)] }) },
    }),
    visual: { skip: "As Done, in the shop's own layout." },
  },
  play: async ({ canvas }) => {
    await heading(canvas, /Done/);
    const main = mainOf(canvas);
    await expect(main.getByRole("region", { name: `Label of return ${arrivedOrder.number}-R2` })).toBeVisible();
    await expect(main.getByRole("button", { name: "Print the label" })).toBeVisible();
  },
};

export const LabelNoMore: Story = {
  name: "A mail's link to the label of a return that is not expected any more shows what became of it",
  parameters: {
    ...scene({
      path: `/return/guest/create?order=${arrivedOrder.number}&return=${arrivedOrder.number}-R1`,
      account: {},
      answers: {
        "returns.get": () => ({
          ...allArrived,
          items: allArrived.items.map((item) => (item.position === 0 ? { ...item, left: 0, refusal: "nothingLeft" } : item)),
          returns: [{ ...expected(1), state: "received" }],
        }),
      },
    }),
    visual: { skip: "As Choose, in the shop's own layout." },
  },
  play: async ({ canvas }) => {
    await heading(canvas, /Send it/);
    const main = mainOf(canvas);
    await expect(await main.findByText(`${arrivedOrder.number}-R1: We have it`)).toBeVisible();
    await expect(main.queryByRole("region", { name: /^Label of/ })).toBeNull();
    // What we have is on its way no more.
    await expect(main.getByText("All of it is in a return already.")).toBeVisible();
  },
};

export const NotFound: Story = {
  parameters: scene({ path: "/return/guest/create" }),
  play: async ({ canvas }) => {
    await heading(canvas, /Send it/);
    const main = mainOf(canvas);
    await userEvent.type(main.getByRole("textbox", { name: "Order number" }), orderNumber);
    await userEvent.type(main.getByRole("textbox", { name: "Email" }), "somebody.else@example.co.nz");
    await userEvent.click(main.getByRole("button", { name: "Find my order" }));
    await main.findByText("We couldn't find an order with those details.");
  },
};

export const Choose: Story = {
  parameters: scene({ path: accountPath, account: {} }),
  play: async ({ canvas }) => {
    await choose(canvas);
    const main = mainOf(canvas);
    // An order may have several sizes of one product, each with a box and a question of the same words.
    const details = `${first?.colourName}, ${first?.size} · 2 bought`;
    await expect(main.getByRole("checkbox", { name: `${first?.brand} ${first?.name}` })).toHaveAccessibleDescription(details);
    await expect(main.getByRole("combobox", { name: /^Why is/ })).toHaveAccessibleDescription(details);
    await expect(main.getByText("Not with you yet.")).toBeVisible();
    await expect(main.getByRole("spinbutton", { name: /^Quantity of/ })).toHaveValue("2");
    await expect(main.getByText(/^Until /)).toBeVisible();
    await expect(main.getByText(new RegExp(`^Order ${arrivedOrder.number}\\.`))).toBeVisible();
  },
};

export const WithoutStores: Story = {
  name: "What came from a shop without stores goes back by post alone",
  parameters: {
    ...scene({
      path: accountPath,
      account: {},
      answers: {
        "content.frame": () => ({
          ...{ ...content().frame("nz"), boutique: true, galleryOverlay: false },
          ...{ hasStores: false, collects: false },
        }),
      },
    }),
    visual: { skip: "As Choose, without a way." },
  },
  play: async ({ canvas }) => {
    await heading(canvas, /Send it/);
    const ways = within(await mainOf(canvas).findByRole("radiogroup", { name: "How will you send it?" }, { timeout: 10_000 }));
    await expect(ways.getAllByRole("radio")).toHaveLength(1);
    await expect(ways.getByRole("radio", { name: /^By post/ })).toBeChecked();
  },
};

export const NothingChosen: Story = {
  parameters: scene({ path: accountPath, account: {} }),
  play: async ({ canvas }) => {
    await heading(canvas, /Send it/);
    const main = mainOf(canvas);
    await userEvent.click(await main.findByRole("button", { name: "Review the return" }));
    const box = main.getByRole("checkbox", { name: `${first?.brand} ${first?.name}` });
    await waitFor(() => expect(box).toHaveAccessibleDescription(/Choose what you're sending back\.$/));
    await expect(box).toHaveFocus();
  },
};

export const ChosenAfterRefusal: Story = {
  name: "What is chosen after nothing was is not blamed for its reason before it could be given",
  parameters: { ...scene({ path: accountPath, account: {} }), visual: { skip: "Choose, before its reason is given." } },
  play: async (context) => {
    await NothingChosen.play?.(context);
    const main = mainOf(context.canvas);
    await userEvent.click(main.getByRole("checkbox", { name: `${first?.brand} ${first?.name}` }));
    const reason = main.getByRole("combobox", { name: /^Why is/ });
    await expect(reason).not.toHaveAttribute("aria-invalid");
    await userEvent.click(main.getByRole("button", { name: "Review the return" }));
    await waitFor(() => expect(reason).toHaveAttribute("aria-invalid", "true"));
  },
};

export const ReasonMissing: Story = {
  parameters: scene({ path: accountPath, account: {} }),
  play: async ({ canvas }) => {
    await heading(canvas, /Send it/);
    const main = mainOf(canvas);
    await userEvent.click(await main.findByRole("checkbox", { name: `${first?.brand} ${first?.name}` }));
    await userEvent.click(main.getByRole("button", { name: "Review the return" }));
    const reason = main.getByRole("combobox", { name: /^Why is/ });
    await waitFor(() => expect(reason).toHaveAccessibleDescription(/Choose a reason for Ridgeback, .+\.$/));
    await expect(reason).toHaveFocus();
    await expect(main.queryByText("There is a problem")).toBeNull();
  },
};

export const ReasonsMissing: Story = {
  name: "Several missing reasons are listed above the items, each of its item, and lead to their fields",
  parameters: {
    ...scene({ path: accountPath, account: {}, answers: { "returns.get": () => allArrived } }),
    visual: { skip: "ReasonMissing, with the list that every form has." },
  },
  play: async ({ canvas }) => {
    await heading(canvas, /Send it/);
    const main = mainOf(canvas);
    for (const { brand, name } of allArrived.items)
      await userEvent.click(await main.findByRole("checkbox", { name: `${brand} ${name}` }));
    await userEvent.click(main.getByRole("button", { name: "Review the return" }));
    await main.findByText("There is a problem");
    const links = main.getAllByRole("link", { name: /^Choose a reason for / });
    await expect(links).toHaveLength(2);
    await userEvent.click(links[1] as HTMLElement);
    await expect(main.getAllByRole("combobox", { name: /^Why is/ })[1]).toHaveFocus();
  },
};

export const Review: Story = {
  parameters: scene({ path: accountPath, account: {} }),
  play: async ({ canvas }) => {
    await choose(canvas);
    const main = mainOf(canvas);
    await userEvent.click(main.getByRole("button", { name: "Review the return" }));
    await expect(await heading(canvas, /All there/)).toHaveFocus();
    await expect(main.getByRole("list", { name: "What goes back" })).toHaveTextContent(/2 × .*Too small/);
    await expect(main.getByText(/^You get/)).toHaveTextContent("You get $322.00 back, the way you paid, once it has reached us.");
  },
};

export const ReviewOfWhatWasFree: Story = {
  name: "A review of what was free promises no money",
  parameters: {
    ...scene({
      path: accountPath,
      account: {},
      answers: { "returns.get": () => ({ ...allArrived, items: allArrived.items.map((item) => ({ ...item, paid: 0 })) }) },
    }),
    visual: { skip: "Review with another sentence." },
  },
  play: async ({ canvas }) => {
    await choose(canvas);
    const main = mainOf(canvas);
    await userEvent.click(main.getByRole("button", { name: "Review the return" }));
    await heading(canvas, /All there/);
    await expect(main.getByText("It was free, so there is no money to send back.")).toBeVisible();
    await expect(main.queryByText(/^You get/)).toBeNull();
  },
};

export const ReviewLeftByBack: Story = {
  name: "Back leads from the review to what was chosen",
  parameters: { ...Review.parameters, visual: { skip: "The choices, as in Chosen." } },
  play: async (context) => {
    await Review.play?.(context);
    const { canvas } = context;
    history.back();
    await heading(canvas, /Send it/);
    await expect(await mainOf(canvas).findByRole("combobox", { name: /^Why is/ })).toHaveDisplayValue("Too small");
  },
};

export const Done: Story = {
  parameters: scene({ path: accountPath, account: {} }),
  play: async (context) => {
    await Review.play?.(context);
    const { canvas } = context;
    const main = mainOf(canvas);
    await userEvent.click(main.getByRole("button", { name: "Confirm the return" }));
    await expect(await heading(canvas, /Done/)).toHaveFocus();
    await expect(main.getByRole("region", { name: `Label of return ${arrivedOrder.number}-R1` })).toBeVisible();
    await expect(main.getByRole("button", { name: "Print the label" })).toBeVisible();
  },
};

export const DoneInStore: Story = {
  name: "Who takes it to a store is led to the stores, and then reads how much of the order is still with them",
  parameters: scene({ path: accountPath, account: {} }),
  play: async ({ canvas }) => {
    await choose(canvas);
    const main = mainOf(canvas);
    await userEvent.click(main.getByRole("button", { name: /^Less/ }));
    await userEvent.click(main.getByRole("radio", { name: /store/ }));
    await userEvent.click(main.getByRole("button", { name: "Review the return" }));
    await userEvent.click(await main.findByRole("button", { name: "Confirm the return" }));
    await heading(canvas, /Done/);
    await expect(main.getByRole("link", { name: "Find a store" })).toHaveAttribute("href", "/nz/stores");
    await userEvent.click(main.getByRole("button", { name: "Return something else" }));
    await expect(await main.findByText(/2 bought, 1 still with you$/)).toBeVisible();
  },
};

export const CancelledByShopper: Story = {
  name: "A return that was asked for is cancelled once the shopper has been asked, and its items can go back again",
  parameters: scene({ path: accountPath, account: {} }),
  play: async (context) => {
    await Done.play?.(context);
    const { canvas } = context;
    const main = mainOf(canvas);
    const number = `${arrivedOrder.number}-R1`;
    await userEvent.click(main.getByRole("button", { name: `Cancel ${number}` }));
    await expect(await main.findByRole("button", { name: "Keep it" })).toHaveFocus();
    await userEvent.click(main.getByRole("button", { name: "Keep it" }));
    await expect(main.getByRole("region", { name: `Label of return ${number}` })).toBeVisible();
    await expect(main.getByRole("button", { name: `Cancel ${number}` })).toHaveFocus();
    await userEvent.click(main.getByRole("button", { name: `Cancel ${number}` }));
    await userEvent.click(await main.findByRole("button", { name: "Cancel it" }));
    await canvas.findByText(`Return ${number} is cancelled.`);
    await expect(await heading(canvas, /Send it/)).toHaveFocus();
    await expect(main.getByText(`${number}: Cancelled`)).toBeVisible();
    await expect(main.queryByRole("button", { name: new RegExp(`(Label of|Cancel) ${number}`) })).toBeNull();
    await expect(main.getByRole("checkbox", { name: `${first?.brand} ${first?.name}` })).not.toBeChecked();
  },
};

const tooLate = "That return has reached us already, so it can't be cancelled any more.";
let arrived = false;

export const CancelledTooLate: Story = {
  name: "A return that has arrived meanwhile can't be cancelled, and says so where focus is",
  parameters: {
    ...scene({
      path: accountPath,
      account: {},
      answers: {
        "returns.get": () => ({
          ...{ ...allArrived, items: allArrived.items.slice(0, 1) },
          returns: [{ ...expected(1), state: arrived ? "received" : "requested" }],
        }),
        "returns.cancel": () => {
          arrived = true;
          return refuse(409, "ReturnNotPossible", tooLate);
        },
      },
    }),
    visual: { skip: "Choose, with the note that every refusal has." },
  },
  play: async ({ canvas }) => {
    arrived = false;
    const main = mainOf(canvas);
    await userEvent.click(await main.findByRole("button", { name: /^Cancel TT/ }));
    await userEvent.click(await main.findByRole("button", { name: "Cancel it" }));
    await main.findByText(`${expected(1).number}: We have it`);
    const said = main.getByText(tooLate);
    await waitFor(() => expect(said.closest("[role=alert]")).toHaveFocus());
    await expect(main.queryByRole("button", { name: "Cancel it" })).toBeNull();
  },
};

export const CancelledOneByOne: Story = {
  name: "Each return that is cancelled hands focus to the headline, the second as the first",
  parameters: { ...scene({ path: accountPath, account: {} }), visual: { skip: "Ends as CancelledByShopper does." } },
  play: async (context) => {
    await DoneInStore.play?.(context);
    const { canvas } = context;
    const main = mainOf(canvas);
    await userEvent.click(await main.findByRole("checkbox", { name: `${first?.brand} ${first?.name}` }));
    await userEvent.selectOptions(main.getByRole("combobox", { name: /^Why is/ }), "Too small");
    await userEvent.click(main.getByRole("button", { name: "Review the return" }));
    await userEvent.click(await main.findByRole("button", { name: "Confirm the return" }));
    await heading(canvas, /Done/);
    for (const sequence of [2, 1]) {
      await userEvent.click(await main.findByRole("button", { name: `Cancel ${arrivedOrder.number}-R${sequence}` }));
      await userEvent.click(await main.findByRole("button", { name: "Cancel it" }));
      await main.findByText(`${arrivedOrder.number}-R${sequence}: Cancelled`);
      const headline = await heading(canvas, /Send it/);
      await waitFor(() => expect(headline).toHaveFocus());
    }
  },
};

export const Sending: Story = {
  parameters: scene({ path: accountPath, account: {}, network: { "returns.create": "slow" } }),
  play: async (context) => {
    await Review.play?.(context);
    const main = mainOf(context.canvas);
    await userEvent.click(main.getByRole("button", { name: "Confirm the return" }));
    await expect(await main.findByRole("button", { name: "Sending" })).toHaveAttribute("aria-busy", "true");
  },
};

export const OfflineThenDone: Story = {
  parameters: {
    ...scene({ path: accountPath, account: {}, network: { "returns.create": "offline" } }),
    visual: { skip: "Ends as Done does." },
  },
  play: async (context) => {
    await Review.play?.(context);
    const { canvas, loaded } = context;
    const main = mainOf(canvas);
    await userEvent.click(main.getByRole("button", { name: "Confirm the return" }));
    await main.findByText("We can't reach the shop. Check your connection and try again.");
    openedScene(loaded).network["returns.create"] = "normal";
    await userEvent.click(main.getByRole("button", { name: "Confirm the return" }));
    await heading(canvas, /Done/);
  },
};

export const NotPossible: Story = {
  parameters: scene({
    path: accountPath,
    account: {},
    network: {
      "returns.create": {
        status: 409,
        code: "ReturnNotPossible",
        message: "Some of that can't be returned any more. Have a look at what's left.",
      },
    },
  }),
  play: async (context) => {
    await Review.play?.(context);
    const { canvas } = context;
    const main = mainOf(canvas);
    await userEvent.click(main.getByRole("button", { name: "Confirm the return" }));
    await main.findByText("Some of that can't be returned any more. Have a look at what's left.");
    await heading(canvas, /Send it/);
  },
};

let cancelled = false;

export const CancelledMeanwhile: Story = {
  name: "A return whose order is cancelled while its form stands open says so when it is confirmed, and focus is on that",
  parameters: scene({
    path: accountPath,
    account: {},
    answers: {
      "returns.get": () => ({
        ...allArrived,
        items: allArrived.items.map((item) => (cancelled ? { ...item, left: 0, refusal: "cancelled" } : item)),
      }),
      "returns.create": () => refuse(409, "ReturnNotPossible"),
    },
  }),
  play: async ({ canvas }) => {
    cancelled = false;
    await choose(canvas);
    const main = mainOf(canvas);
    await userEvent.click(main.getByRole("button", { name: "Review the return" }));
    cancelled = true;
    await userEvent.click(await main.findByRole("button", { name: "Confirm the return" }));
    await canvas.findByText("This order was cancelled, so there's nothing of it to send back.");
    await expect(await heading(canvas, /Nothing/)).toHaveFocus();
    await expect(main.getByRole("link", { name: "Choose another order" })).toHaveAttribute("href", "/nz/return");
  },
};

export const Expired: Story = {
  parameters: scene({ path: accountPath.replace("return-token", "an-old-one"), account: {} }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Open the order again" }, { timeout: 10_000 })).toHaveAttribute(
      "href",
      `/nz/account/orders/${arrivedOrder.number}`,
    );
  },
};

export const ExpiredMeanwhile: Story = {
  name: "A return that has closed while its form stood open says so when it is confirmed, and leads to the order",
  parameters: { ...scene({ path: accountPath, account: {} }), visual: { skip: "Ends as Expired does." } },
  play: async (context) => {
    await Review.play?.(context);
    const { canvas, loaded } = context;
    const closed = { status: 404, code: "OrderNotFound", message: "We couldn't find an order with those details." } as const;
    Object.assign(openedScene(loaded).network, { "returns.create": closed, "returns.get": closed });
    await userEvent.click(mainOf(canvas).getByRole("button", { name: "Confirm the return" }));
    await canvas.findByRole("link", { name: "Open the order again" });
    await expect(canvas.queryByText(closed.message)).toBeNull();
    await expect(await heading(canvas, /Send it/)).toHaveFocus();
  },
};

export const NotLoaded: Story = {
  parameters: scene({ path: accountPath, account: {}, network: { "returns.get": "offline" } }),
  play: async ({ canvas, loaded }) => {
    await canvas.findByText("Unable to load what can be returned.", undefined, { timeout: 10_000 });
    openedScene(loaded).network["returns.get"] = "normal";
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await heading(canvas, /Send it/);
  },
};

export const TooLate: Story = {
  name: "Who comes after the forty days is told where to turn with what is faulty",
  parameters: {
    ...scene({
      path: accountPath,
      account: {},
      answers: {
        "returns.get": () => ({
          ...allArrived,
          items: allArrived.items.map((item) => ({ ...item, left: 0, refusal: "tooLate" })),
        }),
      },
    }),
    visual: { skip: "As CancelledMeanwhile, with other words." },
  },
  play: async ({ canvas }) => {
    await heading(canvas, /Nothing/);
    await canvas.findByText(/If something is faulty, call us on 0800 873 233, however long it's been\.$/);
  },
};
