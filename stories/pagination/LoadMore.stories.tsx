import type { Meta, StoryObj } from "@storybook/react-vite";
import { LoadMore, type LoadMoreProps, Pagination } from "@tread/design-system/pagination";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";

function Kept({ seen: first, onLoadMore, ...props }: LoadMoreProps) {
  const [seen, setSeen] = useState(first);
  return (
    <LoadMore
      {...props}
      seen={seen}
      onLoadMore={() => {
        setSeen(Math.min(props.total, seen + props.pageSize));
        onLoadMore();
      }}
    />
  );
}

const meta = {
  title: "Components/Load more",
  component: LoadMore,
  render: (args) => <Kept {...args} />,
  args: { seen: 48, total: 110, pageSize: 48, onLoadMore: fn() },
} satisfies Meta<typeof LoadMore>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { total: 312, children: <Pagination page={1} count={7} href={(page) => `?page=${page}`} /> },
};

export const LoadsTheRest: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("You've seen 48 of 110");
    await userEvent.click(canvas.getByRole("button", { name: "Load 48 more" }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("status")).toHaveTextContent("You've seen 96 of 110");
    await userEvent.click(canvas.getByRole("button", { name: "Load 14 more" }));
    await expect(canvas.queryByRole("button")).toBeNull();
    await expect(canvas.getByRole("status")).toHaveTextContent("You've seen 110 of 110");
  },
};

export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole("button", { name: "Loading" });
    await userEvent.click(button);
    await expect(args.onLoadMore).not.toHaveBeenCalled();
  },
};

export const AllSeen: Story = {
  args: { seen: 12, total: 12 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};
