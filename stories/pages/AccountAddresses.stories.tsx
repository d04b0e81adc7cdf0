import type { Meta, StoryObj } from "@storybook/react-vite";
import { accountApi } from "@tread/storefront/app/features/account/account-api.ts";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { home, work } from "./shop/account.ts";
import { heading } from "./shop/heading.ts";
import { openedScene, openScene, renderScene, scene } from "./shop/scene.tsx";

const meta = {
  title: "Pages/Addresses",
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

const path = "/account/addresses";

/** The page's own part, once its addresses are there. */
async function addresses(canvas: ReturnType<typeof within>) {
  await heading(canvas, "Addresses");
  const main = within(canvas.getByRole("main"));
  await main.findByRole("button", { name: "Add an address" }, { timeout: 10_000 });
  return main;
}

/** Opens the form of a new address, and gives its street. */
async function addAddress(main: Awaited<ReturnType<typeof addresses>>) {
  await userEvent.click(main.getByRole("button", { name: "Add an address" }));
  return main.findByRole("combobox", { name: "Street address" }, { timeout: 10_000 });
}

/** What another window has made of an address while this one showed it. */
const moved = { ...work, street1: "9 Moving Street" };
let isMoved = false;

/** The addresses as the shop has answered last. */
const known = (loaded: Record<string, unknown>) =>
  accountApi.endpoints.addresses.select()(openedScene(loaded).store.getState() as never).data;

export const ChangedElsewhere: Story = {
  name: "An address that was changed in another window is made the default as it is now",
  parameters: {
    ...scene({
      path,
      account: { addresses: [home, moved] },
      answers: { "addresses.list": () => ({ addresses: [home, isMoved ? moved : work] }) },
    }),
    visual: { skip: "As Kept, once a default is another." },
  },
  play: async ({ canvas, loaded }) => {
    isMoved = false;
    const main = await addresses(canvas);
    isMoved = true;
    await userEvent.click(main.getByRole("button", { name: `Deliver here: ${work.contactName}, ${work.street1}` }));
    await expect(await main.findByText(/9 Moving Street/)).toBeVisible();
    await waitFor(() =>
      expect(known(loaded)).toContainEqual(expect.objectContaining({ street1: moved.street1, isDefaultShipping: true })),
    );
  },
};

export const DefaultElsewhere: Story = {
  name: "An address that was the default when its form was opened does not take that back from another when it is saved",
  parameters: {
    ...scene({ path, account: { addresses: [home, work] } }),
    visual: { skip: "As Kept, once a default is another." },
  },
  play: async ({ canvas, loaded }) => {
    const { store } = openedScene(loaded);
    const main = await addresses(canvas);
    await userEvent.click(main.getAllByRole("button", { name: /^Edit/ })[0] as HTMLElement);
    const suburb = await main.findByRole("textbox", { name: "Suburb" }, { timeout: 10_000 });
    const { id, ...body } = { ...work, isDefaultShipping: true };
    await store.dispatch(accountApi.endpoints.saveAddress.initiate({ id, body }));
    await userEvent.type(suburb, " North{Enter}");
    await main.findByText(new RegExp(`${home.suburb} North`));
    await expect(known(loaded)).toContainEqual(expect.objectContaining({ id: work.id, isDefaultShipping: true }));
  },
};

export const DeletedElsewhere: Story = {
  name: "Of an address that was deleted elsewhere, what is being typed can be kept as a new one, and to delete it again is done",
  parameters: { ...scene({ path, account: { addresses: [home, work] } }), visual: { skip: "Ends as List does with one." } },
  play: async ({ canvas, loaded }) => {
    const { store } = openedScene(loaded);
    const main = await addresses(canvas);
    const goes = (id: string) =>
      store.dispatch((_dispatch, _state, { call }) =>
        call("addresses.delete", { params: { id }, query: undefined, body: undefined }),
      );
    await userEvent.click(main.getAllByRole("button", { name: /^Edit/ })[1] as HTMLElement);
    const suburb = await main.findByRole("textbox", { name: "Suburb" }, { timeout: 10_000 });
    await goes(work.id);
    await userEvent.type(suburb, " North{Enter}");
    await main.findByText("This address has been deleted elsewhere, so save again to keep it as a new one.");
    await userEvent.click(main.getByRole("button", { name: "Save address" }));
    await main.findByText(new RegExp(`${work.suburb} North`));
    await expect(main.getAllByRole("article")).toHaveLength(2);

    await goes(home.id);
    await userEvent.click(main.getAllByRole("button", { name: /^Delete/ })[0] as HTMLElement);
    await userEvent.click(main.getByRole("button", { name: "Delete it" }));
    await waitFor(() => expect(main.getAllByRole("article")).toHaveLength(1));
    await canvas.findByText("Address deleted.");
  },
};

export const NotSignedOut: Story = {
  name: "Who cannot be signed out just now has what they were typing back, which is not saved",
  parameters: {
    ...scene({ path, account: { addresses: [home] }, network: { "session.delete": "broken" } }),
    visual: { skip: "The form of a new address, with a note." },
  },
  play: async ({ canvas }) => {
    const main = await addresses(canvas);
    await userEvent.type(await addAddress(main), "9 Moving Street");
    await userEvent.click(canvas.getByRole("button", { name: "Sign out" }));
    await within(document.body).findByText("Unable to log out. Try again later.");
    await main.findByText("Here's what you had typed. It isn't saved yet.");
    await expect(main.getByRole("combobox", { name: "Street address" })).toHaveValue("9 Moving Street");
  },
};

export const Kept: Story = {
  name: "ADDR-12 Kept addresses can be made the default, and deleted once that is confirmed",
  parameters: scene({ path, account: { addresses: [home, work] } }),
  play: async ({ canvas }) => {
    const main = await addresses(canvas);
    const [, second] = main.getAllByRole("article");
    const card = within(second as HTMLElement);
    await userEvent.click(card.getByRole("button", { name: /^Deliver here/ }));
    await expect(await card.findByText("Default for delivery")).toBeVisible();
    await expect(main.getAllByText("Default for delivery")).toHaveLength(1);
    // The button is gone; the next Tab goes on from where it stood.
    await expect(document.activeElement).not.toBe(document.body);
    await userEvent.tab();
    await expect(main.getAllByRole("article")).toContain(document.activeElement?.closest("article"));
    await userEvent.click(card.getByRole("button", { name: /^Delete/ }));
    await expect(card.getByRole("button", { name: "Keep it" })).toHaveFocus();
    await userEvent.click(card.getByRole("button", { name: "Keep it" }));
    await expect(card.getByRole("button", { name: /^Delete/ })).toHaveFocus();
    await userEvent.click(card.getByRole("button", { name: /^Delete/ }));
    await userEvent.click(card.getByRole("button", { name: "Delete it" }));
    await waitFor(() => expect(main.getAllByRole("article")).toHaveLength(1));
    await waitFor(() => expect(main.getByRole("button", { name: "Add an address" })).toHaveFocus());
  },
};

export const LastDeleted: Story = {
  name: "The last address that is deleted leaves focus on the way to add one",
  parameters: { ...scene({ path, account: { addresses: [home] } }), visual: { skip: "Ends as Empty does." } },
  play: async ({ canvas }) => {
    const main = await addresses(canvas);
    await userEvent.click(main.getByRole("button", { name: /^Delete/ }));
    await userEvent.click(main.getByRole("button", { name: "Delete it" }));
    await main.findByRole("heading", { name: "No fixed abode?" });
    await waitFor(() => expect(main.getByRole("button", { name: "Add an address" })).toHaveFocus());
  },
};

export const List: Story = {
  parameters: scene({ path, account: { addresses: [home, work] } }),
  play: async ({ canvas }) => {
    const main = await addresses(canvas);
    await expect(main.getAllByRole("article")).toHaveLength(2);
    await expect(main.getByText("Default for delivery")).toBeVisible();
    await expect(main.getByText("Default for billing")).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: scene({ path, account: {} }),
  play: async ({ canvas }) => {
    const main = await addresses(canvas);
    await expect(main.getByRole("heading", { name: "No fixed abode?" })).toBeVisible();
  },
};

export const Picked: Story = {
  name: "ADDR-02 An address picked from the lookup is filled in, and kept as selected until any of it is typed",
  parameters: scene({ path, account: {} }),
  play: async ({ canvas, loaded }) => {
    const main = await addresses(canvas);
    const street = await addAddress(main);
    await userEvent.type(street, "14 tāwh");
    await within(await main.findByRole("listbox", { name: "Suggested addresses" })).findByRole("option");
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(street).toHaveValue("14 Tāwhiri Street");
    await expect(main.getByRole("textbox", { name: "Suburb" })).toHaveValue("Aro Valley");
    await expect(main.getByRole("textbox", { name: "Postcode" })).toHaveValue("6021");
    await userEvent.click(main.getByRole("button", { name: "Save address" }));
    await waitFor(() => expect(main.getAllByRole("article")).toHaveLength(1));
    await waitFor(() => expect(main.getByRole("button", { name: "Add an address" })).toHaveFocus());
    await expect(known(loaded)).toMatchObject([{ street1: "14 Tāwhiri Street", type: "SELECTED" }]);

    await userEvent.click(main.getByRole("button", { name: /^Edit/ }));
    await userEvent.type(main.getByRole("combobox", { name: "Street address" }), " North");
    await userEvent.click(main.getByRole("button", { name: "Save address" }));
    await main.findByText("14 Tāwhiri Street North");
    await expect(known(loaded)).toMatchObject([{ type: "ENTERED" }]);
    // What has opened the form has focus again.
    await waitFor(() => expect(main.getByRole("button", { name: /^Edit/ })).toHaveFocus());
  },
};

export const UnknownStreet: Story = {
  name: "Of a street that the lookup does not know it says that the rest can be typed",
  parameters: { ...scene({ path, account: {} }), visual: { skip: "A form with something in it." } },
  play: async ({ canvas }) => {
    const main = await addresses(canvas);
    const street = await addAddress(main);
    await userEvent.type(street, "99 nowhere");
    await waitFor(() =>
      expect(street).toHaveAccessibleDescription("No match so far. Add the suburb, or type the rest in below."),
    );
    await userEvent.clear(street);
    await userEvent.type(street, "14 tāwh");
    await within(await main.findByRole("listbox", { name: "Suggested addresses" })).findByRole("option");
    await expect(street).not.toHaveAccessibleDescription();
  },
};

export const PickedFromService: Story = {
  name: "An address that the lookup tells once it is picked is filled in, or typed where it cannot be had",
  parameters: scene({ path, account: {}, network: { "addresses.retrieve": "offline" } }),
  play: async ({ canvas, loaded }) => {
    const main = await addresses(canvas);
    const street = await addAddress(main);
    const pick = async () => {
      await userEvent.type(street, "8 kelb");
      await within(await main.findByRole("listbox", { name: "Suggested addresses" })).findByRole("option");
      await userEvent.keyboard("{ArrowDown}{Enter}");
    };
    await pick();
    await canvas.findByText("We couldn't fill that address in. Type the rest instead.");
    await expect(street).toHaveValue("8 kelb");

    openedScene(loaded).network["addresses.retrieve"] = "normal";
    await userEvent.clear(street);
    await pick();
    await waitFor(() => expect(street).toHaveValue("8 Kelburn Parade"));
    await expect(main.getByRole("textbox", { name: "Suburb" })).toHaveValue("Kelburn");
  },
};

export const TypedMeanwhile: Story = {
  name: "What is typed while the rest of a picked address is on its way stays",
  parameters: { ...scene({ path, account: {} }), visual: { skip: "A form with something in it." } },
  play: async ({ canvas, loaded }) => {
    const { network, store } = openedScene(loaded);
    const answer = Promise.withResolvers<"normal">();
    network["addresses.retrieve"] = () => answer.promise;
    const main = await addresses(canvas);
    const street = await addAddress(main);
    await userEvent.type(street, "8 kelb");
    await within(await main.findByRole("listbox", { name: "Suggested addresses" })).findByRole("option");
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await main.findByText("Filling in the rest…");
    const suburb = main.getByRole("textbox", { name: "Suburb" });
    await userEvent.type(suburb, "Northland");
    await expect(main.queryByText("Filling in the rest…")).toBeNull();
    answer.resolve("normal");
    const retrieved = accountApi.endpoints.retrieveAddress.select({ id: "lookup-2", country: "NZ" });
    await waitFor(() => expect(retrieved(store.getState() as never).isSuccess).toBe(true));
    await expect(suburb).toHaveValue("Northland");
  },
};

export const KeptAsSent: Story = {
  name: "While an address is being saved nothing can be typed into it that would be lost, and a refused one can be changed again",
  parameters: { ...scene({ path, account: { addresses: [home] } }), visual: { skip: "A form on its way." } },
  play: async ({ canvas, loaded }) => {
    const { network } = openedScene(loaded);
    let answer = Promise.withResolvers<"broken" | "offline" | "normal">();
    network["addresses.update"] = () => answer.promise;
    const main = await addresses(canvas);
    await userEvent.click(main.getByRole("button", { name: /^Edit/ }));
    const suburb = await main.findByRole("textbox", { name: "Suburb" }, { timeout: 10_000 });
    await userEvent.type(suburb, " North{Enter}");
    const saving = await main.findByRole("button", { name: "Saving" });
    await expect(main.getByRole("button", { name: "Cancel" })).toBeDisabled();
    await userEvent.keyboard(" West");
    await expect(suburb).toHaveValue(`${home.suburb} North`);
    answer.resolve("broken");
    await main.findByText("We couldn't save that address, so try again in a moment.");
    await expect(saving).toHaveAccessibleName("Save address");
    for (const [condition, said] of [
      ["offline", "We can't reach the shop. Check your connection and try again."],
      ["normal", new RegExp(`${home.suburb} North West`)],
    ] as const) {
      answer = Promise.withResolvers();
      answer.resolve(condition);
      await userEvent.clear(suburb);
      await userEvent.type(suburb, `${home.suburb} North West{Enter}`);
      await main.findByText(said);
    }
  },
};

export const Identical: Story = {
  name: "ERRCAT-66 An identical address is refused, with its message",
  parameters: scene({ path, account: { addresses: [home] } }),
  play: async ({ canvas }) => {
    const main = await addresses(canvas);
    const street = await addAddress(main);
    await userEvent.type(street, home.street1.toUpperCase());
    await userEvent.type(main.getByRole("textbox", { name: "Suburb" }), home.suburb);
    await userEvent.type(main.getByRole("textbox", { name: "Town or city" }), String(home.city));
    await userEvent.type(main.getByRole("textbox", { name: "Postcode" }), home.postcode);
    await userEvent.click(main.getByRole("button", { name: "Save address" }));
    await expect(await main.findByText("You've already saved an identical address.")).toBeVisible();
    await expect(street).toHaveValue(home.street1.toUpperCase());
    await userEvent.type(main.getByRole("textbox", { name: "Suburb" }), " North");
    await expect(main.queryByText("You've already saved an identical address.")).toBeNull();
  },
};

export const Incomplete: Story = {
  parameters: scene({ path, account: {} }),
  play: async ({ canvas }) => {
    const main = await addresses(canvas);
    const street = await addAddress(main);
    await userEvent.selectOptions(main.getByRole("combobox", { name: "Country" }), "Australia");
    await userEvent.click(main.getByRole("button", { name: "Save address" }));
    await waitFor(() => expect(street).toHaveAccessibleDescription("Enter a street address."));
    await expect(main.getByRole("combobox", { name: "State" })).toHaveAccessibleDescription("Choose a state.");
    // The field that took focus has put the summary half under the header that stays in view.
    canvas.getByRole("heading", { level: 1 }).scrollIntoView({ block: "center" });
  },
};

export const NotLoaded: Story = {
  parameters: scene({ path, account: {}, network: { "addresses.list": "offline" } }),
  play: async ({ canvas }) => {
    await canvas.findByText("Unable to load your addresses.", undefined, { timeout: 10_000 });
  },
};

export const NotDeleted: Story = {
  parameters: {
    ...scene({ path, account: { addresses: [home, work] }, network: { "addresses.delete": "broken" } }),
    visual: { skip: "Ends as List does, under an alert." },
  },
  play: async ({ canvas }) => {
    const main = await addresses(canvas);
    await userEvent.click(main.getAllByRole("button", { name: /^Delete/ })[0] as HTMLElement);
    await userEvent.click(main.getByRole("button", { name: "Delete it" }));
    await waitFor(() => expect(canvas.getByText("We couldn't delete that address. Try again.")).toBeVisible(), {
      timeout: 10_000,
    });
    await expect(main.getAllByRole("article")).toHaveLength(2);
  },
};
