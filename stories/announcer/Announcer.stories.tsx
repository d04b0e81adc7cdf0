import type { Meta, StoryObj } from "@storybook/react-vite";
import { Announcer, announce } from "@tread/design-system/announcer";
import { expect, waitFor } from "storybook/test";

const meta = { title: "Components/Announcer", component: Announcer } satisfies Meta<typeof Announcer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SaysTheSameTwice: Story = {
  name: "Says every message, also the same one twice, and does not keep it in the page",
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
    announce("12 styles");
    announce("12 styles");
    announce("Search is taking a breather.", "assertive");
    await waitFor(() => expect(canvas.getByRole("status").children).toHaveLength(2));
    await expect(canvas.getByRole("alert")).toHaveTextContent("Search is taking a breather.");
    await waitFor(() => expect(canvas.getByRole("status")).toBeEmptyDOMElement(), { timeout: 7000 });
  },
};
