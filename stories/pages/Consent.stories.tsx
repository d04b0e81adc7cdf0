import type { Meta, StoryContext, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { openScene, renderScene, scene } from "./shop/scene.tsx";

/** A shop that asks before it measures. */
function open(context: StoryContext): () => Promise<void> {
  const close = openScene(context);
  localStorage.removeItem("consent");
  document.documentElement.dataset.consent = "asked";
  return async () => {
    localStorage.removeItem("consent");
    delete document.documentElement.dataset.consent;
    await close();
  };
}

const meta = {
  title: "Pages/Consent",
  tags: ["!autodocs"],
  parameters: {
    ...scene({ path: "/cart" }),
    layout: "fullscreen",
    visual: { photographs: "plain", themes: ["main"] },
    proof: { withoutServer: "What was answered before only the browser knows, so that pages stay everybody's." },
  },
  beforeEach: open,
  render: renderScene,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const body = () => within(document.body);
const notice = () => body().findByRole("region", { name: "Count you in? No names taken." }, { timeout: 10_000 });
const isGone = () => waitFor(() => expect(body().queryByRole("region", { name: /Count you in/ })).toBeNull());

export const Asked: Story = {
  name: "A shop that asks does so at the foot of the window, and takes nobody's focus for it",
  play: async () => {
    await body().findByRole("heading", { level: 1 }, { timeout: 10_000 });
    const asked = await notice();
    await expect(within(asked).getByRole("button", { name: "Count me" })).toBeVisible();
    await expect(asked).not.toContainElement(document.activeElement as HTMLElement);
  },
};

export const Answered: Story = {
  name: "What was answered is remembered, and can be changed at the foot of every page, with the keyboard alone",
  parameters: { visual: { skip: "Ends as the cart page does." } },
  play: async () => {
    await body().findByRole("heading", { level: 1 }, { timeout: 10_000 });
    await userEvent.click(within(await notice()).getByRole("button", { name: "No thanks" }));
    await isGone();
    await expect(localStorage.getItem("consent")).toBe("refused");
    const choices = body().getByRole("button", { name: "Privacy choices" });
    choices.focus();
    await userEvent.keyboard("{Enter}");
    const called = await notice();
    await expect(called).toHaveTextContent("You are not counted now.");
    const yes = within(called).getByRole("button", { name: "Count me" });
    await waitFor(() => expect(yes).toHaveFocus());
    // Pressed again, it leads there again.
    choices.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(yes).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await isGone();
    await expect(choices).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await waitFor(async () => expect(within(await notice()).getByRole("button", { name: "Count me" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await isGone();
    await expect(localStorage.getItem("consent")).toBe("granted");
    await expect(choices).toHaveFocus();
    // What is seen is judged, and the header lies over what has been scrolled under it.
    window.scrollTo(0, 0);
  },
};
