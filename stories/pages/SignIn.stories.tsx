import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { heading } from "./shop/heading.ts";
import { hearReports } from "./shop/hear-reports.ts";
import { refuse } from "./shop/refuse.ts";
import { openedScene, openScene, renderScene, scene } from "./shop/scene.tsx";
import { session, shopper, unverifiedEmail } from "./shop/users.ts";

const meta = {
  title: "Pages/Sign in",
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
  await heading(canvas, "Back for more?");
  return within(canvas.getByRole("main"));
}

async function signIn(canvas: ReturnType<typeof within>, email: string, password: string) {
  const main = await form(canvas);
  await userEvent.type(main.getByRole("textbox", { name: "Email" }), email);
  await userEvent.type(main.getByLabelText("Password"), password);
  await userEvent.click(main.getByRole("button", { name: "Sign in" }));
  return main;
}

export const Form: Story = {
  name: "AUTH-03 Signing in has the tabs 'Yes, I have an account' and 'No, I'm new here', each a page of its own",
  parameters: scene({ path: "/account/signin?redirect=%2Fcart" }),
  play: async ({ canvas }) => {
    const main = await form(canvas);
    const tabs = main.getByRole("navigation", { name: "Have you shopped with us before?" });
    const [have, are] = within(tabs).getAllByRole("link");
    await expect(have).toHaveTextContent("Yes, I have an account");
    await expect(have).toHaveAttribute("aria-current", "page");
    await expect(are).toHaveTextContent("No, I'm new here");
    await expect(are).toHaveAttribute("href", "/nz/account/signup?redirect=%2Fcart");
    await expect(main.getByRole("textbox", { name: "Email" })).toHaveAttribute("autocomplete", "username");
    await expect(main.getByLabelText("Password")).toHaveAttribute("autocomplete", "current-password");
    await expect(main.getByLabelText("Password").closest("form")).toHaveAttribute("method", "dialog");
  },
};

export const Empty: Story = {
  name: "Nothing filled in: both fields say what they want, and focus is in the first",
  parameters: scene({ path: "/account/signin" }),
  play: async ({ canvas }) => {
    const main = await form(canvas);
    await userEvent.click(main.getByRole("button", { name: "Sign in" }));
    const summary = await main.findByRole("alert", { name: "" });
    await expect(
      within(summary)
        .getAllByRole("link")
        .map(({ textContent }) => textContent),
    ).toEqual(["Enter your email address.", "Enter your password."]);
    await expect(main.getByRole("textbox", { name: "Email" })).toHaveFocus();
  },
};

export const SignsIn: Story = {
  name: "Signing in goes on to the page that was wanted, and is measured once, without a name",
  parameters: { ...scene({ path: "/account/signin?redirect=%2Fcart" }), visual: { skip: "Ends as an empty cart does." } },
  play: async ({ canvas, loaded }) => {
    const heard = hearReports();
    await signIn(canvas, shopper.email, "password1");
    await canvas.findByText("Incorrect email or password.");
    await userEvent.type(canvas.getByLabelText("Password"), shopper.password);
    await userEvent.click(within(canvas.getByRole("main")).getByRole("button", { name: "Sign in" }));
    const { router } = openedScene(loaded);
    await waitFor(() => expect(router.state.location.pathname).toBe("/nz/cart"));
    await expect(router.state.historyAction).toBe("REPLACE");
    await expect(heard.filter(({ type }) => type === "signedIn")).toEqual([{ type: "signedIn" }]);
  },
};

export const NotKept: Story = {
  name: "Who does not want to stay signed in says so, and is signed in until the browser is closed",
  parameters: {
    ...scene({
      path: "/account/signin?redirect=%2Fcart",
      answers: { "session.create": ({ body }) => (body.keep ? refuse(401, "IncorrectCredentials") : session()) },
    }),
    visual: { skip: "Ends as an empty cart does." },
  },
  play: async ({ canvas, loaded }) => {
    const main = await form(canvas);
    const keep = main.getByRole("checkbox", { name: "Keep me signed in" });
    await expect(keep).toBeChecked();
    await userEvent.click(keep);
    await signIn(canvas, shopper.email, shopper.password);
    await waitFor(() => expect(openedScene(loaded).router.state.location.pathname).toBe("/nz/cart"));
  },
};

export const CookiesBlocked: Story = {
  name: "A browser that keeps no cookies would forget at once who has signed in, so it is said that they are needed",
  parameters: { ...scene({ path: "/account/signin" }), visual: { skip: "As Refused, in other words." } },
  play: async ({ canvas }) => {
    await form(canvas);
    Object.defineProperty(document, "cookie", { configurable: true, get: () => "", set: () => undefined });
    try {
      const main = await signIn(canvas, shopper.email, shopper.password);
      await main.findByText("Your browser blocks cookies, and nobody stays signed in without, so allow them and try again.");
      await expect(main.getByRole("button", { name: "Sign in" })).toBeEnabled();
      await expect(main.getByLabelText("Password")).toHaveValue(shopper.password);
    } finally {
      Reflect.deleteProperty(document, "cookie");
    }
  },
};

export const PasswordForgotten: Story = {
  name: "Whoever forgot their password does not type their address again, and whoever comes next finds none",
  parameters: { ...scene({ path: "/account/signin" }), visual: { skip: "Ends as asking for a link begins, filled in." } },
  play: async ({ canvas, loaded }) => {
    const main = await form(canvas);
    await userEvent.type(main.getByRole("textbox", { name: "Email" }), shopper.email);
    await userEvent.click(main.getByRole("link", { name: "Forgot your password?" }));
    await heading(canvas, "Forgot it? Happens.");
    const email = () => within(canvas.getByRole("main")).getByRole("textbox", { name: "Email" });
    await expect(email()).toHaveValue(shopper.email);
    const { router } = openedScene(loaded);
    await router.navigate("/account/signin");
    await form(canvas);
    await router.navigate("/account/password/forgot");
    await heading(canvas, "Forgot it? Happens.");
    await expect(email()).toHaveValue("");
  },
};

export const Refused: Story = {
  name: "ERRCAT-12 A refused sign-in says 'Incorrect email or password.', and the password alone is to be typed anew",
  parameters: scene({ path: "/account/signin" }),
  play: async ({ canvas }) => {
    const main = await signIn(canvas, shopper.email, "password1");
    await main.findByText("Incorrect email or password.");
    await waitFor(() => expect(main.getByLabelText("Password")).toHaveFocus());
    await expect(main.getByLabelText("Password")).toHaveValue("");
    await expect(main.getByLabelText("Password")).not.toHaveAttribute("aria-invalid", "true");
    await expect(main.getByLabelText("Email")).toHaveValue(shopper.email);
  },
};

export const Unverified: Story = {
  name: 'ERRCAT-13 Signing in unverified says "Your email address hasn\'t been verified yet.", and offers another mail',
  parameters: scene({ path: "/account/signin" }),
  play: async ({ canvas }) => {
    const main = await signIn(canvas, unverifiedEmail, shopper.password);
    await main.findByText("Your email address hasn't been verified yet.");
    // What cannot be put right in a field is told where focus is, as a declined payment is.
    await expect(main.getByRole("alert")).toHaveFocus();
    await userEvent.click(main.getByRole("button", { name: "Send another email" }));
    await main.findByText("Another link is on its way. Use the newest one.");
  },
};

export const TooManyEmails: Story = {
  name: "ERRCAT-14 Too many verification mails say so",
  parameters: scene({
    path: "/account/signin",
    answers: { "users.resendVerification": () => refuse(429, "TooManyEmails") },
  }),
  play: async ({ canvas }) => {
    const main = await signIn(canvas, unverifiedEmail, shopper.password);
    await userEvent.click(await main.findByRole("button", { name: "Send another email" }));
    await main.findByText("You've sent too many verification emails. Try again later.");
  },
};

export const EmailNotSent: Story = {
  name: "ERRCAT-15 A verification mail that could not be sent says so",
  parameters: scene({ path: "/account/signin", answers: { "users.resendVerification": () => refuse(503, "EmailNotSent") } }),
  play: async ({ canvas }) => {
    const main = await signIn(canvas, unverifiedEmail, shopper.password);
    await userEvent.click(await main.findByRole("button", { name: "Send another email" }));
    await main.findByText("Unable to send verification email. Try again later.");
  },
};

export const Failed: Story = {
  name: "ERRCAT-17 A failed log in says 'Unable to log in. Try again later.', and what was typed is kept",
  parameters: scene({ path: "/account/signin", network: { "session.create": "broken" } }),
  play: async ({ canvas }) => {
    const main = await signIn(canvas, shopper.email, shopper.password);
    await main.findByText("Unable to log in. Try again later.");
    await expect(main.getByRole("textbox", { name: "Email" })).toHaveValue(shopper.email);
    await expect(main.getByLabelText("Password")).toHaveValue(shopper.password);
  },
};

export const TooOften: Story = {
  parameters: scene({ path: "/account/signin", answers: { "session.create": () => refuse(429, "TooManyAttempts") } }),
  play: async ({ canvas }) => {
    const main = await signIn(canvas, shopper.email, shopper.password);
    await main.findByText("You've tried to log in too many times. Try again later.");
  },
};

export const Slow: Story = {
  parameters: scene({ path: "/account/signin", network: { "session.create": "slow" } }),
  play: async ({ canvas }) => {
    const main = await signIn(canvas, shopper.email, shopper.password);
    await expect(await main.findByRole("button", { name: "Signing in" })).toHaveAttribute("aria-busy", "true");
  },
};

export const Offline: Story = {
  parameters: scene({ path: "/account/signin", network: { "session.create": "offline" } }),
  play: async ({ canvas }) => {
    const main = await signIn(canvas, shopper.email, shopper.password);
    await main.findByText("We can't reach the shop. Check your connection and try again.");
  },
};
