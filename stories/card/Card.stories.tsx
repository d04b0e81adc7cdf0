import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "@tread/design-system/button";
import { Card, CardFigure, CardGrid } from "@tread/design-system/card";
import { Description, DescriptionList } from "@tread/design-system/description-list";
import { Icon } from "@tread/design-system/icon";
import { Link } from "@tread/design-system/link";
import { Text } from "@tread/design-system/text";
import { createRef } from "react";
import { expect, userEvent } from "storybook/test";

const edit = (
  <Link href="#edit" aria-label="Edit contact details">
    Edit
  </Link>
);

const facts = (
  <DescriptionList>
    <Description term="Name">Mere Parata</Description>
    <Description term="Email">mere@example.co.nz</Description>
    <Description term="Mobile">021 555 0184</Description>
  </DescriptionList>
);

const meta = {
  title: "Components/Card",
  component: Card,
  args: { title: "Contact details", action: edit, children: facts },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args) => (
    <div style={{ maxWidth: 480 }}>
      <Card {...args} />
    </div>
  ),
};

export const Named: Story = {
  name: "Is a region named by its title",
  args: { count: 6, title: "Wishlist", level: 3 },
  play: async ({ canvas }) => {
    const card = canvas.getByRole("region", { name: "Wishlist 6" });
    await expect(canvas.getByRole("heading", { name: "Wishlist 6", level: 3 })).toBeVisible();
    await expect(card).toContainElement(canvas.getByRole("link", { name: "Edit contact details" }));
  },
};

export const Untitled: Story = {
  name: "Without a title it is no region",
  args: {
    title: undefined,
    action: undefined,
    tone: "marker",
    children: <Text>Add a password and we’ll keep your details.</Text>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("region")).toBeNull();
    await expect(canvas.queryByRole("heading")).toBeNull();
  },
};

export const Tones: Story = {
  name: "On ink it tells links and focus that the ground is dark",
  render: () => (
    <CardGrid>
      <Card title="Contact details" action={edit} span={2}>
        {facts}
      </Card>
      <Card title="Qantas Points" action={<Icon name="plane" />} tone="ink" span={2}>
        <CardFigure>12,480</CardFigure>
        <Text variant="body.sm" tone="inverse-secondary">
          Earned with us since March. Worth about $62 off.
        </Text>
        <div>
          <Button variant="outlineInverse" href="#manage">
            Manage
          </Button>
        </div>
      </Card>
      <Card title="Save yourself the typing" tone="marker" span={2}>
        <Text>Add a password and we’ll keep your details for next time.</Text>
        <div>
          <Button href="#create">Create account</Button>
        </div>
      </Card>
    </CardGrid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Qantas Points" })).toHaveAttribute("data-ground", "inverse");
    await expect(canvas.getByRole("region", { name: "Save yourself the typing" })).not.toHaveAttribute("data-ground");
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Edit contact details" })).toHaveFocus();
  },
};

export const LongText: Story = {
  args: {
    title: "Whakawhanaungatanga and a title that goes on for longer than any card is wide",
    children: <CardFigure>1,234,567,890</CardFigure>,
  },
  render: (args) => (
    <div style={{ width: 220 }} data-testid="box">
      <Card {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByTestId("box");
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
};

const root = createRef<HTMLElement>();

export const PassesOn: Story = {
  name: "Passes on ref, id, class, data and a name of its own",
  render: (args) => <Card {...args} ref={root} id="contact" className="mine" data-card="contact" aria-label="You" />,
  play: async ({ canvas }) => {
    const card = canvas.getByRole("region", { name: "You" });
    await expect(root.current).toBe(card);
    await expect(card).toHaveAttribute("id", "contact");
    await expect(card).toHaveAttribute("data-card", "contact");
    await expect(card).toHaveClass("mine");
  },
};
