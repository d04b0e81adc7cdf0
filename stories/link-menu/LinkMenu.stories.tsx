import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "@tread/design-system/button";
import { Cluster } from "@tread/design-system/layout";
import { type LinkComponentProps, LinkComponentProvider } from "@tread/design-system/link";
import { LinkMenu } from "@tread/design-system/link-menu";
import { expect, fireEvent, userEvent } from "storybook/test";

/** Stands in for a router: the page is not left. */
function Anchor({ href, onClick, ...rest }: LinkComponentProps) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        onClick?.(event);
      }}
    />
  );
}

const meta = {
  title: "Components/Link menu",
  component: LinkMenu,
  args: {
    title: "Sort: Newest",
    label: "Order",
    links: [
      { href: "#newest", label: "Newest", current: true },
      { href: "#low", label: "Price low to high" },
      { href: "#high", label: "Price high to low" },
    ],
  },
  render: (args) => (
    <LinkComponentProvider component={Anchor}>
      <Cluster gap={24}>
        <LinkMenu {...args} />
        <Button variant="ghost">Elsewhere</Button>
      </Cluster>
    </LinkComponentProvider>
  ),
} satisfies Meta<typeof LinkMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Opens: Story = {
  name: "Opens on links, the present one marked",
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Price low to high")).not.toBeVisible();
    await userEvent.click(canvas.getByText("Sort: Newest"));
    await expect(canvas.getByRole("list", { name: "Order" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Newest" })).toHaveAttribute("aria-current", "true");
    await expect(canvas.getByRole("link", { name: "Price low to high" })).toHaveAttribute("href", "#low");
  },
};

export const ClosesOnEscape: Story = {
  name: "Escape closes it and gives focus back",
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText("Sort: Newest"));
    canvas.getByRole("link", { name: "Price high to low" }).focus();
    await userEvent.keyboard("{Escape}");
    await expect(canvas.getByText("Price low to high")).not.toBeVisible();
    await expect(canvas.getByText("Sort: Newest")).toHaveFocus();
  },
};

export const ClosesWhenLeft: Story = {
  name: "Closes when focus goes elsewhere, and on a choice",
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText("Sort: Newest"));
    canvas.getByRole("link", { name: "Newest" }).focus();
    await userEvent.click(canvas.getByRole("button", { name: "Elsewhere" }));
    await expect(canvas.getByText("Price low to high")).not.toBeVisible();
    await userEvent.click(canvas.getByText("Sort: Newest"));
    await userEvent.click(canvas.getByRole("link", { name: "Price low to high" }));
    await expect(canvas.getByText("Price low to high")).not.toBeVisible();
  },
};

export const ClosesUnfocused: Story = {
  name: "Where a press focuses nothing, as on an iPad, a press elsewhere and Escape close it too",
  play: async ({ canvas }) => {
    const elsewhere = canvas.getByRole("button", { name: "Elsewhere" });
    const open = async () => {
      canvas.getByText("Sort: Newest").click();
      await expect(canvas.getByText("Price low to high")).toBeVisible();
      (document.activeElement as HTMLElement).blur();
    };
    await open();
    await userEvent.pointer({ keys: "[TouchA>]", target: canvas.getByText("Newest") });
    await expect(canvas.getByText("Price low to high")).toBeVisible();
    await fireEvent.pointerDown(elsewhere);
    await expect(canvas.getByText("Price low to high")).not.toBeVisible();
    await open();
    await userEvent.keyboard("{Escape}");
    await expect(canvas.getByText("Price low to high")).not.toBeVisible();
    await expect(canvas.getByText("Sort: Newest")).toHaveFocus();
  },
};

export const Upward: Story = {
  args: { side: "top", align: "end" },
  render: (args) => (
    <div style={{ padding: "200px 0 0", textAlign: "end" }}>
      <LinkMenu {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText("Sort: Newest"));
    const panel = canvas.getByRole("list", { name: "Order" }).getBoundingClientRect();
    const button = canvas.getByText("Sort: Newest").getBoundingClientRect();
    await expect(Math.round(button.top - panel.bottom)).toBe(8);
  },
};
