import type { Meta, StoryObj } from "@storybook/react-vite";
import { SelectField, type SelectFieldProps } from "@tread/design-system/field";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";

function Kept({ value: first = "", onChange, ...props }: SelectFieldProps) {
  const [value, setValue] = useState(first);
  return (
    <SelectField
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
  title: "Components/Field/Select",
  component: SelectField,
  render: (args) => <Kept {...args} />,
  args: {
    label: "Country",
    required: true,
    options: [
      { value: "NZ", label: "New Zealand" },
      { value: "AU", label: "Australia" },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { value: "NZ" } };

export const Chooses: Story = {
  args: { value: "NZ" },
  play: async ({ canvas, args }) => {
    const select = canvas.getByRole("combobox", { name: "Country" });
    await userEvent.selectOptions(select, "Australia");
    await expect(args.onChange).toHaveBeenCalledWith("AU");
    await expect(select).toHaveDisplayValue("Australia");
  },
};

export const NothingChosenYet: Story = {
  args: { label: "State", placeholder: "Choose a state", error: "Choose a state." },
  play: async ({ canvas }) => {
    const select = canvas.getByRole("combobox", { name: "State" });
    await expect(select).toHaveValue("");
    await expect(select).toBeInvalid();
    await expect(select).toHaveAccessibleDescription("Choose a state.");
  },
};

export const Disabled: Story = {
  args: { value: "NZ", disabled: true, help: "We deliver within New Zealand only." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox")).toBeDisabled();
  },
};
