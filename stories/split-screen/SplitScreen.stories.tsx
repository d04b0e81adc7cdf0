import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "@tread/design-system/button";
import { EmailField, FormLayout, PasswordField } from "@tread/design-system/field";
import { SplitScreen } from "@tread/design-system/split-screen";
import { TabLinks } from "@tread/design-system/tabs";
import { Heading, Text, Title } from "@tread/design-system/text";
import { expect, userEvent } from "storybook/test";
import { samplePicture } from "../picture/sample-picture.ts";

const form = (
  <>
    <Title level={2} size="lg">
      Have you shopped with us before?
    </Title>
    <TabLinks
      aria-label="Account"
      links={[
        { href: "#in", label: "Yes, I have an account", current: true },
        { href: "#up", label: "No, I’m new here" },
      ]}
    />
    <form aria-label="Sign in">
      <FormLayout>
        <EmailField label="Email" required />
        <PasswordField label="Password" required />
        <Button type="submit" size="xl" block>
          Sign in
        </Button>
      </FormLayout>
    </form>
  </>
);

const meta = {
  title: "Components/Split screen",
  component: SplitScreen,
  parameters: { layout: "fullscreen" },
  args: {
    headline: <Heading level={1} size="xl" shout="Back" aside="for more?" asideOwnLine />,
    note: "Wishlist, orders, points, members-only drops. All where you left them.",
    picture: <img src={samplePicture(420)} width={420} height={630} alt="" style={{ width: "100%", height: "auto" }} />,
    children: form,
  },
} satisfies Meta<typeof SplitScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const FormInReach: Story = {
  name: "The form comes right after the headline for keyboard and listener",
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Back for more?" })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Yes, I have an account" })).toHaveFocus();
    await expect(canvas.queryByRole("img")).toBeNull();
  },
};

export const WithoutPicture: Story = {
  args: { picture: undefined, note: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("form", { name: "Sign in" })).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    headline: <Heading level={1} size="xl" shout="Whakawhanaungatanga" aside="and everything that comes with it" />,
    children: <Text>{"Tetaumatawhakatangihangakoauauotamatea ".repeat(6)}</Text>,
  },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    const screen = canvasElement.firstElementChild as HTMLElement;
    await expect(screen.scrollWidth).toBeLessThanOrEqual(screen.clientWidth);
  },
};
