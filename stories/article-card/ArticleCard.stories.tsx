import type { Meta, StoryObj } from "@storybook/react-vite";
import { ArticleCard, ArticleGrid } from "@tread/design-system/article-card";
import { Picture } from "@tread/design-system/picture";
import { expect, userEvent } from "storybook/test";
import { samplePicture } from "../picture/sample-picture.ts";

const picture = <Picture src={samplePicture(800)} alt="" width={800} height={1200} fit="cover" />;

const meta = {
  title: "Components/Article card",
  component: ArticleCard,
  args: {
    href: "#high-tops",
    title: "High tops are back. Your ankles can relax",
    meta: ["Style", "3 min"],
    picture,
  },
} satisfies Meta<typeof ArticleCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args) => (
    <div style={{ maxWidth: 400 }}>
      <ArticleCard {...args} />
    </div>
  ),
};

export const Grid: Story = {
  name: "Three in a row, each reached once",
  render: () => (
    <ArticleGrid>
      <ArticleCard href="#1" title="High tops are back" meta={["Style", "3 min"]} picture={picture} />
      <ArticleCard href="#2" title="Leather boots, wet winter: a survival guide" meta={["Care", "6 min"]} picture={picture} />
      <ArticleCard href="#3" title="What a trail lug actually does" meta={["Behind the seams"]} picture={picture} />
    </ArticleGrid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("article")).toHaveLength(3);
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "High tops are back" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: /Leather boots/ })).toHaveFocus();
  },
};

export const WholeCard: Story = {
  name: "The whole card leads to the article, and its title is read first",
  args: { level: 3 },
  render: (args) => (
    <div style={{ maxWidth: 300 }}>
      <ArticleCard {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const card = canvas.getByRole("article");
    const link = canvas.getByRole("link", { name: /High tops/ });
    const { left, top, width } = card.getBoundingClientRect();
    await expect(document.elementFromPoint(left + width / 2, top + 40)).toBe(link);
    const heading = canvas.getByRole("heading", { level: 3 });
    const kicker = canvas.getByText("Style");
    await expect(heading.compareDocumentPosition(kicker) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await expect(kicker.getBoundingClientRect().top).toBeLessThan(heading.getBoundingClientRect().top);
  },
};

export const Lead: Story = {
  args: {
    look: "lead",
    href: "#running",
    title: "How to start running",
    aside: "when you hate running",
    meta: ["Running", "4 min"],
    standfirst: "Week one is mostly walking and swearing. That’s the plan working.",
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "How to start running when you hate running", level: 2 })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "How to start running" })).toHaveAttribute("href", "#running");
  },
};

export const LongText: Story = {
  args: {
    title: `Whakawhanaungatanga${"whakawhanaungatanga".repeat(3)}`,
    meta: ["Behind the seams", "A very long read", "By Hana"],
  },
  render: (args) => (
    <div style={{ width: 200 }} data-testid="box">
      <ArticleCard {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByTestId("box");
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
};
