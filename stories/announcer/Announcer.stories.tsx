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
    const status = canvas.getByRole("status");
    await waitFor(() => expect(status.firstElementChild).not.toBeNull());
    const first = status.firstElementChild;
    await waitFor(() => expect(status.firstElementChild).not.toBe(first));
    await expect(status.firstElementChild).toHaveTextContent("12 styles");
    await expect(canvas.getByRole("alert")).toHaveTextContent("Search is taking a breather.");
    await waitFor(() => expect(canvas.getByRole("status")).toBeEmptyDOMElement(), { timeout: 7000 });
  },
};

export const OneLineAtATime: Story = {
  name: "Lines that come together are not joined, and none is in the region when the next is read",
  play: async ({ canvas }) => {
    const status = canvas.getByRole("status");
    const read: string[] = [];
    const watch = new MutationObserver(() => {
      if (status.textContent) read.push(status.textContent);
    });
    watch.observe(status, { childList: true, subtree: true });
    for (const line of ["1 item added", "2 items added", "3 items added"]) announce(line);
    await waitFor(() => expect(read).toEqual(["1 item added", "2 items added", "3 items added"]), { timeout: 5000 });
    watch.disconnect();
  },
};
