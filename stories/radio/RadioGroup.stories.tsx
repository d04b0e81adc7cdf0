import type { Meta, StoryObj } from "@storybook/react-vite";
import { Radio, RadioGroup, type RadioGroupProps } from "@tread/design-system/radio";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";

function Kept({ value: first = null, onChange, ...props }: RadioGroupProps) {
  const [value, setValue] = useState(first);
  return (
    <RadioGroup
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
  title: "Components/Radio",
  component: RadioGroup,
  subcomponents: { Radio },
  render: (args) => <Kept {...args} />,
  args: {
    legend: "Why are you sending it back?",
    required: true,
    options: [
      { value: "size", label: "The size" },
      { value: "colour", label: "The colour" },
      { value: "mind", label: "Changed my mind" },
      { value: "late", label: "Too late", disabled: true },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Chooses: Story = {
  name: "One at a time, by its words or by arrows, past what is disabled",
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText("The size"));
    await expect(args.onChange).toHaveBeenLastCalledWith("size");
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("radio", { name: "The colour" })).toBeChecked();
    await expect(canvas.getByRole("radio", { name: "The size" })).not.toBeChecked();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect(args.onChange).toHaveBeenLastCalledWith("size");
  },
};

export const HasItsQuestionAndError: Story = {
  args: { error: "Choose a reason." },
  play: async ({ canvas }) => {
    const group = canvas.getByRole("radiogroup", { name: "Why are you sending it back?" });
    await expect(group).toHaveAccessibleDescription("Choose a reason.");
    await expect(group).toHaveAttribute("aria-invalid", "true");
    await expect(group).toHaveAttribute("aria-required", "true");
  },
};

export const Optional: Story = {
  name: "FORM-67 says 'optional' when not required",
  args: { required: false, help: "It helps us buy better." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radiogroup")).toHaveAccessibleName("Why are you sending it back? optional");
  },
};
