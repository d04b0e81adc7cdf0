import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "@tread/design-system/layout";
import { Logo, logoNames } from "@tread/design-system/logo";
import { expect, waitFor } from "storybook/test";

const meta = {
  title: "Foundations/Logo",
  component: Logo,
  args: { label: "Tread & Thread" },
  argTypes: { name: { control: "inline-radio", options: logoNames } },
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const All: Story = {
  render: () => (
    <Stack gap={32} align="start">
      {logoNames.map((name) => (
        <Logo key={name} name={name} label={name} style={{ fontSize: 48 }} />
      ))}
    </Stack>
  ),
};

export const KeepsItsShape: Story = {
  args: { style: { height: 22 } },
  play: async ({ canvas }) => {
    const logo = canvas.getByRole("img", { name: "Tread & Thread" });
    const { width, height } = logo.getBoundingClientRect();
    await expect(height).toBe(22);
    await expect(width / height).toBeCloseTo(592.9 / 73.7, 1);
    const drawing = logo.querySelector("use") as SVGUseElement;
    await waitFor(() => expect(drawing.getBBox().width).toBeGreaterThan(500));
  },
};
