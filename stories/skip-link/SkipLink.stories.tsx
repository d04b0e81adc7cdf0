import type { Meta, StoryObj } from "@storybook/react-vite";
import { Link } from "@tread/design-system/link";
import { SkipLink } from "@tread/design-system/skip-link";
import { expect, userEvent } from "storybook/test";

const meta = { title: "Components/SkipLink", component: SkipLink, args: { href: "#main" } } satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const JumpsToTheContent: Story = {
  parameters: { layout: "fullscreen" },
  render: (args) => (
    <div>
      <SkipLink {...args} />
      <nav aria-label="Main">
        <Link href="#new">New</Link>
      </nav>
      <main id="main" tabIndex={-1}>
        Content
      </main>
    </div>
  ),
  play: async ({ canvas }) => {
    const skip = canvas.getByRole("link", { name: "Skip to content" });
    await expect(skip.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
    await userEvent.tab();
    await expect(skip).toHaveFocus();
    await expect(skip.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await expect(skip).toHaveAttribute("href", "#main");
  },
};
