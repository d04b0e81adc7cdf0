import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "@tread/design-system/button";
import { Stack } from "@tread/design-system/layout";
import { Link, LinkButton, type LinkComponentProps, LinkComponentProvider, linkVariants } from "@tread/design-system/link";
import { Text } from "@tread/design-system/text";
import { inverseGround, vars } from "@tread/design-system/theme";
import { expect, fn, userEvent } from "storybook/test";

const meta = {
  title: "Components/Link",
  component: Link,
  subcomponents: { LinkButton, LinkComponentProvider },
  args: { href: "#link", children: "Shop all new" },
  argTypes: { variant: { control: "select", options: linkVariants } },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  render: () => (
    <Stack gap={16} align="start">
      <Text>
        Read our <Link href="#terms">terms and conditions</Link> or the <LinkButton>short version</LinkButton>.
      </Text>
      <Link href="#quiet" variant="quiet">
        Quiet
      </Link>
      <Link href="#standalone" variant="standalone">
        Standalone
      </Link>
      <Link href="#plain" variant="plain">
        Plain
      </Link>
      <div {...inverseGround} style={{ background: vars.color.bg.inverse, color: vars.color.text.inverse, padding: 24 }}>
        <Link href="#dark">On a dark ground</Link>
      </div>
    </Stack>
  ),
};

export const StandaloneIsEasyToHitOnTouch: Story = {
  args: { variant: "standalone" },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link").getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

const routed = fn();

function RouterLink({ href, onClick, ...rest }: LinkComponentProps) {
  return (
    <a
      {...rest}
      href={`/nz${href}`}
      onClick={(event) => {
        onClick?.(event);
        event.preventDefault();
        routed(href);
      }}
    />
  );
}

export const GoesThroughTheRouter: Story = {
  render: () => (
    <LinkComponentProvider component={RouterLink}>
      <Stack gap={8} align="start">
        <Link href="/cart">Cart</Link>
        <Button href="/checkout">Check out</Button>
      </Stack>
    </LinkComponentProvider>
  ),
  play: async ({ canvas }) => {
    routed.mockClear();
    const link = canvas.getByRole("link", { name: "Cart" });
    await expect(link).toHaveAttribute("href", "/nz/cart");
    await userEvent.click(link);
    await userEvent.click(canvas.getByRole("link", { name: "Check out" }));
    await expect(routed.mock.calls).toEqual([["/cart"], ["/checkout"]]);
  },
};

const removed = fn();

export const LinkButtonIsAButton: Story = {
  render: () => <LinkButton onClick={removed}>Remove</LinkButton>,
  play: async ({ canvas }) => {
    removed.mockClear();
    await expect(canvas.queryByRole("link")).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Remove" })).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(removed).toHaveBeenCalledTimes(1);
  },
};
