import type { Meta, StoryObj } from "@storybook/react-vite";
import { PasswordField, type PasswordFieldProps, PasswordRules } from "@tread/design-system/field";
import { Stack } from "@tread/design-system/layout";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";

function Kept({ value: first = "", onChange, ...props }: PasswordFieldProps) {
  const [value, setValue] = useState(first);
  return (
    <PasswordField
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
  title: "Components/Field/Password",
  component: PasswordField,
  subcomponents: { PasswordRules },
  render: (args) => <Kept {...args} />,
  args: { label: "Password", required: true, onChange: fn() },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { value: "Loudly99" } };

export const ShowsAndHides: Story = {
  args: { value: "Loudly99!" },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText("Password");
    await expect(input).toHaveAttribute("type", "password");
    await userEvent.click(canvas.getByRole("button", { name: "Show password" }));
    await expect(input).toHaveAttribute("type", "text");
    await userEvent.click(canvas.getByRole("button", { name: "Hide password" }));
    await expect(input).toHaveAttribute("type", "password");
    await expect(input).toHaveValue("Loudly99!");
  },
};

export const NamesItsField: Story = {
  name: "Of several on a page each button says which password it shows",
  parameters: { visual: { skip: "Looks like one of them, several times." } },
  render: (args) => (
    <>
      <Kept {...args} label="Current password" />
      <Kept {...args} label="New password" />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Show new password" }));
    await expect(canvas.getByRole("button", { name: "Hide new password" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Show current password" })).toBeVisible();
    await expect(canvas.getByLabelText("Current password")).toHaveAttribute("type", "password");
  },
};

export const HidesOnSubmit: Story = {
  name: "Hides itself on submit, so that no browser keeps it as plain text",
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
      }}
    >
      <Kept {...args} />
      <button type="submit">Sign in</button>
    </form>
  ),
  args: { value: "Loudly99!" },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Show password" }));
    await userEvent.click(canvas.getByRole("button", { name: "Sign in" }));
    await expect(canvas.getByLabelText("Password")).toHaveAttribute("type", "password");
  },
};

export const IsNotTrimmed: Story = {
  name: "FORM-64 a password is not trimmed",
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText("Password"), " Loudly 99! ");
    await userEvent.tab();
    await expect(canvas.getByLabelText("Password")).toHaveValue(" Loudly 99! ");
    await expect(args.onChange).toHaveBeenLastCalledWith(" Loudly 99! ");
  },
};

export const NewHasAHint: Story = {
  name: "FORM-76 a new password has its hint, and the browser may suggest one",
  args: { purpose: "new", minLength: 8 },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText("Password");
    await expect(input).toHaveAccessibleDescription(
      "Use 8 characters or more, including a number, a lower case letter and an upper case letter.",
    );
    await expect(input).toHaveAttribute("autocomplete", "new-password");
  },
};

export const Rules: Story = {
  render: (args) => (
    <Stack gap={20}>
      <Kept {...args} aria-describedby="rules" />
      <PasswordRules
        id="rules"
        rules={[
          { label: "8 characters or more", met: true },
          { label: "A lower case letter", met: true },
          { label: "An upper case letter", met: true },
          { label: "A number", met: true },
          { label: "A special character", met: false },
        ]}
      />
    </Stack>
  ),
  args: { value: "Loudly99" },
  play: async ({ canvas }) => {
    const rules = canvas.getAllByRole("listitem").map((rule) => rule.textContent);
    await expect(rules).toContain("A number, done");
    await expect(rules).toContain("A special character, to do");
  },
};
