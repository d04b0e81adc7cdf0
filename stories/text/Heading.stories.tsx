import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "@tread/design-system/layout";
import { Heading, headingLevels, headingSizes } from "@tread/design-system/text";
import { expect } from "storybook/test";

const meta = {
  title: "Foundations/Heading",
  component: Heading,
  args: { level: 2, size: "lg", shout: "Sneakers", aside: "for men" },
  argTypes: {
    level: { control: "inline-radio", options: headingLevels },
    size: { control: "inline-radio", options: headingSizes },
    shout: { control: "text" },
    aside: { control: "text" },
  },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sizes: Story = {
  render: () => (
    <Stack gap={32}>
      <Heading level={1} size="hero" shout="Tread" aside="loudly." />
      <Heading level={2} size="xl" shout="Moonboot" aside="lands Friday" />
      <Heading level={2} size="lg" shout="Sneakers" aside="for men" />
      <Heading level={2} size="md" shout="Brands" aside="we rate" />
      <Heading level={2} size="sm" shout="New" aside="this week" />
    </Stack>
  ),
};

export const AsideFirst: Story = { args: { shout: "room", aside: "The quieter", asideFirst: true } };

export const AsideOnItsOwnLine: Story = { args: { shout: "Empty.", aside: "Awkward.", asideOwnLine: true, size: "xl" } };

export const ReadsAsOneSentence: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 2, name: "Sneakers for men" })).toBeVisible();
  },
};

export const SpeaksInTwoVoices: Story = {
  play: async ({ canvas, globals }) => {
    const shout = getComputedStyle(canvas.getByRole("heading"));
    const aside = getComputedStyle(canvas.getByText("for men"));
    await expect(aside.fontSize).toBe(shout.fontSize);
    if (globals.theme === "btq") {
      await expect([shout.fontStyle, aside.fontStyle]).toEqual(["normal", "italic"]);
      await expect(shout.fontFamily).toContain("Newsreader");
    } else {
      await expect([shout.fontWeight, aside.fontWeight]).toEqual(["850", "200"]);
      await expect([shout.fontStretch, aside.fontStretch]).toEqual(["125%", "62%"]);
    }
  },
};
