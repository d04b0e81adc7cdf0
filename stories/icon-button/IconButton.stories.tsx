import type { Meta, StoryObj } from "@storybook/react-vite";
import { Icon } from "@tread/design-system/icon";
import { IconButton, iconButtonSizes, iconButtonVariants } from "@tread/design-system/icon-button";
import { Cluster } from "@tread/design-system/layout";
import { inverseGround, vars } from "@tread/design-system/theme";
import { expect, fn, userEvent } from "storybook/test";

const meta = {
  title: "Components/Icon button",
  component: IconButton,
  args: { icon: <Icon name="bag" />, label: "Cart", onClick: fn() },
  argTypes: {
    icon: { control: false },
    variant: { control: "inline-radio", options: iconButtonVariants },
    size: { control: "inline-radio", options: iconButtonSizes },
  },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  render: () => (
    <Cluster gap={24}>
      {iconButtonVariants.map((variant) => (
        <Cluster key={variant} gap={8}>
          <IconButton variant={variant} icon={<Icon name="arrow-right" size="md" />} label={`${variant}: next`} />
          <IconButton variant={variant} icon={<Icon name="arrow-left" size="md" />} label={`${variant}: previous`} disabled />
        </Cluster>
      ))}
      <div {...inverseGround} style={{ background: vars.color.bg.inverse, color: vars.color.text.inverse, padding: 8 }}>
        <IconButton icon={<Icon name="instagram" />} label="Instagram" href="#instagram" />
      </div>
    </Cluster>
  ),
};

export const SmallOnesKeepTheirTarget: Story = {
  render: () => (
    <Cluster gap={24} style={{ margin: 24 }}>
      {iconButtonSizes.map((size) => (
        <IconButton key={size} size={size} icon={<Icon name="close" size="sm" />} label={size} />
      ))}
    </Cluster>
  ),
  play: async ({ canvas }) => {
    for (const size of iconButtonSizes) {
      const button = canvas.getByRole("button", { name: size });
      const { left, top, width } = button.getBoundingClientRect();
      const reach = (44 - width) / 2;
      await expect(document.elementFromPoint(left - reach + 1, top + width / 2)).toBe(button);
    }
  },
};

export const ShowsACount: Story = {
  args: { label: "Cart, 2 items", count: 2 },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole("button", { name: "Cart, 2 items" });
    await expect(canvas.getByText("2")).toBeVisible();
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};

export const ShowsNoCountForNothing: Story = {
  args: { label: "Cart, empty", count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Cart, empty" })).toHaveTextContent("");
  },
};

export const IsALinkWithHref: Story = {
  render: () => <IconButton icon={<Icon name="pin" />} label="Stores" href="/nz/stores" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Stores" })).toHaveAttribute("href", "/nz/stores");
  },
};
