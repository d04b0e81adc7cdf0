import type { Meta, StoryObj } from "@storybook/react-vite";
import { FormRow } from "@tread/design-system/field";
import { HostedField } from "@tread/design-system/hosted-field";
import { Icon } from "@tread/design-system/icon";
import { expect, fn, userEvent } from "storybook/test";

const page = (label: string) =>
  `<!doctype html><html lang="en"><title>${label}</title><style>*{margin:0}input{box-sizing:border-box;width:100%;height:50px;padding:0 16px;border:0;outline:0;background:none;font:16px sans-serif}</style><input aria-label="${label}" inputmode="numeric" autocomplete="cc-number"></html>`;

const frame = (label: string) => <iframe title={label} sandbox="" srcDoc={page(label)} />;

const meta = {
  title: "Components/Hosted field",
  component: HostedField,
  args: { label: "Card number", children: frame("Card number") },
} satisfies Meta<typeof HostedField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: () => (
    <FormRow>
      <HostedField label="Rest">{frame("Rest")}</HostedField>
      <HostedField label="Focus" focused>
        {frame("Focus")}
      </HostedField>
      <HostedField label="Valid" valid prefix={<Icon name="card" />}>
        {frame("Valid")}
      </HostedField>
      <HostedField label="Error" error="That date has passed.">
        {frame("Error")}
      </HostedField>
    </FormRow>
  ),
};

export const IsAMountPoint: Story = {
  name: "Offers the gateway an element by id, as high as a field",
  args: { id: "card-number", children: undefined },
  play: async ({ canvasElement }) => {
    const mount = canvasElement.querySelector("#card-number");
    await expect(mount).toBeEmptyDOMElement();
    await expect(mount?.getBoundingClientRect().height).toBe(50);
  },
};

export const HasItsError: Story = {
  args: { error: "Enter a valid card number.", help: "The long one on the front." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group", { name: "Card number" })).toHaveAccessibleDescription(
      "Enter a valid card number. The long one on the front.",
    );
    await expect(canvas.getByRole("alert")).toHaveTextContent("Enter a valid card number.");
  },
};

export const LabelAsksForFocus: Story = {
  name: "Pressing the label asks the gateway for focus",
  args: { onFocusRequest: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText("Card number"));
    await expect(args.onFocusRequest).toHaveBeenCalledOnce();
  },
};
