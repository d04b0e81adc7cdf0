import type { Meta, StoryObj } from "@storybook/react-vite";
import { Icon } from "@tread/design-system/icon";
import { Segment, type SegmentProps } from "@tread/design-system/segment";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";

type Way = "delivery" | "pickup";

function Kept({ value: first = null, onChange, ...props }: SegmentProps<Way>) {
  const [value, setValue] = useState(first);
  return (
    <Segment
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange?.(next);
      }}
    />
  );
}

const meta = {
  title: "Components/Segment",
  component: Segment<Way>,
  render: (args) => <Kept {...args} />,
  args: {
    legend: "How would you like it?",
    value: "delivery",
    options: [
      { value: "delivery", label: "Deliver it", icon: <Icon name="truck" /> },
      { value: "pickup", label: "I’ll pick up", icon: <Icon name="store" /> },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof Segment<Way>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Chooses: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("radiogroup", { name: "How would you like it?" })).toBeVisible();
    await userEvent.click(canvas.getByText("I’ll pick up"));
    await expect(args.onChange).toHaveBeenCalledWith("pickup");
    await userEvent.keyboard("{ArrowUp}");
    await expect(canvas.getByRole("radio", { name: "Deliver it" })).toBeChecked();
    // In forced colours too, where being chosen has a mark of its own.
    await expect(getComputedStyle(canvas.getByText("Deliver it")).outlineOffset).toBe("2px");
  },
};

export const NothingChosen: Story = {
  args: { value: null },
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole("radio")) await expect(radio).not.toBeChecked();
  },
};

export const OneHalfDisabled: Story = {
  name: "A way that is not there cannot be chosen",
  args: {
    options: [
      { value: "delivery", label: "Deliver it", icon: <Icon name="truck" /> },
      { value: "pickup", label: "I’ll pick up", icon: <Icon name="store" />, disabled: true },
    ],
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText("I’ll pick up"), { pointerEventsCheck: 0 });
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole("radio", { name: "I’ll pick up" })).toBeDisabled();
  },
};
