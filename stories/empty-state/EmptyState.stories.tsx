import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "@tread/design-system/button";
import { EmptyState } from "@tread/design-system/empty-state";
import { expect } from "storybook/test";

const meta = {
  title: "Components/EmptyState",
  component: EmptyState,
  args: {
    level: 1,
    shout: "Empty.",
    aside: "Awkward.",
    sentence: "Your cart has nothing in it, and frankly it’s taking it personally.",
    children: (
      <>
        <Button href="#new" size="lg">
          See what’s new
        </Button>
        <Button href="#sale" size="lg" variant="secondary">
          Shop the sale
        </Button>
      </>
    ),
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const SaysWhatIsMissingAndWhatToDo: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Empty. Awkward." })).toBeVisible();
    await expect(canvas.getByText(/nothing in it/)).toBeVisible();
    await expect(canvas.getAllByRole("link")).toHaveLength(2);
  },
};
