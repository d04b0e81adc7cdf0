import type { Meta, StoryObj } from "@storybook/react-vite";
import { Badge } from "@tread/design-system/badge";
import { LineItem, type LineItemProps, LineItems, lineItemSizes } from "@tread/design-system/line-item";
import { Link, LinkButton } from "@tread/design-system/link";
import { QuantityStepper } from "@tread/design-system/quantity-stepper";
import { expect, fn, userEvent, within } from "storybook/test";

const picture = <div style={{ height: "100%", background: "var(--tint-mist)" }} />;
const remove = fn();

const quantity = (value: number, invalid = false) => (
  <QuantityStepper value={value} onChange={() => undefined} label="Quantity of Court Low" max={3} invalid={invalid} />
);

const actions = (
  <>
    <LinkButton>Save for later</LinkButton>
    <LinkButton onClick={remove}>Remove</LinkButton>
  </>
);

const meta = {
  title: "Components/Line item",
  component: LineItem,
  subcomponents: { LineItems },
  args: {
    size: "cart",
    brand: "Osker",
    name: "Court Low",
    href: "#court-low",
    picture,
    details: ["Chalk / Pine", "US Men 9"],
    price: "$180.00",
    quantity: quantity(1),
    actions,
  },
  render: (args: LineItemProps) => (
    <LineItems size={args.size}>
      <LineItem {...args} />
    </LineItems>
  ),
} satisfies Meta<typeof LineItem>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: 40, maxWidth: 640 }}>
      {lineItemSizes.map((size) => (
        <LineItems key={size} size={size}>
          <LineItem
            {...args}
            size={size}
            quantity={size === "summary" ? undefined : args.quantity}
            actions={size === "cart" && actions}
          />
          <LineItem
            {...args}
            size={size}
            quantity={undefined}
            actions={undefined}
            price="$147.00"
            each="$49.00 each"
            name="Pace One"
          />
        </LineItems>
      ))}
    </div>
  ),
};

export const LinksOnce: Story = {
  name: "Leads to the product by its name; the picture is one more place to press",
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole("link");
    await expect(links).toHaveLength(1);
    await expect(links[0]).toHaveAccessibleName("Court Low");
    await expect(links[0]).toHaveAttribute("href", "#court-low");
    await userEvent.click(canvas.getByRole("button", { name: "Remove" }));
    await expect(remove).toHaveBeenCalled();
  },
};

export const WithoutColour: Story = {
  name: "Has no line for a detail that there is not",
  args: { details: ["", undefined, "One size"] },
  parameters: { visual: { skip: "As Playground, with one detail." } },
  play: async ({ canvas }) => {
    const details = canvas.getByText("One size").closest("ul") as HTMLElement;
    await expect(within(details).getAllByRole("listitem")).toHaveLength(1);
  },
};

export const CannotBeBought: Story = {
  args: {
    quantity: quantity(4, true),
    each: "$60.00 each",
    price: "$240.00",
    error: "You can buy 3 of these per order.",
    errorId: "court-low-error",
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("You can buy 3 of these per order.").parentElement).toHaveAttribute("id", "court-low-error");
    await expect(canvas.getByRole("spinbutton")).toBeInvalid();
  },
};

export const MembersOnly: Story = {
  args: {
    badge: <Badge>Members only</Badge>,
    error: (
      <>
        This one’s members only, so <Link href="#signin">sign in</Link> or <Link href="#signup">sign up</Link> to buy it.
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "sign in" })).toBeVisible();
  },
};

export const NoLongerThere: Story = {
  name: "Without an address nothing is linked",
  args: { href: undefined, error: "No longer available, so remove it to carry on." },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link")).toBeNull();
    await expect(canvas.getByText("Court Low")).toBeVisible();
  },
};
