import type { Meta, StoryObj } from "@storybook/react-vite";
import { ComboboxField, type ComboboxFieldProps } from "@tread/design-system/combobox-field";
import { useState } from "react";
import { expect, fireEvent, fn, userEvent, waitFor } from "storybook/test";
import { hydrateLate } from "../conformance/hydrate-late.ts";

const streets = [
  { id: "1", label: "14 Tāwhiri Street, Aro Valley, Wellington 6021" },
  { id: "2", label: "14 Tāwhiri Street, Newtown, Wellington 6021" },
  { id: "3", label: "140 Tāwhiri Street, Frankton, Hamilton 3204" },
];

const select = fn();

function Typed({ value: first, ...field }: ComboboxFieldProps) {
  const [value, setValue] = useState(first);
  return (
    <div style={{ maxWidth: 480, minHeight: 300 }}>
      <ComboboxField
        {...field}
        value={value}
        onChange={setValue}
        onOptionSelect={(option) => {
          select(option.id);
          setValue(option.label);
        }}
      />
    </div>
  );
}

const meta = {
  title: "Components/Combobox field",
  component: ComboboxField,
  args: {
    label: "Street address",
    required: true,
    value: "",
    onChange: fn(),
    options: streets,
    onOptionSelect: fn(),
    listLabel: "Suggested addresses",
  },
  render: (args) => <Typed {...args} />,
  beforeEach: () => void select.mockReset(),
} satisfies Meta<typeof ComboboxField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const TypedBeforeHydration: Story = {
  name: "What is typed before the page is hydrated counts, and opens nothing",
  parameters: { visual: { skip: "Nothing is left of it in the end." } },
  render: () => <div data-testid="server" />,
  play: async ({ canvas, args }) => {
    const container = canvas.getByTestId("server");
    const field = <ComboboxField {...args} />;
    const root = await hydrateLate(container, field, async () => {
      await userEvent.type(canvas.getByRole("combobox", { name: "Street address" }), "14 T");
    });
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith("14 T"));
    await expect(canvas.getByRole("combobox", { name: "Street address" })).toHaveAttribute("aria-expanded", "false");
    root.unmount();
  },
};

export const OpensAsOneTypes: Story = {
  args: { autoComplete: "shipping address-line1" },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("combobox", { name: "Street address" });
    // A browser may fill it in with the rest of the address.
    await expect(field).toHaveAttribute("autocomplete", "shipping address-line1");
    await fireEvent.change(field, { target: { value: "14 Tāwhiri Street" } });
    await expect(field).toHaveValue("14 Tāwhiri Street");
    await expect(field).toHaveAttribute("aria-expanded", "false");
    await expect(field).not.toHaveFocus();
    await fireEvent.change(field, { target: { value: "" } });
    await userEvent.click(field);
    await expect(field).toHaveAttribute("aria-expanded", "false");
    await userEvent.type(field, "14");
    await expect(field).toHaveAttribute("aria-expanded", "true");
    await expect(canvas.getByRole("listbox", { name: "Suggested addresses" })).toBeVisible();
    await expect(canvas.getAllByRole("option")).toHaveLength(3);
    await expect(canvas.getByRole("status")).toHaveTextContent("3 suggestions");
  },
};

export const ArrowsAndEnterChoose: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole("combobox");
    await userEvent.type(field, "14{ArrowDown}{ArrowDown}");
    const second = canvas.getAllByRole("option")[1] as HTMLElement;
    await expect(second).toHaveAttribute("aria-selected", "true");
    await expect(field).toHaveAttribute("aria-activedescendant", second.id);
    await userEvent.keyboard("{Enter}");
    await expect(select).toHaveBeenCalledWith("2");
    await expect(field).toHaveValue("14 Tāwhiri Street, Newtown, Wellington 6021");
    await expect(field).toHaveFocus();
    await expect(canvas.queryByRole("option")).toBeNull();
  },
};

export const APressChooses: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("combobox"), "14");
    await userEvent.click(canvas.getAllByRole("option")[2] as HTMLElement);
    await expect(select).toHaveBeenCalledWith("3");
  },
};

export const LeavingChoosesNothing: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole("combobox");
    await userEvent.type(field, "14 T{ArrowDown}");
    await userEvent.tab();
    await expect(select).not.toHaveBeenCalled();
    await expect(field).toHaveValue("14 T");
    await expect(field).toHaveAttribute("aria-expanded", "false");
  },
};

export const EscapeKeepsTheText: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole("combobox");
    await userEvent.type(field, "14{Escape}");
    await expect(field).toHaveValue("14");
    await expect(canvas.queryByRole("option")).toBeNull();
  },
};

const send = fn();

export const NothingToSuggestLeavesTheKeys: Story = {
  name: "Where nothing is suggested, Home goes to the beginning of the text and Enter sends the form",
  args: { options: [] },
  parameters: { visual: { skip: "It looks like one in which nothing has been typed yet." } },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Typed {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    send.mockReset();
    const field = canvas.getByRole<HTMLInputElement>("combobox");
    await userEvent.type(field, "Private Bag 3020{Home}");
    await expect(field.selectionStart).toBe(0);
    await userEvent.keyboard("{Enter}");
    await expect(send).toHaveBeenCalledOnce();
  },
};

export const NothingToSuggest: Story = {
  args: { options: [], value: "Private Bag 3020", error: "Enter a street address." },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("combobox");
    await userEvent.type(field, "0");
    await expect(field).toHaveAttribute("aria-expanded", "false");
    await expect(field).toHaveAccessibleDescription("Enter a street address.");
  },
};
