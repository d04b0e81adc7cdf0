import type { Meta, StoryObj } from "@storybook/react-vite";
import { VisuallyHidden } from "@tread/design-system/visually-hidden";
import { expect } from "storybook/test";

const meta = { title: "Components/VisuallyHidden", component: VisuallyHidden } satisfies Meta<typeof VisuallyHidden>;

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
