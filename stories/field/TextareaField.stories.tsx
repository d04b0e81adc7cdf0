import type { Meta, StoryObj } from "@storybook/react-vite";
import { TextareaField, type TextareaFieldProps } from "@tread/design-system/field";
import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";

function Kept({ value: first = "", onChange, ...props }: TextareaFieldProps) {
  const [value, setValue] = useState(first);
  return (
    <TextareaField
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
  title: "Components/Field/Textarea",
  component: TextareaField,
  render: (args) => <Kept {...args} />,
  args: { label: "Delivery instructions", countTo: 250, onChange: fn() },
} satisfies Meta<typeof TextareaField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { value: "Behind the blue bin. Dog is friendly, cat is not." } };

export const Counts: Story = {
  name: "Counts as one types, and says so once typing rests",
  args: { value: "Leave it", countTo: 10 },
  play: async ({ canvas }) => {
    const textarea = canvas.getByRole("textbox", { name: "Delivery instructions optional" });
    await expect(textarea).toHaveAccessibleDescription("At most 10 characters.");
    await expect(canvas.getByText("8 / 10")).toBeVisible();
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
    await userEvent.type(textarea, ".");
    await expect(canvas.getByText("9 / 10")).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("1 character left"));
  },
};

export const TakesMoreThanItMay: Story = {
  name: "Takes more than it may, and says by how much",
  args: { countTo: 5, error: "Use 5 characters or fewer." },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox"), "Behind");
    await expect(canvas.getByRole("textbox")).toHaveValue("Behind");
    await expect(canvas.getByText("6 / 5")).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("1 character too many"));
  },
};

export const CountsTheCallersWay: Story = {
  name: "Counts characters the way the caller's rule does",
  args: { value: "Kia ora 👋🏽", countTo: 20, measure: (value) => [...new Intl.Segmenter().segment(value)].length },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("9 / 20")).toBeVisible();
  },
};

export const CountsWithoutACaller: Story = {
  name: "Counts when the form keeps the value",
  render: (args) => <TextareaField label={args.label} countTo={20} defaultValue="Porch" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText("5 / 20")).toBeVisible();
    await userEvent.type(canvas.getByRole("textbox"), "!");
    await expect(canvas.getByText("6 / 20")).toBeVisible();
  },
};

export const Trims: Story = {
  name: "FORM-64 trims when left, and strips invalid characters",
  args: { invalidCharacters: /[<>]/ },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole("textbox"), " <Porch> ");
    await userEvent.tab();
    await expect(canvas.getByRole("textbox")).toHaveValue("Porch");
    await expect(args.onChange).toHaveBeenLastCalledWith("Porch");
  },
};
