import type { Meta, StoryObj } from "@storybook/react-vite";
import { VisuallyHidden } from "@tread/design-system/visually-hidden";
import { expect } from "storybook/test";

const meta = { title: "Components/Visually hidden", component: VisuallyHidden } satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const HeardNotSeen: Story = {
  render: () => (
    <button type="button">
      Remove<VisuallyHidden> Osker Harbour from the cart</VisuallyHidden>
    </button>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Remove Osker Harbour from the cart" });
    const hidden = button.querySelector("span") as HTMLElement;
    await expect([hidden.offsetWidth, hidden.offsetHeight]).toEqual([1, 1]);
  },
};

export const TakesNoRoom: Story = {
  name: "Takes no room and moves nothing, however long",
  render: () => (
    <p style={{ width: 120 }} data-testid="box">
      $147.00
      <VisuallyHidden>
        {" instead of $210.00, which is sixty-three dollars less than it was before the sale".repeat(4)}
      </VisuallyHidden>
    </p>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByTestId("box");
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
    await expect(box.getClientRects()[0]?.height).toBeLessThan(40);
  },
};

export const AtTheFoot: Story = {
  name: "Makes a page that it ends no longer",
  parameters: { visual: { skip: "Nothing of it is seen." } },
  render: () => (
    <div data-testid="page" style={{ position: "relative", overflow: "auto", height: 100 }}>
      <div style={{ height: 100 }} />
      <VisuallyHidden>12 styles</VisuallyHidden>
    </div>
  ),
  play: async ({ canvas }) => {
    const page = canvas.getByTestId("page");
    await expect(page.scrollHeight).toBe(page.clientHeight);
  },
};

export const AName: Story = {
  name: "Can be all the name a thing has",
  render: () => (
    <a href="#cart">
      <span aria-hidden="true">3</span>
      <VisuallyHidden>Cart, 3 things</VisuallyHidden>
    </a>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Cart, 3 things" })).toBeVisible();
  },
};

export const Described: Story = {
  name: "Can describe something by its id",
  render: () => (
    <div>
      <button type="button" aria-describedby="undone">
        Delete address
      </button>
      <VisuallyHidden id="undone">This cannot be undone.</VisuallyHidden>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button")).toHaveAccessibleDescription("This cannot be undone.");
  },
};
