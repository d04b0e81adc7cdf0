import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "@tread/design-system/button";
import { EmptyState } from "@tread/design-system/empty-state";
import { expect } from "storybook/test";

const meta = {
  title: "Components/Empty state",
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

export const NoWayOn: Story = {
  name: "Without a sentence or a button it is its headline alone",
  args: { level: 2, size: "md", aside: undefined, sentence: undefined, children: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("heading", { level: 2, name: "Empty." })).toBeVisible();
    await expect(canvas.queryByRole("link")).toBeNull();
    await expect(canvasElement.querySelector("p")).toBeNull();
  },
};

export const LongText: Story = {
  args: {
    size: "sm",
    shout: "Nothing matches",
    aside: "everything you asked for at once",
    sentence: "Take a filter off. ".repeat(12),
  },
  render: (args) => (
    <div style={{ width: 288 }} data-testid="box">
      <EmptyState {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByTestId("box");
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
};
