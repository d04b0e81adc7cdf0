import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { heading } from "./shop/heading.ts";
import { openedScene, openScene, renderScene, scene } from "./shop/scene.tsx";
import { shopper } from "./shop/users.ts";

const meta = {
  title: "Pages/Contact details",
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

const path = "/account/contact-info";

/** The page's own part: the footer asks for an e-mail as well. */
async function form(canvas: ReturnType<typeof within>) {
  await heading(canvas, "Contact details");
  const main = within(canvas.getByRole("main"));
  await main.findByRole("textbox", { name: /First name/ });
  return main;
}

export const Details: Story = {
  name: "ACCT-13 A birthday that is set is locked, and support can be asked to change it",
  parameters: scene({ path, account: { customer: { dateOfBirth: "1991-02-14" } } }),
  play: async ({ canvas }) => {
    const main = await form(canvas);
    const birthday = main.getByRole("textbox", { name: "Birthday" });
    await expect(birthday).toBeDisabled();
    await expect(birthday).toHaveValue("14 / 02 / 1991");
    await expect(birthday).toHaveAccessibleDescription("Set. Contact support if it's wrong.");
    await expect(main.getByRole("link", { name: "Contact support" })).toHaveAttribute("href", "tel:0800873233");
    await expect(main.getByRole("textbox", { name: "Email" })).toBeDisabled();
  },
};

export const BirthdaySetOnce: Story = {
  name: "ACCT-03 ACCT-13 A birthday is set once, and locked from then on",
  parameters: scene({ path, account: {} }),
  play: async ({ canvas }) => {
    const main = await form(canvas);
    await userEvent.type(main.getByRole("textbox", { name: /Birthday/ }), "14/2/1991");
    await userEvent.click(main.getByRole("checkbox", { name: "By text" }));
    await userEvent.click(main.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(canvas.getByText("Your details are saved.")).toBeVisible());
    const birthday = main.getByRole("textbox", { name: "Birthday" });
    await expect(birthday).toBeDisabled();
    await expect(birthday).toHaveValue("14 / 02 / 1991");
    await expect(main.getByRole("checkbox", { name: "By text" })).toBeChecked();
  },
};

export const BirthdayByEnter: Story = {
  name: "A birthday that is saved with Enter leaves focus in its place, where it is locked then",
  parameters: { ...scene({ path, account: {} }), visual: { skip: "Ends as BirthdaySetOnce does." } },
  play: async ({ canvas }) => {
    const main = await form(canvas);
    await userEvent.type(main.getByRole("textbox", { name: /Birthday/ }), "14/2/1991{Enter}");
    await waitFor(() => expect(main.getByRole("textbox", { name: "Birthday" })).toBeDisabled());
    await expect(document.activeElement).not.toBe(document.body);
  },
};

export const Refused: Story = {
  parameters: scene({ path, account: {} }),
  play: async ({ canvas }) => {
    const main = await form(canvas);
    const first = main.getByRole("textbox", { name: /First name/ });
    await userEvent.clear(first);
    await userEvent.type(main.getByRole("textbox", { name: /Birthday/ }), "14/2/2091");
    await userEvent.click(main.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(first).toHaveAccessibleDescription("Enter your first name."));
    await expect(main.getByRole("textbox", { name: /Birthday/ })).toHaveAccessibleDescription(/Enter a date before today/);
  },
};

export const PhoneRefusedThenLeftOut: Story = {
  name: "FORM-23 A phone number that is none is refused beside a last name that is missing, and may be left out",
  parameters: { ...Refused.parameters, visual: { skip: "Fields with their errors, as in Refused." } },
  play: async ({ canvas }) => {
    const main = await form(canvas);
    const last = main.getByRole("textbox", { name: /Last name/ });
    const phone = main.getByRole("textbox", { name: /Mobile/ });
    await userEvent.clear(last);
    await userEvent.clear(phone);
    await userEvent.type(phone, "021 55");
    await userEvent.click(main.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(last).toHaveAccessibleDescription("Enter your last name."));
    await waitFor(() => expect(phone).toHaveAccessibleDescription(/Enter a valid phone number\.$/));
    await userEvent.type(last, "Parata");
    await userEvent.clear(phone);
    await userEvent.click(main.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(canvas.getByText("Your details are saved.")).toBeVisible());
  },
};

export const TextsWithoutNumber: Story = {
  name: "Texts are not asked for without a number to send them to",
  parameters: { ...scene({ path, account: {} }), visual: { skip: "As Refused, with another sentence at the number." } },
  play: async ({ canvas }) => {
    const main = await form(canvas);
    const phone = main.getByRole("textbox", { name: /Mobile/ });
    const texts = main.getByRole("checkbox", { name: "By text" });
    const save = main.getByRole("button", { name: "Save" });
    await userEvent.clear(phone);
    if (!(texts as HTMLInputElement).checked) await userEvent.click(texts);
    await userEvent.click(save);
    await waitFor(() => expect(phone).toHaveFocus());
    await expect(phone).toHaveAccessibleDescription(/Enter a number that we can text, or untick texts below\.$/);
    await userEvent.click(texts);
    await userEvent.click(save);
    await waitFor(() => expect(canvas.getByText("Your details are saved.")).toBeVisible());
  },
};

export const NotSaved: Story = {
  name: "ERRCAT-20 Contact details that cannot be saved say so and keep what was typed; without a connection they say that",
  parameters: scene({ path, account: {}, network: { "account.update": "broken" } }),
  play: async ({ canvas, loaded }) => {
    const main = await form(canvas);
    const first = main.getByRole("textbox", { name: /First name/ });
    await userEvent.clear(first);
    await userEvent.type(first, "Ariana");
    await userEvent.click(main.getByRole("button", { name: "Save" }));
    const said = await main.findByText("Unable to save your contact information. Try again later.");
    await waitFor(() => expect(said.closest("[role=alert]")).toHaveFocus());
    await expect(first).toHaveValue("Ariana");
    openedScene(loaded).network["account.update"] = "offline";
    await userEvent.click(main.getByRole("button", { name: "Save" }));
    await main.findByText("We can't reach the shop. Check your connection and try again.");
    openedScene(loaded).network["account.update"] = "normal";
    await userEvent.click(main.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(canvas.getByText("Your details are saved.")).toBeVisible());
    await expect(main.queryByText(/Unable to save/)).toBeNull();
  },
};

export const NotLoaded: Story = {
  name: "ERRCAT-19 Contact details that cannot be loaded say so under the page's one headline",
  parameters: {
    ...scene({ path, account: {}, network: { "account.get": "broken" } }),
    visual: { skip: "The failure of the account's home, under this page's headline." },
  },
  play: async ({ canvas }) => {
    await canvas.findByText("Unable to load your account.", undefined, { timeout: 10_000 });
    await expect(canvas.getAllByRole("heading", { level: 1 })).toHaveLength(1);
    await heading(canvas, "Contact details");
  },
};

export const ChangedElsewhere: Story = {
  name: "ACCT-02 ACCT-03 What another tab has saved meanwhile stays, and a birthday that is left empty is not sent",
  parameters: { ...scene({ path, account: {} }), visual: { skip: "Ends as BirthdaySetOnce begins." } },
  play: async ({ canvas, loaded }) => {
    const main = await form(canvas);
    const elsewhere = {
      firstName: "Ariana",
      lastName: "Ngata",
      phone: "+64215550199",
      subscriptions: { email: true, sms: true },
    };
    const body = { customer: elsewhere };
    await openedScene(loaded).store.dispatch((_dispatch, _getState, { call }) =>
      call("account.update", { params: undefined, query: undefined, body }),
    );
    const last = main.getByRole("textbox", { name: /Last name/ });
    await userEvent.clear(last);
    await userEvent.type(last, "Parata");
    await userEvent.click(main.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(canvas.getByText("Your details are saved.")).toBeVisible());
    await expect(main.getByRole("textbox", { name: /First name/ })).toHaveValue("Ariana");
    await expect(last).toHaveValue("Parata");
    await expect(main.getByRole("textbox", { name: /Mobile/ })).toHaveValue("021 555 0199");
    await expect(main.getByRole("checkbox", { name: "By text" })).toBeChecked();
    await expect(main.getByRole("textbox", { name: /Birthday/ })).toBeEnabled();
  },
};

const saves: unknown[] = [];
let bothPresses = Promise.withResolvers<void>();

export const PressedTwice: Story = {
  name: "Two presses save once, and say so once; what is on its way cannot be cancelled",
  parameters: {
    ...scene({
      path,
      account: {},
      network: {
        "account.update": async ({ body }) => {
          saves.push(body);
          await bothPresses.promise;
          return "normal" as const;
        },
      },
    }),
    visual: { skip: "Ends as Cancelled does, with the notice of BirthdaySetOnce." },
  },
  play: async ({ canvas }) => {
    saves.length = 0;
    bothPresses = Promise.withResolvers();
    const main = await form(canvas);
    await userEvent.type(main.getByRole("textbox", { name: /Last name/ }), "-Parata");
    await userEvent.dblClick(main.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(main.getByRole("button", { name: "Cancel" })).toBeDisabled());
    bothPresses.resolve();
    await waitFor(() => expect(canvas.getByText("Your details are saved.")).toBeVisible());
    await waitFor(() => expect(main.getByRole("button", { name: "Cancel" })).toBeEnabled());
    await expect(saves).toHaveLength(1);
  },
};

export const Cancelled: Story = {
  parameters: { ...scene({ path, account: {} }), visual: { skip: "Ends as Details does." } },
  play: async ({ canvas }) => {
    const main = await form(canvas);
    const last = main.getByRole("textbox", { name: /Last name/ });
    await userEvent.type(last, "xyz");
    await userEvent.click(main.getByRole("button", { name: "Cancel" }));
    await expect(last).toHaveValue("Ngata");
  },
};

async function openClosing(canvas: ReturnType<typeof within>, password: string) {
  const main = await form(canvas);
  await userEvent.click(main.getByRole("button", { name: "Close account" }));
  await userEvent.type(main.getByLabelText("Your password"), password);
  await userEvent.click(main.getByRole("button", { name: "Close my account" }));
  return main;
}

export const Closing: Story = {
  name: "Whoever wants to close the account is told what goes and what stays, and may keep it",
  parameters: scene({ path, account: {} }),
  play: async ({ canvas }) => {
    const main = await form(canvas);
    await userEvent.click(main.getByRole("button", { name: "Close account" }));
    await expect(main.getByRole("heading", { name: "Close account" })).toHaveFocus();
    // A password manager is told whose password is asked for.
    const closing = main.getByLabelText("Your password").closest("form");
    await expect(closing?.querySelector("input[autocomplete=username]")).toHaveValue(shopper.email);
    await expect(main.getByText("Your details, addresses and saved cards.")).toBeVisible();
    await expect(main.getByText(/^Your orders, which the law has us keep\./)).toBeVisible();
    await userEvent.click(main.getByRole("button", { name: "Keep it" }));
    await expect(main.getByRole("button", { name: "Close account" })).toHaveFocus();
    await userEvent.click(main.getByRole("button", { name: "Close account" }));
    await userEvent.click(main.getByRole("button", { name: "Close my account" }));
    await waitFor(() => expect(main.getByLabelText("Your password")).toHaveFocus());
    await expect(main.getByLabelText("Your password")).toHaveAccessibleDescription("Enter your password.");
  },
};

export const ClosingRefused: Story = {
  name: "An account is not closed with a password that is not its own",
  parameters: { ...scene({ path, account: {} }), visual: { skip: "As Closing, with an error at the field." } },
  play: async ({ canvas }) => {
    const main = await openClosing(canvas, "Wrong-99!");
    const password = main.getByLabelText("Your password");
    await waitFor(() => expect(password).toHaveFocus());
    await expect(password).toHaveAccessibleDescription("That isn't your password.");
  },
};

export const ClosingFailed: Story = {
  name: "An account that cannot be closed just now says so",
  parameters: {
    ...scene({ path, account: {}, network: { "users.close": "broken" } }),
    visual: { skip: "As Closing, with the note that every failure has." },
  },
  play: async ({ canvas }) => {
    const main = await openClosing(canvas, shopper.password);
    const said = await main.findByText("Unable to close your account, so try again later.");
    await waitFor(() => expect(said.closest("[role=alert]")).toHaveFocus());
  },
};

export const Closed: Story = {
  name: "A closed account leads home, signed out, and says so",
  parameters: { ...scene({ path, account: {} }), visual: { skip: "Ends as the home page does." } },
  play: async ({ canvas, loaded }) => {
    await openClosing(canvas, shopper.password);
    await canvas.findByText(/^Your account is closed\./);
    const { router, store } = openedScene(loaded);
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/nz\/?$/), { timeout: 10_000 });
    await expect(store.getState().session.status).toBe("LOGGED_OUT");
  },
};
