import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { heading } from "./shop/heading.ts";
import { refuse } from "./shop/refuse.ts";
import { openedScene, openScene, renderScene, scene } from "./shop/scene.tsx";
import { codes, linkTo, shopper } from "./shop/users.ts";

const meta = {
  title: "Pages/Password",
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

const main = (canvas: ReturnType<typeof within>) => within(canvas.getByRole("main"));
const press = (canvas: ReturnType<typeof within>, name: string) => userEvent.click(main(canvas).getByRole("button", { name }));

async function ask(canvas: ReturnType<typeof within>, email: string = shopper.email) {
  await heading(canvas, "Forgot it? Happens.");
  await userEvent.type(main(canvas).getByRole("textbox", { name: "Email" }), email);
  await press(canvas, "Send me a link");
}

async function choose(canvas: ReturnType<typeof within>, password: string, repeat = password) {
  await userEvent.type(await canvas.findByLabelText("New password", {}, { timeout: 10_000 }), password);
  await userEvent.type(canvas.getByLabelText("New password again"), repeat);
}

export const Forgot: Story = {
  parameters: scene({ path: "/account/password/forgot" }),
  play: async ({ canvas }) => {
    await heading(canvas, "Forgot it? Happens.");
    await press(canvas, "Send me a link");
    const email = main(canvas).getByRole("textbox", { name: "Email" });
    await waitFor(() => expect(email).toHaveFocus());
    await expect(email).toHaveAccessibleDescription(expect.stringContaining("Enter your email address."));
  },
};

export const ForgotSent: Story = {
  name: "The answer is the same whether or not there is such an account",
  parameters: scene({ path: "/account/password/forgot" }),
  play: async ({ canvas }) => {
    await ask(canvas, "nobody@example.co.nz");
    await expect(await canvas.findByRole("heading", { name: "Check your email." })).toHaveFocus();
    await expect(main(canvas).getByText("nobody@example.co.nz")).toBeVisible();
  },
};

export const ForgotAgain: Story = {
  name: "Whoever wants the link once more goes on in the form, with what was typed",
  parameters: { ...scene({ path: "/account/password/forgot" }), visual: { skip: "The form, filled in." } },
  play: async ({ canvas }) => {
    await ask(canvas, "nobody@example.co.nz");
    await canvas.findByRole("heading", { name: "Check your email." });
    await press(canvas, "Send it again");
    const email = main(canvas).getByRole("textbox", { name: "Email" });
    await expect(email).toHaveFocus();
    await expect(email).toHaveValue("nobody@example.co.nz");
  },
};

export const ForgotFailed: Story = {
  name: "ERRCAT-30 A failed forgot request says 'Unable to send password reset link. Try again later.'",
  parameters: scene({ path: "/account/password/forgot", network: { "users.forgotPassword": "broken" } }),
  play: async ({ canvas }) => {
    await ask(canvas);
    await canvas.findByText("Unable to send password reset link. Try again later.");
  },
};

export const ForgotTooOften: Story = {
  parameters: scene({
    path: "/account/password/forgot",
    answers: { "users.forgotPassword": () => refuse(429, "TooManyEmails") },
  }),
  play: async ({ canvas }) => {
    await ask(canvas);
    await canvas.findByText("You've asked for too many password reset links, so try again later.");
  },
};

export const ForgotSlow: Story = {
  parameters: scene({ path: "/account/password/forgot", network: { "users.forgotPassword": "slow" } }),
  play: async ({ canvas }) => {
    await ask(canvas);
    await expect(await canvas.findByRole("button", { name: "Sending" })).toHaveAttribute("aria-busy", "true");
  },
};

export const Reset: Story = {
  parameters: scene({ path: linkTo("/account/password/reset", codes.signsIn) }),
  play: async ({ canvas }) => {
    await choose(canvas, "Quietly77?", "Quietly77!");
    await press(canvas, "Save new password");
    const repeat = canvas.getByLabelText("New password again");
    await waitFor(() => expect(repeat).toHaveFocus());
    await expect(repeat).toHaveAccessibleDescription("The passwords you entered don't match.");
  },
};

export const ResetDone: Story = {
  name: "Once the password is new, signing in leads on to the page that was wanted",
  parameters: scene({ path: `${linkTo("/account/password/reset", codes.signsIn)}&redirect=%2Fcart` }),
  play: async ({ canvas }) => {
    await choose(canvas, "Quietly77?");
    await press(canvas, "Save new password");
    await expect(await canvas.findByRole("heading", { name: "New password, sorted." })).toHaveFocus();
    await expect(main(canvas).getByRole("link", { name: "Sign in" })).toHaveAttribute(
      "href",
      "/nz/account/signin?redirect=%2Fcart",
    );
  },
};

export const ResetLinkInvalid: Story = {
  name: "ERRCAT-28 A reset link that is invalid says so, and a new one can be had",
  parameters: scene({ path: `${linkTo("/account/password/reset", "guessed")}&redirect=%2Fcart` }),
  play: async ({ canvas }) => {
    await choose(canvas, "Quietly77?");
    await press(canvas, "Save new password");
    await canvas.findByText("This isn't our newest link, or a piece of it is missing, so use our latest email or get a new one.");
    await expect(canvas.getByRole("link", { name: "Get a new link" })).toHaveAttribute(
      "href",
      "/nz/account/password/forgot?redirect=%2Fcart",
    );
  },
};

export const ResetLinkUsed: Story = {
  name: "ERRCAT-28 A reset link that has run out or was used leads to another, and to signing in",
  parameters: scene({ path: `${linkTo("/account/password/reset", codes.used)}&redirect=%2Fcart` }),
  play: async ({ canvas }) => {
    await choose(canvas, "Quietly77?");
    await press(canvas, "Save new password");
    await canvas.findByText(/^This link has run out or was used before,/);
    await expect(canvas.getByRole("link", { name: "Get a new link" })).toBeVisible();
    await expect(main(canvas).getByRole("link", { name: "Sign in" })).toHaveAttribute(
      "href",
      "/nz/account/signin?redirect=%2Fcart",
    );
  },
};

export const ResetTooOften: Story = {
  name: "ERRCAT-29 A reset that was tried too often says so",
  parameters: scene({
    path: linkTo("/account/password/reset", codes.signsIn),
    answers: { "users.resetPassword": () => refuse(429, "TooManyAttempts") },
  }),
  play: async ({ canvas }) => {
    await choose(canvas, "Quietly77?");
    await press(canvas, "Save new password");
    await canvas.findByText("You've tried to reset your password too many times, so try again later.");
  },
};

export const ResetRefused: Story = {
  name: "A new password that the server refuses says so at the field",
  parameters: scene({
    path: linkTo("/account/password/reset", codes.signsIn),
    answers: { "users.resetPassword": () => refuse(422, "PasswordRefused") },
  }),
  play: async ({ canvas }) => {
    await choose(canvas, "Quietly77?");
    await press(canvas, "Save new password");
    const password = canvas.getByLabelText("New password");
    await waitFor(() => expect(password).toHaveFocus());
    await expect(password).toHaveAccessibleDescription(expect.stringContaining("That password can't be used, so pick another."));
  },
};

const changing = (own: Parameters<typeof scene>[0] | object = {}) =>
  scene({ path: "/account/password/change", signedIn: true, ...own });

async function change(canvas: ReturnType<typeof within>, current: string = shopper.password) {
  await heading(canvas, "Change password");
  await userEvent.type(canvas.getByLabelText("Current password"), current);
  await choose(canvas, "Quietly77?");
  await press(canvas, "Change password");
}

export const Change: Story = {
  parameters: changing(),
  play: async ({ canvas }) => {
    await heading(canvas, "Change password");
    const pages = within(canvas.getByRole("navigation", { name: "Account" }));
    await expect(pages.getByRole("link", { name: "Change password" })).toHaveAttribute("aria-current", "page");
    await expect(canvas.getByLabelText("Current password")).toHaveAttribute("autocomplete", "current-password");
    await press(canvas, "Change password");
    await waitFor(() => expect(canvas.getByLabelText("Current password")).toHaveFocus());
  },
};

export const WhosePassword: Story = {
  name: "A password manager that keeps several accounts is told whose password is changed",
  parameters: { ...changing({ account: {} }), visual: { skip: "As Change." } },
  play: async ({ canvas, canvasElement }) => {
    await heading(canvas, "Change password");
    const username = () => canvasElement.querySelector("form input[autocomplete=username]");
    await waitFor(() => expect(username()).toHaveValue(shopper.email));
    await expect(username()).not.toBeVisible();
  },
};

export const Changed: Story = {
  name: "A changed password says so, and the form is empty again",
  parameters: changing(),
  play: async ({ canvas }) => {
    await change(canvas);
    await expect((await canvas.findByText("Your password is changed.")).closest("[tabindex]")).toHaveFocus();
    await expect(canvas.getByLabelText("Current password")).toHaveValue("");
    await expect(canvas.getByLabelText("New password")).not.toHaveAttribute("aria-invalid");
  },
};

export const WrongCurrent: Story = {
  name: "ERRCAT-25 A wrong current password says so at its field",
  parameters: changing(),
  play: async ({ canvas }) => {
    await change(canvas, "Loudly98!");
    const current = canvas.getByLabelText("Current password");
    await waitFor(() => expect(current).toHaveFocus());
    await expect(current).toHaveAccessibleDescription("That isn't your current password.");
  },
};

export const ChangedTooOften: Story = {
  name: "ERRCAT-26 Too many password changes say so",
  parameters: changing({ answers: { "users.changePassword": () => refuse(429, "TooManyAttempts") } }),
  play: async ({ canvas }) => {
    await change(canvas);
    await canvas.findByText("You've tried to update your password too many times. Try again later.");
  },
};

export const UnableToChange: Story = {
  name: "ERRCAT-27 Unable to update the password says so",
  parameters: changing({ network: { "users.changePassword": "broken" } }),
  play: async ({ canvas }) => {
    await change(canvas);
    await canvas.findByText("Unable to update your password, so try again later.");
  },
};

export const SentToSignIn: Story = {
  name: "Who turns out not to be signed in signs in first, and comes back",
  parameters: {
    ...scene({ path: "/account/password/change" }),
    visual: { skip: "Ends as signing in begins." },
  },
  play: async ({ canvas, loaded }) => {
    await heading(canvas, "Back for more?");
    const { location } = openedScene(loaded).router.state;
    await expect(location.pathname + location.search).toBe("/nz/account/signin?redirect=%2Faccount%2Fpassword%2Fchange");
  },
};
