import type { Meta, StoryObj } from "@storybook/react-vite";
import { MegaMenu, type MegaMenuLayout, megaMenuLayouts } from "@tread/design-system/mega-menu";
import { PictureSourceProvider } from "@tread/design-system/picture";
import { SiteHeader } from "@tread/design-system/site-header";
import { expect, fireEvent, fn, userEvent, waitFor } from "storybook/test";
import { patient, settled } from "../overlay/calm.ts";
import { header } from "../site-header/sample-header.tsx";
import { brokenWords } from "../text/broken-words.ts";
import { navigation, womenPanel } from "./sample-navigation.ts";

const meta = {
  title: "Components/Mega menu",
  component: MegaMenu,
  args: { items: navigation, onIntent: fn() },
  render: (args) => (
    <div style={{ minHeight: 700 }}>
      <SiteHeader {...header} navigation={<MegaMenu {...args} />} />
      <main>
        <p>The page below.</p>
      </main>
    </div>
  ),
  parameters: { layout: "fullscreen" },
  globals: { viewport: { value: "desktop" } },
} satisfies Meta<typeof MegaMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];
const item = (canvas: Canvas, name: string) => canvas.getByRole("link", { name });
const button = (canvas: Canvas, name: string) => canvas.getByRole("button", { name: `${name} menu` });
const opened = (canvas: Canvas) => canvas.findByRole("link", { name: "Sneakers" });
const closed = (canvas: Canvas) => waitFor(() => expect(canvas.queryByRole("link", { name: "Sneakers" })).toBeNull(), patient);

export const Playground: Story = {};

export const TopLevel: Story = {
  name: "HEAD-18 Desktop navigation is a list of top-level items",
  play: async ({ canvas }) => {
    const list = canvas.getByRole("navigation", { name: "Main" }).querySelector("ul") as Element;
    await expect([...list.children].map((child) => child.textContent)).toEqual(["New", "Women", "Men", "Sale"]);
    for (const { label, href } of navigation) await expect(item(canvas, label)).toHaveAttribute("href", href);
    await expect(item(canvas, "Men")).toHaveAttribute("aria-current");
  },
};

export const HoverOpens: Story = {
  name: "HEAD-19 HEAD-27 Hover opens the dropdown, leaving collapses it",
  play: async ({ canvas, args }) => {
    const pointer = userEvent.setup();
    await pointer.hover(item(canvas, "Women"));
    await opened(canvas);
    await expect(args.onIntent).toHaveBeenCalled();
    await expect(button(canvas, "Women")).toHaveAttribute("aria-expanded", "true");
    // It stays while the pointer goes down into it.
    await pointer.hover(item(canvas, "Sneakers"));
    await waitFor(() => expect(item(canvas, "Sneakers")).toBeVisible(), patient);
    await pointer.hover(canvas.getByText("The page below."));
    await closed(canvas);
    await expect(button(canvas, "Women")).toHaveAttribute("aria-expanded", "false");
  },
};

export const FocusOpens: Story = {
  name: "HEAD-20 Focus opens the dropdown, and Tab passes it by",
  play: async ({ canvas }) => {
    item(canvas, "New").focus();
    await userEvent.tab();
    await expect(item(canvas, "Women")).toHaveFocus();
    await opened(canvas);
    await userEvent.tab();
    await expect(button(canvas, "Women")).toHaveFocus();
    await waitFor(() => expect(canvas.getByRole("link", { name: "Sneakers" })).toBeVisible(), patient);
    await userEvent.tab();
    await expect(item(canvas, "Men")).toHaveFocus();
    await waitFor(() => expect(canvas.queryByRole("link", { name: "Running" })).toBeNull(), patient);
    canvas.getByRole("link", { name: "Stores" }).focus();
    await closed(canvas);
  },
};

export const FewStops: Story = {
  name: "Tab crosses the whole navigation in a stop for each link and one for each button that opens",
  play: async ({ canvas }) => {
    const nav = canvas.getByRole("navigation", { name: "Main" });
    item(canvas, "New").focus();
    let stops = 0;
    for (; nav.contains(document.activeElement) && stops < 50; stops++) await userEvent.tab();
    await expect(stops).toBe(navigation.length + navigation.filter(({ expandable }) => expandable).length);
  },
};

export const ButtonOpens: Story = {
  name: "The button beside an item opens its dropdown for keys: Tab goes through it, a second press closes",
  play: async ({ canvas }) => {
    const women = button(canvas, "Women");
    women.focus();
    await expect(women).toHaveAttribute("aria-expanded", "false");
    await expect(canvas.queryByRole("link", { name: "Sneakers" })).toBeNull();
    await userEvent.keyboard("{Enter}");
    await opened(canvas);
    await expect(women).toHaveFocus();
    await expect(women).toHaveAttribute("aria-expanded", "true");
    const panel = document.getElementById(women.getAttribute("aria-controls") ?? "");
    await expect(panel).toContainElement(item(canvas, "Sneakers"));
    await userEvent.tab();
    await expect(item(canvas, "Shoes")).toHaveFocus();
    await userEvent.tab();
    await expect(item(canvas, "Sneakers")).toHaveFocus();
    women.focus();
    await userEvent.keyboard("[Space]");
    await closed(canvas);
    await expect(women).toHaveAttribute("aria-expanded", "false");
    await expect(women).not.toHaveAttribute("aria-controls");
  },
};

export const ButtonBesideItsItem: Story = {
  name: "The button that has focus covers no letter of its item",
  parameters: { visual: { skip: "As Playground, with a button in sight." } },
  play: async ({ canvas }) => {
    item(canvas, "Women").focus();
    await userEvent.tab();
    await expect(button(canvas, "Women")).toHaveFocus();
    const words = document.createRange();
    words.selectNodeContents(item(canvas, "Women"));
    const [name, shown] = [words.getBoundingClientRect(), button(canvas, "Women").getBoundingClientRect()];
    const { outlineOffset, boxShadow } = getComputedStyle(button(canvas, "Women"));
    await expect([outlineOffset, boxShadow]).toEqual(["-2px", "none"]);
    // The button stands on the other side where it is written from right to left.
    await expect(Math.max(shown.left - name.right, name.left - shown.right)).toBeGreaterThanOrEqual(0);
  },
};

export const Columns: Story = {
  name: "HEAD-21 Child links stand in up to 4 columns",
  play: async ({ canvas }) => {
    await userEvent.hover(item(canvas, "Women"));
    await opened(canvas);
    const lefts = new Set(
      womenPanel.groups.map(({ label }) => canvas.getByRole("link", { name: label }).getBoundingClientRect().left),
    );
    await expect(womenPanel.groups).toHaveLength(5);
    await expect(lefts.size).toBe(4);
    for (const group of womenPanel.groups) {
      for (const { label, href } of group.links) await expect(item(canvas, label)).toHaveAttribute("href", href);
    }
  },
};

export const LargeText: Story = {
  name: "With text twice as large there are fewer columns, and words are whole",
  globals: { textSize: "200%" },
  parameters: { visual: { skip: "As Columns, larger." } },
  play: async ({ canvas }) => {
    await userEvent.hover(item(canvas, "Women"));
    await opened(canvas);
    await document.fonts.ready;
    for (const { label } of womenPanel.groups) await expect(brokenWords(item(canvas, label))).toEqual([]);
  },
};

export const NoPictures: Story = {
  name: "HEAD-22 HEAD-25 No image area and no button unless the item has them",
  play: async ({ canvas, canvasElement }) => {
    await userEvent.hover(item(canvas, "Men"));
    await opened(canvas);
    await expect(canvasElement.querySelector("[data-layout]")).toBeNull();
    await expect(canvasElement.querySelectorAll("img")).toHaveLength(0);
    await expect(canvas.queryByRole("link", { name: /^Shop all/ })).toBeNull();
  },
};

function withLayout(layout: MegaMenuLayout, count: number): typeof navigation {
  const pictures = Array.from({ length: count }, (_, index) => ({
    ...womenPanel.pictures!.items[0]!,
    src: `${womenPanel.pictures!.items[0]!.src}${index}`,
    alt: `Picture ${index + 1}`,
    caption: `Caption ${index + 1}`,
    href: `/nz/articles/${index + 1}`,
  }));
  return [{ ...navigation[1]!, panel: { ...womenPanel, pictures: { layout, items: pictures } } }];
}

export const Layouts: Story = {
  name: "HEAD-23 HEAD-24 Grid, row and single layouts, each block with its image, caption and link",
  render: (args) => (
    <div style={{ minHeight: 700 }}>
      {megaMenuLayouts.map((layout) => (
        <div key={layout} data-testid={layout} style={{ position: "relative", minHeight: 80 }}>
          <MegaMenu {...args} aria-label={layout} items={withLayout(layout, layout === "single" ? 1 : 4)} />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const arranged: Record<MegaMenuLayout, [columns: number, rows: number]> = { grid: [2, 2], row: [4, 1], single: [1, 1] };
    for (const layout of megaMenuLayouts) {
      const nav = canvas.getByRole("navigation", { name: layout });
      await userEvent.hover(nav.querySelector("a") as Element);
      const area = await waitFor(() => {
        const found = canvasElement.querySelector(`[data-layout="${layout}"]`);
        if (!found) throw new Error("not open yet");
        return found;
      });
      const cards = [...area.querySelectorAll("a")];
      const boxes = cards.map((card) => card.getBoundingClientRect());
      const lefts = new Set(boxes.map((box) => Math.round(box.left)));
      const tops = new Set(boxes.map((box) => Math.round(box.top)));
      await expect([lefts.size, tops.size]).toEqual(arranged[layout]);
      for (const [index, card] of cards.entries()) {
        await expect(card).toHaveAttribute("href", `/nz/articles/${index + 1}`);
        await expect(card).toHaveTextContent(`Caption ${index + 1}`);
        await expect(card.querySelector("img")).toHaveAttribute("alt", `Picture ${index + 1}`);
        await expect(card.querySelector("img")?.getAttribute("src")).toMatch(/^data:image/);
      }
      await userEvent.unhover(nav);
      fireEvent.keyDown(document, { key: "Escape" });
      await waitFor(() => expect(canvasElement.querySelector("[data-layout]")).toBeNull(), patient);
    }
  },
};

export const CallToAction: Story = {
  name: "HEAD-25 A call-to-action button when the item has one",
  play: async ({ canvas }) => {
    await userEvent.hover(item(canvas, "Women"));
    await expect(await canvas.findByRole("link", { name: "Shop all women" })).toHaveAttribute("href", "/nz/categories/women");
  },
};

export const EscapeCollapses: Story = {
  name: "HEAD-28 Escape collapses it, and focus comes back to the item",
  play: async ({ canvas }) => {
    item(canvas, "New").focus();
    await userEvent.tab();
    await opened(canvas);
    await userEvent.keyboard("{ArrowDown}");
    await userEvent.keyboard("{Escape}");
    await closed(canvas);
    await expect(button(canvas, "Women")).toHaveFocus();
    await userEvent.hover(item(canvas, "Women"));
    await opened(canvas);
    (document.activeElement as HTMLElement).blur();
    await userEvent.hover(item(canvas, "Women"));
    await opened(canvas);
    await userEvent.keyboard("{Escape}");
    await closed(canvas);
  },
};

export const DisclosureNavigation: Story = {
  name: "APG disclosure navigation: arrows, Home and End go from item to item; down goes into a dropdown, where they go from link to link",
  play: async ({ canvas }) => {
    const forward = getComputedStyle(document.documentElement).direction === "rtl" ? "{ArrowLeft}" : "{ArrowRight}";
    const back = forward === "{ArrowLeft}" ? "{ArrowRight}" : "{ArrowLeft}";
    const women = item(canvas, "Women");
    item(canvas, "New").focus();
    await userEvent.keyboard(forward);
    await expect(women).toHaveFocus();
    await opened(canvas);
    await userEvent.keyboard("{Escape}");
    await closed(canvas);
    await expect(women).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await opened(canvas);
    await userEvent.keyboard("{ArrowDown}");
    await expect(item(canvas, "Shoes")).toHaveFocus();
    for (const [key, label] of [
      ["{ArrowDown}", "Sneakers"],
      [forward, "Running"],
      [back, "Sneakers"],
      ["{ArrowUp}", "Shoes"],
      ["{End}", "Shop all women"],
      ["{Home}", "Shoes"],
    ] as const) {
      await userEvent.keyboard(key);
      await expect(item(canvas, label)).toHaveFocus();
    }
    women.focus();
    await userEvent.keyboard("{End}");
    await expect(item(canvas, "Sale")).toHaveFocus();
    await userEvent.keyboard(forward);
    await expect(item(canvas, "Sale")).toHaveFocus();
    await userEvent.keyboard(back);
    await expect(item(canvas, "Men")).toHaveFocus();
    await userEvent.keyboard("{Home}");
    await expect(item(canvas, "New")).toHaveFocus();
    await closed(canvas);
  },
};

const laptop = { laptop: { name: "Laptop 1366", styles: { width: "1366px", height: "768px" }, type: "desktop" } };
const low = { low: { name: "Low 1440", styles: { width: "1440px", height: "700px" }, type: "desktop" } };

export const LowScreen: Story = {
  name: "On a screen of 1366 by 768 three pictures stand side by side and the call to action is in sight",
  args: { items: withLayout("grid", 3) },
  parameters: { viewport: { options: laptop } },
  globals: { viewport: { value: "laptop" } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.hover(item(canvas, "Women"));
    const all = await canvas.findByRole("link", { name: "Shop all women" }, patient);
    await settled(all.closest("[data-panel]") as Element);
    const pictures = [...canvasElement.querySelectorAll("[data-layout] > a")].map((each) => each.getBoundingClientRect());
    await expect(new Set(pictures.map(({ top }) => top)).size).toBe(1);
    const { top, bottom } = all.getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    for (const picture of pictures) await expect(picture.bottom).toBeLessThanOrEqual(top);
  },
};

export const LowerScreen: Story = {
  name: "On a screen too low for their shape two pictures still fill their columns",
  args: { items: withLayout("grid", 2) },
  parameters: { viewport: { options: low }, visual: { skip: "As LowScreen, lower." } },
  globals: { viewport: { value: "low" } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.hover(item(canvas, "Women"));
    await canvas.findByRole("link", { name: "Shop all women" }, patient);
    const cards = [...canvasElement.querySelectorAll("[data-layout] > a")];
    await expect(cards).toHaveLength(2);
    for (const card of cards) {
      const picture = card.querySelector("img")?.getBoundingClientRect();
      await expect(picture?.width).toBeCloseTo(card.getBoundingClientRect().width, 0);
      await expect(picture?.height).toBeLessThan((picture?.width ?? 0) * 1.25);
    }
  },
};

export const LinkCollapses: Story = {
  name: "HEAD-29 A link click collapses it",
  play: async ({ canvas, canvasElement }) => {
    canvasElement.addEventListener("click", (event) => event.preventDefault(), { once: true });
    await userEvent.hover(item(canvas, "Women"));
    await userEvent.click(await opened(canvas));
    await closed(canvas);
  },
};

export const TouchOpensFirst: Story = {
  name: "A finger's first tap opens, its second follows",
  play: async ({ canvas }) => {
    const women = item(canvas, "Women");
    const followed = fn((event: Event) => event.preventDefault());
    fireEvent.pointerDown(women, { pointerType: "touch" });
    await expect(fireEvent.click(women)).toBe(false);
    await opened(canvas);
    women.addEventListener("click", followed, { once: true });
    document.addEventListener("click", (event) => event.preventDefault(), { once: true });
    fireEvent.pointerDown(women, { pointerType: "touch" });
    fireEvent.click(women);
    await closed(canvas);
    await expect(followed).toHaveBeenCalledTimes(1);
  },
};

export const TouchByButton: Story = {
  name: "A finger opens and closes by the button too",
  play: async ({ canvas }) => {
    const women = button(canvas, "Women");
    fireEvent.pointerDown(women, { pointerType: "touch" });
    fireEvent.click(women);
    await opened(canvas);
    fireEvent.pointerDown(women, { pointerType: "touch" });
    fireEvent.click(women);
    await closed(canvas);
  },
};

export const ArrivesLater: Story = {
  name: "A dropdown that has not arrived dims the page and waits",
  args: { items: navigation.map((each) => ({ ...each, panel: undefined })) },
  play: async ({ canvas, canvasElement }) => {
    item(canvas, "Women").focus();
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(button(canvas, "Women")).toHaveAttribute("aria-expanded", "true"), patient);
    await expect(canvas.queryByRole("link", { name: "Sneakers" })).toBeNull();
    await expect(canvasElement.querySelector("[aria-controls]")).toBeNull();
  },
};

export const PictureWidths: Story = {
  name: "IMG-11 Pictures come in widths of 160 to 400 and 480 to 1280",
  args: { items: withLayout("row", 4) },
  render: (args) => (
    <PictureSourceProvider buildSource={(src, { width }) => `${src}#${width}`}>
      <div style={{ minHeight: 700 }}>
        <SiteHeader {...header} navigation={<MegaMenu {...args} />} />
      </div>
    </PictureSourceProvider>
  ),
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole("navigation", { name: "Main" }).querySelector("a")?.focus();
    const pictures = await waitFor(() => {
      const found = canvasElement.querySelectorAll<HTMLImageElement>("[data-layout] img");
      if (found.length === 0) throw new Error("not open yet");
      return [...found];
    }, patient);
    await expect(pictures).toHaveLength(4);
    for (const { srcset } of pictures)
      await expect([...srcset.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width))).toEqual([
        160, 240, 320, 400, 480, 640, 960, 1280,
      ]);
  },
};

export const HearsItsConsumer: Story = {
  name: "Handlers of the consumer hear keys, leaving and the pointer going; a key they prevent moves nothing",
  args: { onKeyDown: fn(), onBlur: fn(), onPointerLeave: fn() },
  play: async ({ canvas, args }) => {
    item(canvas, "Women").focus();
    await opened(canvas);
    await userEvent.keyboard("{ArrowRight}");
    await expect(item(canvas, "Women")).not.toHaveFocus();
    await expect(args.onKeyDown).toHaveBeenCalledTimes(1);
    item(canvas, "Women").focus();
    (args.onKeyDown as ReturnType<typeof fn>).mockImplementationOnce((event: Event) => event.preventDefault());
    await userEvent.keyboard("{ArrowRight}");
    await expect(item(canvas, "Women")).toHaveFocus();
    item(canvas, "Women").blur();
    await closed(canvas);
    await expect(args.onBlur).toHaveBeenCalled();
    const nav = canvas.getByRole("navigation", { name: "Main" });
    await userEvent.hover(nav);
    await userEvent.unhover(nav);
    await expect(args.onPointerLeave).toHaveBeenCalled();
  },
};
