import type { Meta, StoryObj } from "@storybook/react-vite";
import { EmailField, type EmailFieldProps } from "@tread/design-system/field";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";

function Kept({ value: first = "", onChange, ...props }: EmailFieldProps) {
  const [value, setValue] = useState(first);
  return (
    <EmailField
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
  title: "Components/Field/Email",
  component: EmailField,
  render: (args) => <Kept {...args} />,
  args: { label: "Email", required: true, onChange: fn() },
} satisfies Meta<typeof EmailField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { placeholder: "you@email.co.nz" } };

export const WithAnError: Story = {
  args: { value: "mere@example", error: "Enter a valid email address." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Email" })).toHaveAccessibleDescription("Enter a valid email address.");
  },
};

export const FillsItself: Story = {
  name: "Is filled in by the browser, with the right keyboard",
  play: async ({ canvas }) => {
    const input = canvas.getByRole("textbox", { name: "Email" });
    await expect(input).toHaveAttribute("autocomplete", "email");
    await expect(input).toHaveAttribute("type", "email");
    await expect(input).toHaveAttribute("inputmode", "email");
    await expect(input).toHaveAttribute("autocapitalize", "none");
    await expect(input).toBeRequired();
  },
};

export const StripsSpaces: Story = {
  name: "FORM-64 strips spaces and brackets from an address",
  args: { invalidCharacters: /[\s<>()[\]\\,;:"]/ },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("textbox"));
    await userEvent.paste("<mere @example.co.nz>");
    await userEvent.tab();
    await expect(canvas.getByRole("textbox")).toHaveValue("mere@example.co.nz");
    await expect(args.onChange).toHaveBeenLastCalledWith("mere@example.co.nz");
  },
};
