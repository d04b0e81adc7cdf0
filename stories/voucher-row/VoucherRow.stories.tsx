import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "@tread/design-system/button";
import { TextField } from "@tread/design-system/field";
import { OptionLine, OptionList } from "@tread/design-system/option-rows";
import { VoucherForm, VoucherRow } from "@tread/design-system/voucher-row";
import { expect, fn, userEvent } from "storybook/test";

const meta = {
  title: "Components/Voucher row",
  component: VoucherRow,
  subcomponents: { VoucherForm },
  args: {
    kind: "gift-card",
    code: "6036 2810 4471 0093 81",
    used: "$50.00",
    balance: "$50.00",
    expires: "4 Mar 2028",
    onRemove: fn(),
  },
  render: (args) => (
    <OptionList>
      <VoucherRow {...args} />
    </OptionList>
  ),
} satisfies Meta<typeof VoucherRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Applied: Story = {
  name: "Shows what is used, and of its code the end only",
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByText("••81")).toBeVisible();
    await expect(canvas.getByText("$50.00 of $50.00 used. Expires 4 Mar 2028")).toBeVisible();
    await expect(canvas.getByText("−$50.00")).toBeVisible();
    await expect(canvasElement.innerHTML.replace(/\s/g, "")).not.toContain("4471");
    await userEvent.click(canvas.getByRole("button", { name: "Remove Gift card ending 81" }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const Remaining: Story = {
  name: "Says what is left on it",
  args: { kind: "voucher", code: "WELCOME-BACK10", used: "$10.00", balance: undefined, remaining: "$2.50" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("$10.00 used. $2.50 left on it. Expires 4 Mar 2028")).toBeVisible();
  },
};

export const Points: Story = {
  name: "Points wait for their button",
  args: {
    kind: "points",
    title: "Use Qantas Points",
    code: undefined,
    used: undefined,
    balance: undefined,
    expires: undefined,
    onRemove: undefined,
    description: "12,480 points, about $62.00",
    action: (
      <Button variant="secondary" size="sm">
        Use points
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("12,480 points, about $62.00")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Use points" })).toBeEnabled();
    await expect(canvas.queryByRole("button", { name: /Remove/ })).toBeNull();
  },
};

export const Refused: Story = {
  name: "Says why it cannot pay, with the button that takes it off",
  args: { used: undefined, expires: "4 Mar 2026", expired: true, error: "This gift card has expired. Remove it to carry on." },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("$50.00 on it. Expired 4 Mar 2026")).toBeVisible();
    await expect(canvas.getByRole("button", { name: /Remove/ })).toHaveAccessibleDescription(
      "This gift card has expired. Remove it to carry on.",
    );
  },
};

export const Removing: Story = {
  name: "While it is taken off, another press does nothing and focus stays",
  args: { removing: true },
  play: async ({ canvas, args }) => {
    const remove = canvas.getByRole("button", { name: /Remove/ });
    await expect(remove).toHaveAttribute("aria-disabled", "true");
    remove.focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onRemove).not.toHaveBeenCalled();
    await expect(remove).toHaveFocus();
  },
};

export const WithAForm: Story = {
  name: "Among others, and the form that adds one",
  render: (args) => (
    <OptionList>
      <VoucherRow {...args} />
      <OptionLine>
        <VoucherForm
          apply={
            <Button variant="secondary" size="lg" block>
              Apply
            </Button>
          }
        >
          <TextField label="Gift card number" required defaultValue="6036 2810 4471 0093 81" />
          <TextField label="PIN" required defaultValue="44" error="Incorrect code or PIN." />
        </VoucherForm>
      </OptionLine>
      <VoucherRow
        kind="points"
        title="Use Qantas Points"
        description="12,480 points, about $62.00"
        action={
          <Button variant="secondary" size="sm">
            Use points
          </Button>
        }
      />
    </OptionList>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: /Remove/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("textbox", { name: "Gift card number" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("textbox", { name: "PIN" })).toHaveAccessibleDescription("Incorrect code or PIN.");
  },
};

export const LongSentenceOfThePin: Story = {
  name: "A sentence about the PIN has the room under the button",
  globals: { viewport: { value: "desktop" } },
  parameters: { visual: { skip: "As WithAForm, with a longer sentence." } },
  render: () => (
    <div style={{ width: 600 }} data-testid="box">
      <VoucherForm apply={<Button size="lg">Apply</Button>}>
        <TextField label="Gift card number" required />
        <TextField label="PIN" required error="Incorrect code or PIN, so check the gift card and try again." />
      </VoucherForm>
    </div>
  ),
  play: async ({ canvas }) => {
    const sentence = canvas.getByText(/^Incorrect code or PIN/).getBoundingClientRect();
    // Two lines.
    await expect(sentence.height).toBeLessThan(50);
    await expect(sentence.right).toBeLessThanOrEqual(canvas.getByTestId("box").getBoundingClientRect().right);
    await expect(sentence.top).toBeGreaterThan(canvas.getByRole("button", { name: "Apply" }).getBoundingClientRect().bottom);
  },
};

export const LongText: Story = {
  args: {
    title: "Employee appreciation and long service gift card",
    used: "NZ$12,345.00",
    balance: "NZ$99,999.00",
    error: "There’s not enough left on this gift card for what it was going to pay. Remove it and add it again.",
  },
  render: (args) => (
    <div style={{ width: 300 }} data-testid="box">
      <OptionList>
        <VoucherRow {...args} />
      </OptionList>
    </div>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByTestId("box");
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
};
