import type { Meta, StoryObj } from "@storybook/react-vite";
import { Link } from "@tread/design-system/link";
import { SkipLink } from "@tread/design-system/skip-link";
import { expect, userEvent, waitFor } from "storybook/test";

const meta = { title: "Components/Skip link", component: SkipLink, args: { href: "#main" } } satisfies Meta<typeof SkipLink>;

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

export const GoesAwayAgain: Story = {
  name: "Shows only while it has focus",
  render: (args) => (
    <div>
      <SkipLink {...args} />
      <main id="main">
        <Link href="#new">New</Link>
      </main>
    </div>
  ),
  play: async ({ canvas }) => {
    const skip = canvas.getByRole("link", { name: "Skip to content" });
    await userEvent.tab();
    await expect(skip).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "New" })).toHaveFocus();
    await waitFor(() => expect(skip.getBoundingClientRect().bottom).toBeLessThanOrEqual(0));
  },
};

export const Worded: Story = {
  name: "Says where else it may lead",
  args: { href: "#results", children: "Skip to results" },
  render: (args) => (
    <div>
      <SkipLink {...args} />
      <main id="results">Results</main>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Skip to results" })).toHaveAttribute("href", "#results");
  },
};

export const LongText: Story = {
  name: "Stays within a phone’s width, whatever it says",
  args: { children: "Skip past the menus, the search and the announcements, right to the things" },
  globals: { viewport: { value: "phone" } },
  render: (args) => (
    <div>
      <SkipLink {...args} />
      <main id="main">Content</main>
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    const skip = canvas.getByRole("link").getBoundingClientRect();
    await expect(skip.left).toBeGreaterThanOrEqual(0);
    await expect(skip.right).toBeLessThanOrEqual(innerWidth);
  },
};
