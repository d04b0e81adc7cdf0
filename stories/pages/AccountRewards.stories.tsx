import type { Meta, StoryObj } from "@storybook/react-vite";
import { accountApi } from "@tread/storefront/app/features/account/account-api.ts";
import { pointsWorth } from "@tread/storefront/domain/loyalty/points.ts";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { heading } from "./shop/heading.ts";
import { openedScene, openScene, renderScene, scene } from "./shop/scene.tsx";

const meta = {
  title: "Pages/Qantas Points",
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

const path = "/account/qantas";
const linked = { loyalty: [{ name: "frequentFlyer" as const, memberId: "1900142" }] };

/** The page's own part, once the form that links a membership is there. */
async function linkForm(canvas: ReturnType<typeof within>) {
  await heading(canvas, "Qantas Points");
  const main = within(canvas.getByRole("main"));
  const number = await main.findByRole("textbox", { name: "Membership number" });
  return { main, number, surname: main.getByRole("textbox", { name: "Surname" }) };
}

const figure = (canvas: ReturnType<typeof within>) => canvas.findByRole("region", { name: "Qantas Points" });

export const Link: Story = {
  name: "LOYAL-03 A membership is linked by its number and surname, and its points are shown",
  parameters: scene({ path, account: {} }),
  play: async ({ canvas }) => {
    const { main, number, surname } = await linkForm(canvas);
    await expect(canvas.getByRole("link", { name: "Qantas Points", current: "page" })).toBeVisible();
    await expect(number).not.toHaveFocus();
    await userEvent.type(number, "190 0142");
    await userEvent.type(surname, "Ngata{Enter}");
    const card = await figure(canvas);
    await waitFor(() => expect(card).toHaveTextContent("12,480points on membership 1900142, about $62.00 off"));
    await expect(card).toHaveFocus();
    await expect(main.queryByRole("textbox", { name: "Membership number" })).toBeNull();
    await waitFor(() => expect(canvas.getByText("Your membership is linked.")).toBeVisible());
  },
};

/** Says what a membership is refused for; the form keeps what was typed. */
const refusalStory = (memberId: string, surname: string, message: string): Story => ({
  parameters: scene({ path, account: {} }),
  play: async ({ canvas }) => {
    const form = await linkForm(canvas);
    await userEvent.type(form.number, memberId);
    if (surname) await userEvent.type(form.surname, surname);
    await userEvent.click(form.main.getByRole("button", { name: "Link" }));
    await expect(await form.main.findByText(message)).toBeVisible();
    await expect(form.number).toHaveValue(memberId);
  },
});

export const NotFound: Story = {
  ...refusalStory("1900143", "Ngata", "We couldn't find that membership, so check the number and the surname."),
  name: "ERRCAT-79 A membership that is not found says so",
};

export const Inactive: Story = {
  ...refusalStory("1900900", "Ngata", "That membership is inactive, so contact Qantas Frequent Flyer to open it again."),
  name: "ERRCAT-80 An inactive membership says so",
};

export const Missing: Story = {
  ...refusalStory("1900142", "", "Enter both your membership number and your surname."),
  name: "ERRCAT-81 A missing number or surname is asked for, at its field as well",
  play: async (context) => {
    await refusalStory("1900142", "", "Enter both your membership number and your surname.").play?.(context);
    const { surname } = await linkForm(context.canvas);
    await expect(surname).toHaveAccessibleDescription("Enter the surname on your membership.");
    await expect(surname).toHaveFocus();
  },
};

export const NumberWrong: Story = {
  ...refusalStory("12345", "Ngata", "Check the membership number: it has 6 to 10 digits."),
  name: "FORM-59 A membership number that cannot be one says so at its field",
  parameters: { ...scene({ path, account: {} }), visual: { skip: "A field with its error, as in Missing." } },
};

export const UnableToLink: Story = {
  ...refusalStory("1900503", "Ngata", "We're unable to link your membership right now, so try again in a moment."),
  name: "ERRCAT-82 A membership that can't be linked just now says so",
};

export const Linked: Story = {
  parameters: scene({ path, account: linked }),
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await figure(canvas)).toHaveTextContent("12,480"));
    await expect(canvas.getByRole("button", { name: "Unlink membership" })).toBeVisible();
  },
};

export const TooFew: Story = {
  name: "Points that are too few for a dollar are not said to take anything off",
  parameters: {
    ...scene({
      path,
      account: linked,
      answers: { "loyalty.membership": () => ({ memberNumber: "1900142", points: 180, worth: pointsWorth(180) }) },
    }),
    visual: { skip: "As Linked, with fewer words." },
  },
  play: async ({ canvas }) => {
    const card = await figure(canvas);
    await waitFor(() => expect(card).toHaveTextContent("180points on membership 1900142."));
  },
};

export const Unlink: Story = {
  name: "ERRCAT-82 Unlinking is asked about first, says so when it fails, and leads back to the form",
  parameters: scene({ path, account: linked, network: { "account.update": "offline" } }),
  play: async ({ canvas, loaded }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Unlink membership" }));
    await expect(canvas.getByRole("button", { name: "Keep it" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Keep it" }));
    await expect(canvas.getByRole("button", { name: "Unlink membership" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Unlink membership" }));
    await userEvent.click(canvas.getByRole("button", { name: "Unlink it" }));
    await expect(
      await canvas.findByText("We're unable to unlink your membership right now, so try again in a moment."),
    ).toBeVisible();
    openedScene(loaded).network["account.update"] = "normal";
    await userEvent.click(canvas.getByRole("button", { name: "Unlink it" }));
    const { number } = await linkForm(canvas);
    await expect(number).toHaveFocus();
    await waitFor(() => expect(canvas.getByText("Your membership is unlinked.")).toBeVisible());
  },
};

export const UnlinkedElsewhere: Story = {
  name: "A membership that another window has unlinked gives way to the form, which takes nobody's focus",
  parameters: { ...scene({ path, account: linked }), visual: { skip: "The form, as in Missing." } },
  play: async ({ canvas, loaded }) => {
    const how = await canvas.findByRole("link", { name: "How points work" });
    await figure(canvas);
    how.focus();
    const { store } = openedScene(loaded);
    store.dispatch(
      accountApi.util.updateQueryData("account", undefined, ({ loyalty }) => {
        loyalty.providers = [];
      }),
    );
    await linkForm(canvas);
    await expect(how).toHaveFocus();
  },
};

export const PointsUnknown: Story = {
  name: "Points that can't be looked at say so, and can be asked for again",
  parameters: scene({ path, account: linked, network: { "loyalty.membership": "broken" } }),
  play: async ({ canvas, loaded }) => {
    const card = await figure(canvas);
    await waitFor(() => expect(card).toHaveTextContent("Membership 1900142. We can't look at your points right now."));
    openedScene(loaded).network["loyalty.membership"] = "normal";
    await userEvent.click(within(card).getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(card).toHaveTextContent("12,480"));
  },
};

export const PointsSlow: Story = {
  parameters: scene({ path, account: linked, network: { "loyalty.membership": "slow" } }),
  play: async ({ canvas }) => {
    const card = await figure(canvas);
    await expect(card.querySelector("[aria-busy=true]")).not.toBeNull();
    await expect(canvas.getByRole("button", { name: "Unlink membership" })).toBeVisible();
  },
};
