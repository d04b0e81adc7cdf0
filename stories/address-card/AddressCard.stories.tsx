import type { Meta, StoryObj } from "@storybook/react-vite";
import { AddressCard } from "@tread/design-system/address-card";
import { Badge } from "@tread/design-system/badge";
import { LinkButton } from "@tread/design-system/link";
import { expect, fn, userEvent } from "storybook/test";

const edit = fn();

const meta = {
  title: "Components/Address card",
  component: AddressCard,
  args: {
    title: "Home",
    lines: ["Mere Parata", "14 Tāwhiri Street", "Aro Valley", "Wellington 6021", "New Zealand"],
    badges: <Badge>Default for delivery</Badge>,
    actions: (
      <>
        <LinkButton aria-label="Edit Home" onClick={edit}>
          Edit
        </LinkButton>
        <LinkButton aria-label="Delete Home">Delete</LinkButton>
      </>
    ),
  },
} satisfies Meta<typeof AddressCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args) => (
    <div style={{ maxWidth: 400 }}>
      <AddressCard {...args} />
    </div>
  ),
};

export const HasATitleAndActions: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Home", level: 3 })).toBeVisible();
    await expect(canvas.getByText("14 Tāwhiri Street")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Edit Home" }));
    await expect(edit).toHaveBeenCalled();
  },
};

export const Plain: Story = {
  args: { badges: undefined, actions: undefined, level: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
    await expect(canvas.getByRole("heading", { level: 2 })).toBeVisible();
  },
};

export const LongLines: Story = {
  args: { lines: ["Maximiliana-Alexandrina Parata-Whitiora-Tūhoe-Te-Rangi", "9".repeat(80)] },
  render: (args) => (
    <div style={{ maxWidth: 280 }} data-testid="box">
      <AddressCard {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByTestId("box");
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
};

/** A contact name is the title of a saved address, and may be of a hundred letters. */
export const LongTitle: Story = {
  ...LongLines,
  args: { title: "W".repeat(100) },
  parameters: { visual: { skip: "As LongLines, with the title instead." } },
};
