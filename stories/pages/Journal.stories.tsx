import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { heading } from "./shop/heading.ts";
import { openedScene, openScene, renderScene, scene } from "./shop/scene.tsx";

const meta = {
  title: "Pages/Journal",
  tags: ["!autodocs"],
  parameters: {
    layout: "fullscreen",
    visual: { photographs: "plain", themes: ["main"] },
    proof: { withoutServer: "The shop's own server renders these pages, and the end-to-end tests hydrate them." },
  },
  beforeEach: openScene,
  render: renderScene,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const patient = { timeout: 10_000 };
const main = (canvas: ReturnType<typeof within>) => within(canvas.getByRole("main"));

export const Everything: Story = {
  parameters: scene({ path: "/blog" }),
  play: async ({ canvas }) => {
    await heading(canvas, "The journal");
    await expect(main(canvas).getAllByRole("article")).toHaveLength(12);
    const tags = within(main(canvas).getByRole("list", { name: "Tags" }));
    await expect(tags.getByRole("link", { current: "page" })).toHaveTextContent("Everything");
    await expect(tags.getByRole("link", { name: "Kids" })).toHaveAttribute("href", "/nz/blog?tag=kids");
    await expect(main(canvas).getByRole("link", { name: "Page 2" })).toHaveAttribute("href", "/nz/blog?page=2");
  },
};

export const NoStories: Story = {
  name: "A shop that has told no story does not send its reader to others",
  parameters: {
    ...scene({
      path: "/blog",
      answers: { "blog.posts": () => ({ posts: [], total: 0, pages: 1, tags: [] }) },
    }),
    visual: { skip: "Words alone." },
  },
  play: async ({ canvas }) => {
    await heading(canvas, "The journal");
    await expect(main(canvas).getByText("No story has been told.")).toBeVisible();
    await expect(main(canvas).queryByRole("link", { name: "Read everything" })).toBeNull();
  },
};

export const MoreInPlace: Story = {
  parameters: { ...Everything.parameters, visual: { skip: "Everything, longer." } },
  play: async ({ canvas }) => {
    await heading(canvas, "The journal");
    await userEvent.click(main(canvas).getByRole("button", { name: "Load 12 more" }));
    await waitFor(() => expect(main(canvas).getAllByRole("article")).toHaveLength(24), patient);
    // The first of what has come has the focus, so that reading goes on there.
    const next = main(canvas).getAllByRole("article")[12]!;
    await waitFor(() => expect(within(next).getByRole("link")).toHaveFocus());
    await expect(main(canvas).getByText("You've seen 24 of 24")).toBeVisible();
  },
};

export const MoreFails: Story = {
  parameters: {
    ...scene({ path: "/blog", network: { "blog.posts": ({ query }) => (query.page === 2 ? "offline" : "normal") } }),
    visual: { skip: "The foot of Everything." },
  },
  play: async ({ canvas, loaded }) => {
    await heading(canvas, "The journal");
    await userEvent.click(main(canvas).getByRole("button", { name: "Load 12 more" }));
    await canvas.findByText("We couldn't load more stories.", undefined, patient);
    await expect(main(canvas).getAllByRole("article")).toHaveLength(12);
    openedScene(loaded).network["blog.posts"] = "normal";
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(main(canvas).getAllByRole("article")).toHaveLength(24), patient);
  },
};

export const Slow: Story = {
  parameters: {
    ...scene({ path: "/blog", network: { "blog.posts": ({ query }) => (query.page === 2 ? "slow" : "normal") } }),
    visual: { skip: "The foot of Everything." },
  },
  play: async ({ canvas }) => {
    await heading(canvas, "The journal");
    await userEvent.click(main(canvas).getByRole("button", { name: "Load 12 more" }));
    await waitFor(() => expect(canvas.getByRole("main").querySelectorAll("[aria-busy='true']")).toHaveLength(1), patient);
  },
};

export const OneTag: Story = {
  parameters: scene({ path: "/blog?tag=kids" }),
  play: async ({ canvas }) => {
    await heading(canvas, "The journal kids");
    const stories = main(canvas).getAllByRole("article");
    await expect(stories).toHaveLength(2);
    for (const story of stories) await expect(within(story).getByText("Kids")).toBeVisible();
    await expect(main(canvas).getByRole("link", { current: "page" })).toHaveTextContent("Kids");
  },
};

export const NoSuchTag: Story = {
  parameters: scene({ path: "/blog?tag=knitting" }),
  play: async ({ canvas }) => {
    await heading(canvas, "The journal");
    await main(canvas).findByRole("heading", { level: 2, name: "Nothing here. Yet." });
    await expect(main(canvas).getByRole("link", { name: "Read everything" })).toHaveAttribute("href", "/nz/blog");
  },
};

export const AStory: Story = {
  name: "CONT-04 A story",
  parameters: scene({ path: "/blog/how-to-start-running" }),
  play: async ({ canvas }) => {
    await heading(canvas, "How to start running when you hate running");
    await expect(canvas.getByText("By Hana Tautahi")).toBeVisible();
    const way = within(canvas.getByRole("navigation", { name: "Breadcrumb" }));
    await expect(way.getByRole("link", { name: "Running" })).toHaveAttribute("href", "/nz/blog?tag=running");
    const steps = main(canvas).getAllByRole("listitem");
    await expect(steps.map(({ textContent }) => textContent)).toContain(
      "Week one, walk. Twenty minutes. Add a minute of jogging whenever a lamp post asks for it.",
    );
    await expect(canvas.getByRole("blockquote")).toHaveTextContent("Bad ones will make you stop.");
    const shown = main(canvas).getByRole("heading", { level: 2, name: "In this story" });
    await expect(shown).toBeVisible();
    await main(canvas).findByRole("heading", { level: 2, name: "More from the journal" });
  },
};

export const Headline: Story = {
  name: "A story's headline is as large as a campaign's",
  globals: { viewport: { value: "desktop" } },
  parameters: { ...AStory.parameters, visual: { skip: "The top of AStory." } },
  play: async ({ canvas }) => {
    await heading(canvas, "How to start running when you hate running");
    const { fontSize } = getComputedStyle(canvas.getByRole("heading", { level: 1 }));
    await expect(fontSize).toBe("128px");
  },
};

export const BroadPicture: Story = {
  name: "The broad picture over a story keeps the ground that its subjects stand on",
  globals: { viewport: { value: "desktop" } },
  parameters: { ...AStory.parameters, visual: { skip: "A story." } },
  play: async ({ canvas }) => {
    await heading(canvas, /running/);
    const [picture] = canvas.getByRole("main").getElementsByTagName("img");
    const { width, height } = picture!.getBoundingClientRect();
    const whole = (width * Number(picture!.getAttribute("height"))) / Number(picture!.getAttribute("width"));
    await expect(whole).toBeGreaterThan(height);
    const [, position] = getComputedStyle(picture!).objectPosition.split(" ");
    const lost = ((whole - height) * (1 - Number.parseFloat(position!) / 100)) / whole;
    await expect(lost).toBeLessThan(0.03);
  },
};

export const Help: Story = {
  name: "CONT-04 Help",
  parameters: scene({ path: "/articles/returns" }),
  play: async ({ canvas, canvasElement }) => {
    await heading(canvas, "Returns");
    const way = within(canvas.getByRole("navigation", { name: "Breadcrumb" }));
    await expect(way.getByRole("link", { name: "Help and information" })).toHaveAttribute("href", "/nz/articles");
    await expect(main(canvas).queryByText(/^By /)).toBeNull();
    await expect(main(canvas).getByRole("link", { name: "Start a return" })).toHaveAttribute("href", "/nz/return");
    const steps = canvasElement.querySelector("main article ol") as HTMLOListElement;
    const sentence = steps.previousElementSibling?.getBoundingClientRect().bottom ?? 0;
    await expect(steps.getBoundingClientRect().top - sentence).toBeGreaterThanOrEqual(20);
    for (const step of steps.children) {
      await expect(getComputedStyle(step).getPropertyValue("text-wrap-style")).toBe("pretty");
    }
  },
};

export const WithFilm: Story = {
  name: "CONT-04 A film, and products of a story",
  parameters: { ...AStory.parameters, visual: { skip: "A story." } },
  play: async ({ canvas }) => {
    await heading(canvas, /running/);
    const film = canvas.getByLabelText<HTMLVideoElement>("One stride, slowly");
    // Nothing is fetched before it is played.
    await expect(film.preload).toBe("none");
    await expect(film.querySelector("track")).toHaveAttribute("kind", "captions");
    await expect(main(canvas).getByText(/rolls flat, leaves over the toe/)).toBeVisible();
  },
};

export const Worn: Story = {
  name: "CONT-04 An outfit",
  parameters: scene({ path: "/articles/btq-lookbook" }),
  play: async ({ canvas }) => {
    await heading(canvas, /Dinner at eight/);
    const outfit = main(canvas).getByRole("heading", { level: 2, name: "Worn on the platform" }).closest("section")!;
    await expect(within(outfit).getAllByRole("article")).toHaveLength(4);
  },
};

export const Announced: Story = {
  name: "CONT-04 An announcement",
  parameters: scene({ path: "/articles/delivery" }),
  play: async ({ canvas }) => {
    await heading(canvas, "Delivery");
    const note = within(main(canvas).getByRole("complementary", { name: "Good to know" }));
    await expect(note.getByRole("link", { name: "Shop gifts" })).toHaveAttribute("href", "/nz/categories/accessories");
  },
};
