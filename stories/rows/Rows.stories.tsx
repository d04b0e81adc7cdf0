import type { Meta, StoryObj } from "@storybook/react-vite";
import { Link } from "@tread/design-system/link";
import { Row, Rows } from "@tread/design-system/rows";
import { expect } from "storybook/test";

const meta = {
  title: "Components/Rows",
  component: Rows,
  args: { "aria-label": "Orders" },
  render: (args) => (
    <Rows {...args}>
      {["TT-10482", "TT-10377", "TT-10211"].map((order) => (
        <Row key={order} style={{ gridTemplateColumns: "1fr auto" }}>
          <Link href={`#${order}`} variant="standalone">
            {order}
          </Link>
          <span>$180.00</span>
        </Row>
      ))}
    </Rows>
  ),
} satisfies Meta<typeof Rows>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const IsAList: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("list", { name: "Orders" })).toBeVisible();
    await expect(canvas.getAllByRole("listitem")).toHaveLength(3);
  },
};
