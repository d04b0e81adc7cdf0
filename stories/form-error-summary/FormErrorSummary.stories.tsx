import type { Meta, StoryObj } from "@storybook/react-vite";
import { FormLayout, TextField } from "@tread/design-system/field";
import { FormErrorSummary } from "@tread/design-system/form-error-summary";
import { expect, userEvent, waitFor } from "storybook/test";

const meta = {
  title: "Components/Form error summary",
  component: FormErrorSummary,
  args: {
    errors: [
      { fieldId: "suburb", message: "Enter a suburb." },
      { fieldId: "postcode", message: "Use 4 digits." },
    ],
  },
  render: (args) => (
    <FormLayout>
      <FormErrorSummary {...args} />
      <TextField id="suburb" label="Suburb" required error="Enter a suburb." />
      <TextField id="postcode" label="Postcode" required error="Use 4 digits." defaultValue="602" />
    </FormLayout>
  ),
} satisfies Meta<typeof FormErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const IsAnAlertWithATitle: Story = {
  play: async ({ canvas }) => {
    const alert = canvas.getByRole("alert");
    await expect(alert).toContainElement(canvas.getByRole("heading", { name: "There is a problem", level: 2 }));
    await expect(alert.parentElement).not.toHaveFocus();
  },
};

export const LeadsToTheField: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("link", { name: "Use 4 digits." }));
    await expect(canvas.getByRole("textbox", { name: "Postcode" })).toHaveFocus();
    await expect(canvas.getByText("Postcode")).toBeVisible();
  },
};

export const TakesFocusAfterARefusal: Story = {
  args: { refusals: 1 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("alert").parentElement).toHaveFocus());
  },
};

export const NothingWithoutErrors: Story = {
  args: { errors: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
};

export const OtherWords: Story = {
  args: { title: "Four things to fix before you check out", level: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 3 })).toHaveTextContent("Four things to fix before you check out");
  },
};
