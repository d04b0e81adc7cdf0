import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { heading } from "./shop/heading.ts";
import { hearReports } from "./shop/hear-reports.ts";
import { openScene, renderScene, scene } from "./shop/scene.tsx";
import { shopper } from "./shop/users.ts";

const meta = {
  title: "Pages/Sign up",
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

/** The page's own part: the footer asks for an e-mail as well. */
async function form(canvas: ReturnType<typeof within>) {
  await heading(canvas, "New here? Hi.");
  return within(canvas.getByRole("main"));
}

/** A field by its label, which says so when it may be left empty. */
const field = (main: ReturnType<typeof within>, label: string) => main.getByLabelText(new RegExp(`^${label}\\s*(optional)?$`));

const filled = {
  "First name": "Mere",
  "Last name": "Parata",
  Email: "mere@example.co.nz",
  Password: "Loudly99!",
  "Password again": "Loudly99!",
};

async function fill(canvas: ReturnType<typeof within>, values: Readonly<Record<string, string>> = {}) {
  const main = await form(canvas);
  for (const [label, value] of Object.entries({ ...filled, ...values }))
    if (value) await userEvent.type(field(main, label), value);
  await userEvent.click(main.getByRole("checkbox", { name: /I agree to the terms/ }));
  return main;
}

const submit = (main: ReturnType<typeof within>) => userEvent.click(main.getByRole("button", { name: "Create account" }));

export const Form: Story = {
  name: "AUTH-12 Names, e-mail, password twice and the terms are required; mobile, birthday and news are not",
  parameters: scene({ path: "/account/signup" }),
  play: async ({ canvas }) => {
    const main = await form(canvas);
    for (const label of Object.keys(filled)) await expect(main.getByLabelText(label)).toBeRequired();
    await expect(main.getByRole("checkbox", { name: /I agree to the terms/ })).toBeRequired();
    for (const label of ["Mobile", "Birthday"]) await expect(field(main, label)).not.toBeRequired();
    const news = main.getByRole("checkbox", { name: /Send me drops/ });
    await expect(news).not.toBeRequired();
    await expect(news).not.toBeChecked();
    await expect(main.getByLabelText("Password")).toHaveAttribute("autocomplete", "new-password");
    await expect(field(main, "Birthday")).toHaveAttribute("autocomplete", "bday");
    await expect(field(main, "Mobile")).toHaveAttribute("autocomplete", "tel");
  },
};

export const Empty: Story = {
  name: "AUTH-12 Nothing filled in: everything that is missing is listed, and focus is in the first field",
  parameters: scene({ path: "/account/signup" }),
  play: async ({ canvas }) => {
    const main = await form(canvas);
    await submit(main);
    const missing = (await main.findAllByRole("link")).map(({ textContent }) => textContent);
    for (const message of [
      "Enter your first name.",
      "Enter your last name.",
      "Enter your email address.",
      "Enter a password.",
      "Enter your password again.",
      "Tick the box to agree to the terms.",
    ])
      await expect(missing).toContain(message);
    await expect(main.getByRole("textbox", { name: "First name" })).toHaveFocus();
  },
};

export const RulesTickedOff: Story = {
  name: "FORM-76 A new password has its hint until it is typed, and then its rules in the hint's place, ticked off one by one",
  parameters: scene({ path: "/account/signup" }),
  play: async ({ canvas }) => {
    const main = await form(canvas);
    const password = main.getByLabelText("Password");
    const hint = "Use 8 characters or more, including a number, a lower case letter and an upper case letter.";
    await expect(password).toHaveAccessibleDescription(hint);
    await expect(main.queryByRole("list", { name: "Password rules" })).toBeNull();
    await userEvent.type(password, "Loudly99");
    await expect(main.queryByText(hint)).toBeNull();
    await expect(password).toHaveAccessibleDescription(/A special character ?, to do$/);
    const rules = within(main.getByRole("list", { name: "Password rules" })).getAllByRole("listitem");
    await expect(rules.map(({ textContent }) => textContent)).toEqual([
      "8 characters or more, done",
      "A lower case letter, done",
      "An upper case letter, done",
      "A number, done",
      "A special character, to do",
    ]);
  },
};

export const Wrong: Story = {
  name: "FORM-09 FORM-20 FORM-27 FORM-69 FORM-73 Each field says what is wrong with it once it was left",
  parameters: scene({ path: "/account/signup" }),
  play: async ({ canvas }) => {
    const wrong = {
      "Last name": "Parata-Whitiora-Tūhoe",
      Email: "mere@example",
      Password: "Password1!",
      Mobile: "09 555 0184",
      Birthday: "31/2/1990",
    };
    const main = await fill(canvas, wrong);
    const messages = {
      "Last name": "Use 20 characters or fewer.",
      Email: "Enter a valid email address.",
      Password: "Half the internet uses that one, so pick something harder to guess.",
      "Password again": "The passwords you entered don't match.",
      Mobile: "Enter an Australian or New Zealand mobile number.",
      Birthday: "Enter a real date, day, month and year.",
    };
    for (const [label, message] of Object.entries(messages)) {
      await waitFor(() => expect(field(main, label)).toBeInvalid());
      await expect(field(main, label)).toHaveAccessibleDescription(expect.stringContaining(message));
    }
  },
};

export const Done: Story = {
  name: "With the account comes a mail, and the page says where it went",
  parameters: scene({ path: "/account/signup?redirect=%2Fcart", answers: {} }),
  play: async ({ canvas }) => {
    const main = await fill(canvas, { Mobile: "021 555 0184", Birthday: "14021991" });
    await expect(field(main, "Birthday")).toHaveValue("14 / 02 / 1991");
    await submit(main);
    const sent = await main.findByRole("heading", { name: "Check your email." });
    await waitFor(() => expect(sent).toHaveFocus());
    await expect(main.getByText("mere@example.co.nz")).toBeVisible();
    await userEvent.click(main.getByRole("button", { name: "Send another email" }));
    await main.findByText("Another link is on its way. Use the newest one.");
  },
};

const created: string[] = [];

export const PressedTwice: Story = {
  name: "Two presses make one account, which is not said to be there already, and is measured once, without a name",
  parameters: {
    ...scene({
      path: "/account/signup",
      answers: {
        "users.create": ({ body: { email } }) => {
          created.push(email);
          return { username: "9b1d5a72", email };
        },
      },
    }),
    visual: { skip: "Ends as Done does before another mail is asked for." },
  },
  play: async ({ canvas }) => {
    created.length = 0;
    const heard = hearReports();
    const main = await fill(canvas);
    await userEvent.dblClick(main.getByRole("button", { name: "Create account" }));
    await main.findByRole("heading", { name: "Check your email." });
    await expect(created).toEqual(["mere@example.co.nz"]);
    await expect(heard.filter(({ type }) => type === "signedUp")).toEqual([{ type: "signedUp" }]);
  },
};

export const EmailTaken: Story = {
  name: "ERRCAT-18 Signing up with a used address says 'An account with the email address {email} already exists.'",
  parameters: scene({ path: "/account/signup?redirect=%2Fcheckout%2Fcontact-info" }),
  play: async ({ canvas }) => {
    const main = await fill(canvas, { Email: shopper.email });
    await submit(main);
    const email = main.getByRole("textbox", { name: "Email" });
    await waitFor(() => expect(email).toHaveFocus());
    await expect(email).toHaveAccessibleDescription(`An account with the email address ${shopper.email} already exists.`);
    // The page that was wanted stays wanted.
    const signIn = main.getByRole("link", { name: "Sign in" });
    await expect(signIn).toHaveAttribute("href", "/nz/account/signin?redirect=%2Fcheckout%2Fcontact-info");
    await userEvent.type(email, ".au");
    await waitFor(() => expect(email).toBeValid());
  },
};

export const Failed: Story = {
  name: "ERRCAT-16 A failed sign-up says 'Unable to create your account. Try again later.'",
  parameters: scene({ path: "/account/signup", network: { "users.create": "broken" } }),
  play: async ({ canvas }) => {
    const main = await fill(canvas);
    await submit(main);
    const said = await main.findByText("Unable to create your account. Try again later.");
    // The button is a screen further down.
    await waitFor(() => expect(said.closest("[role=alert]")).toHaveFocus());
    await expect(main.getByLabelText("Password")).toHaveValue("Loudly99!");
  },
};

export const RefusedByTheServer: Story = {
  name: "What the server finds wrong with a field stands at the field",
  parameters: scene({
    path: "/account/signup",
    answers: {
      "users.create": () => {
        throw {
          status: 422,
          code: "UnprocessableRequest",
          message: "Some of your details aren't right yet.",
          issues: [{ path: "body.firstName", message: "Enter another first name." }],
        };
      },
    },
  }),
  play: async ({ canvas }) => {
    const main = await fill(canvas);
    await submit(main);
    const name = main.getByRole("textbox", { name: "First name" });
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveAccessibleDescription("Enter another first name.");
    await expect(main.queryByText(/Unable to create/)).toBeNull();
  },
};

export const Slow: Story = {
  parameters: scene({ path: "/account/signup", network: { "users.create": "slow" } }),
  play: async ({ canvas }) => {
    const main = await fill(canvas);
    await submit(main);
    await expect(await main.findByRole("button", { name: "Creating your account" })).toHaveAttribute("aria-busy", "true");
  },
};
