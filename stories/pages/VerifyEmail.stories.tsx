import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { heading } from "./shop/heading.ts";
import { refuse } from "./shop/refuse.ts";
import { openedScene, openScene, renderScene, scene } from "./shop/scene.tsx";
import { codes, linkTo, session } from "./shop/users.ts";

const meta = {
  title: "Pages/Verify email",
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

const at = (code: string) => `${linkTo("/account/verify", code)}&redirect=%2Fcart`;
const news = (canvas: ReturnType<typeof within>, name: string) =>
  canvas.findByRole("heading", { level: 2, name }, { timeout: 10_000 });

export const Verifying: Story = {
  parameters: scene({ path: at(codes.signsIn), network: { "users.verify": "slow" } }),
  play: async ({ canvas }) => {
    await heading(canvas, "Nearly there.");
    await expect(canvas.getByText("Verifying your email address")).toBeVisible();
  },
};

export const SignsIn: Story = {
  name: "In the browser that signed up, the link signs in and goes on to the page that was wanted",
  parameters: { ...scene({ path: at(codes.signsIn) }), visual: { skip: "Ends as an empty cart does." } },
  play: async ({ canvas, loaded }) => {
    const { router, store } = openedScene(loaded);
    await waitFor(() => expect(router.state.location.pathname).toBe("/nz/cart"), { timeout: 10_000 });
    await expect(store.getState().session.status).toBe("LOGGED_IN");
    await canvas.findByText("Your email address is verified. Good to have you.");
  },
};

export const OtherBrowser: Story = {
  name: "In another browser, the address is verified and signing in is the next step",
  parameters: scene({ path: at(codes.otherBrowser) }),
  play: async ({ canvas }) => {
    await news(canvas, "You’re verified.");
    const link = within(canvas.getByRole("main")).getByRole("link", { name: "Sign in" });
    await expect(link).toHaveAttribute("href", "/nz/account/signin?redirect=%2Fcart");
  },
};

export const SomebodyElse: Story = {
  name: "Where another account is signed in, it is signed out before whoever has the verified address signs in",
  parameters: {
    ...scene({
      path: at(codes.otherBrowser),
      signedIn: true,
      answers: { "session.refresh": () => ({ ...session(), username: "9b1d5a72" }) },
    }),
    visual: { skip: "Ends as OtherBrowser does." },
  },
  play: async ({ canvas, loaded }) => {
    await news(canvas, "You’re verified.");
    await canvas.findByText("Another account is signed in here, so sign out of that one first.");
    const main = within(canvas.getByRole("main"));
    await expect(main.queryByRole("link", { name: "Sign in" })).toBe(null);
    await userEvent.click(main.getByRole("button", { name: "Sign out" }));
    await expect(await main.findByRole("link", { name: "Sign in" })).toHaveAttribute(
      "href",
      "/nz/account/signin?redirect=%2Fcart",
    );
    await expect(openedScene(loaded).store.getState().session.status).toBe("LOGGED_OUT");
  },
};

export const LinkInvalid: Story = {
  name: "ERRCAT-21 A link that is invalid says so, and a new one can be had",
  parameters: scene({ path: at("guessed") }),
  play: async ({ canvas }) => {
    await news(canvas, "That link won’t do.");
    await expect(
      canvas.getByText("This isn't our newest link, or a piece of it is missing, so use our latest email or get a new one."),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Send me a new link" }));
    await canvas.findByText("Another link is on its way. Use the newest one.");
  },
};

export const LinkExpired: Story = {
  name: "ERRCAT-21 A link that has run out says so, and a new one can be had",
  parameters: { ...scene({ path: at(codes.expired) }), visual: { skip: "As LinkInvalid, in other words." } },
  play: async ({ canvas }) => {
    await news(canvas, "That link won’t do.");
    await expect(canvas.getByText("This link has run out, so get a new one.")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Send me a new link" })).toBeVisible();
  },
};

export const LinkIncomplete: Story = {
  parameters: scene({ path: "/account/verify?user=4f6c1c1e" }),
  play: async ({ canvas }) => {
    await news(canvas, "That link won’t do.");
    await expect(canvas.getByRole("link", { name: "Sign in to get a new one" })).toHaveAttribute("href", "/nz/account/signin");
  },
};

export const AlreadyVerified: Story = {
  name: "ERRCAT-22 An address that was verified before says so",
  parameters: scene({ path: at(codes.used) }),
  play: async ({ canvas }) => {
    await news(canvas, "Been here before.");
    await expect(canvas.getByText("Your email address is already verified, so you're good to sign in.")).toBeVisible();
  },
};

export const VerifiedAndSignedIn: Story = {
  name: "Who presses the link again where it signed them in goes on to the page that was wanted",
  parameters: scene({ path: at(codes.used), signedIn: true }),
  play: async ({ canvas }) => {
    await news(canvas, "Been here before.");
    await expect(await canvas.findByRole("link", { name: "Carry on" })).toHaveAttribute("href", "/nz/cart");
  },
};

export const UnableToVerify: Story = {
  name: "ERRCAT-23 Unable to verify says so, and another try gets there",
  parameters: scene({ path: at(codes.otherBrowser), network: { "users.verify": "broken" } }),
  play: async ({ canvas, loaded }) => {
    await news(canvas, "That didn’t work.");
    await expect(canvas.getByText("We couldn't verify your email address, so give it another go.")).toBeVisible();
    openedScene(loaded).network["users.verify"] = "normal";
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(await news(canvas, "You’re verified.")).toHaveFocus();
  },
};

export const UnableToSend: Story = {
  name: "ERRCAT-24 Unable to send a new link says so",
  parameters: scene({ path: at("guessed"), answers: { "users.resendVerification": () => refuse(503, "EmailNotSent") } }),
  play: async ({ canvas }) => {
    await news(canvas, "That link won’t do.");
    await userEvent.click(canvas.getByRole("button", { name: "Send me a new link" }));
    await canvas.findByText("We couldn't send a new link, so try again later.");
  },
};
