import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack, TileGrid } from "@tread/design-system/layout";
import { Skeleton, skeletonShapes } from "@tread/design-system/skeleton";
import { expect } from "storybook/test";

const meta = {
  title: "Components/Skeleton",
  component: Skeleton,
  argTypes: { shape: { control: "inline-radio", options: skeletonShapes } },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Tiles: Story = {
  render: () => (
    <TileGrid wide aria-busy="true">
      {[1, 2, 3, 4].map((place) => (
        <Stack key={place} gap={8}>
          <Skeleton shape="picture" />
          <Skeleton width="40%" />
          <Skeleton width="75%" />
        </Stack>
      ))}
    </TileGrid>
  ),
};

export const HoldsTheShapeOfAPicture: Story = {
  args: { shape: "picture", width: 200, "data-testid": "skeleton" } as Story["args"],
  play: async ({ canvas }) => {
    const skeleton = canvas.getByTestId("skeleton");
    await expect(skeleton.getBoundingClientRect().height).toBe(300);
    await expect(skeleton).toHaveAttribute("aria-hidden", "true");
  },
};

export const TakesTheSizeItIsGiven: Story = {
  name: "Takes the size it is given, in pixels or a share, and keeps still where motion is unwanted",
  args: { width: "50%", height: 30, "data-testid": "skeleton" } as Story["args"],
  render: (args) => (
    <div style={{ width: 240 }}>
      <Skeleton {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const skeleton = canvas.getByTestId("skeleton");
    const { width, height } = skeleton.getBoundingClientRect();
    await expect([width, height]).toEqual([120, 30]);
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    await expect(getComputedStyle(skeleton, "::after").display === "none").toBe(still);
  },
};
