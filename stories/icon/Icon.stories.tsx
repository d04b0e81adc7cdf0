import type { Meta, StoryObj } from "@storybook/react-vite";
import { Icon, iconNames, iconSizes } from "@tread/design-system/icon";
import { Cluster, Grid, Stack } from "@tread/design-system/layout";
import { Text } from "@tread/design-system/text";
import { expect, waitFor } from "storybook/test";

const meta = {
  title: "Foundations/Icon",
  component: Icon,
  args: { name: "bag" },
  argTypes: {
    name: { control: "select", options: iconNames },
    size: { control: "inline-radio", options: iconSizes },
  },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const All: Story = {
  render: () => (
    <Grid as="ul" columns={{ base: 3, md: 6, xl: 8 }} gap={20}>
      {iconNames.map((name) => (
        <Stack as="li" key={name} gap={8} align="center">
          <Icon name={name} />
          <Text variant="body.xs">{name}</Text>
        </Stack>
      ))}
    </Grid>
  ),
};

export const Sizes: Story = {
  render: () => (
    <Cluster gap={16}>
      {iconSizes.map((size) => (
        <Icon key={size} name="truck" size={size} label={size} />
      ))}
    </Cluster>
  ),
  play: async ({ canvas }) => {
    const widths = iconSizes.map((size) => canvas.getByRole("img", { name: size }).getBoundingClientRect().width);
    await expect(widths).toEqual([12, 16, 20, 24, 32]);
  },
};

export const IsDrawnFromTheSprite: Story = {
  args: { name: "heart", label: "Wishlist" },
  play: async ({ canvas }) => {
    const drawing = canvas.getByRole("img", { name: "Wishlist" }).querySelector("use") as SVGUseElement;
    await waitFor(() => expect(drawing.getBBox().width).toBeGreaterThan(10));
  },
};

export const IsSilentWithoutALabel: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("img")).toBeNull();
  },
};

export const TurnsRoundWithTheLine: Story = {
  args: { name: "arrow-right", label: "Next" },
  globals: { direction: "rtl" },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole("img", { name: "Next" })).transform).toBe("matrix(-1, 0, 0, 1, 0, 0)");
  },
};
