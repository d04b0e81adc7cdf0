import type { Meta, StoryObj } from "@storybook/react-vite";
import type { LabelProps } from "@tread/design-system/badge";
import { Countdown } from "@tread/design-system/countdown";
import { TileGrid } from "@tread/design-system/layout";
import {
  ProductTile,
  ProductTileSkeleton,
  type TileBarKind,
  type TilePicture,
  tileBarKinds,
  tileHearts,
} from "@tread/design-system/product-tile";
import { expect, fireEvent, fn, userEvent, waitFor } from "storybook/test";
import { patient, settled } from "../overlay/calm.ts";
import { expectPassedOn, passedOn } from "../overlay/passed-on.ts";
import { brokenWords } from "../text/broken-words.ts";
import { hoverStyle } from "./hover-style.ts";
import { courtLow, sizes } from "./sample-products.ts";

const phone = { globals: { viewport: { value: "phone" } } };

const meta = {
  title: "Components/Product tile",
  component: ProductTile,
  args: {
    ...courtLow,
    level: 2,
    onPick: fn(),
    onHeart: fn(),
    onSizes: fn(),
    onNear: fn(),
    onFollow: fn((_, event) => event.preventDefault()),
  },
  argTypes: {
    bar: { control: "select", options: tileBarKinds },
    heart: { control: "inline-radio", options: tileHearts },
  },
  decorators: [
    (Story) => (
      <div style={{ width: 340, maxWidth: "50vw" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { bar: "add", heart: "off", label: { kind: "new", children: "New" } } };

/** The tag that stands on a picture over each bar. */
const labels: Partial<Record<TileBarKind, LabelProps>> = {
  add: { kind: "new", children: "New" },
  membersOnly: { kind: "members-only", children: "Members only" },
  comingSoon: { kind: "coming-soon", children: "Coming soon" },
  outOfStock: { kind: "sold-out", children: "Sold out" },
  viewDetails: { kind: "exclusive", children: "Exclusive" },
};

export const EveryState: Story = {
  decorators: [(Story) => <div style={{ width: "calc(100vw - 64px)" }}>{Story()}</div>],
  render: (args) => (
    <TileGrid wide>
      {tileBarKinds.map((bar) => (
        <ProductTile key={bar} {...args} bar={bar} heart={bar === "add" ? "on" : undefined} label={labels[bar]} />
      ))}
      <ProductTile
        {...args}
        bar="viewDetails"
        countdown={<Countdown release={Date.now() / 1000 + 225_369} />}
        label={{ kind: "release", children: "Releasing Friday" }}
      />
      <ProductTile
        {...args}
        price={{ now: "$147.00", was: "$210.00" }}
        bar="add"
        label={{ kind: "sale", children: "Sale" }}
        badges={[
          { id: "1", children: "Best seller", href: "/nz/best" },
          { id: "2", children: "Sustainable", tone: "green" },
        ]}
      />
      <ProductTileSkeleton />
      <ProductTile {...args} pictures={[{ src: "/nothing-here.webp", alt: "Osker Court Low" }]} />
    </TileGrid>
  ),
};

export const FirstPicture: Story = {
  name: "TILE-01 IMG-08 The tile image is the first image of the gallery, 800 by 1200",
  play: async ({ canvas }) => {
    const images = canvas.getAllByRole("img");
    await expect(images).toHaveLength(1);
    await expect(images[0]).toHaveAttribute("src", courtLow.pictures[0]?.src);
    await expect(images[0]).toHaveAccessibleName("Osker Court Low, Chalk / Pine");
    await expect([images[0]?.getAttribute("width"), images[0]?.getAttribute("height")]).toEqual(["800", "1200"]);
    const { width, height } = images[0]!.getBoundingClientRect();
    await expect(height / width).toBeCloseTo(1.5, 2);
  },
};

export const SecondPictureWhenNear: Story = {
  play: async ({ canvasElement, canvas, args }) => {
    await expect(canvasElement.querySelectorAll("img")).toHaveLength(1);
    await userEvent.hover(canvas.getByRole("article"));
    await expect(canvasElement.querySelectorAll("img")).toHaveLength(2);
    await userEvent.unhover(canvas.getByRole("article"));
    await userEvent.hover(canvas.getByRole("article"));
    await expect(args.onNear).toHaveBeenCalledTimes(1);
    await expect(args.onNear).toHaveBeenCalledWith("104201");
  },
};

export const FingerNear: Story = {
  name: "A finger on it fetches nothing but what it presses; a pointer and the keyboard do",
  play: async ({ canvasElement, canvas, args }) => {
    const tile = canvas.getByRole("article");
    fireEvent.pointerOver(tile, { pointerType: "touch" });
    await userEvent.pointer({ keys: "[TouchA]", target: tile });
    await expect(args.onNear).not.toHaveBeenCalled();
    await expect(canvasElement.querySelectorAll("img")).toHaveLength(1);
    fireEvent.pointerOver(tile, { pointerType: "mouse" });
    await waitFor(() => expect(args.onNear).toHaveBeenCalledOnce());
  },
};

/** Holds every picture back as a slow line does: loaded, but not ready to be drawn until told. */
function holdDecoding(): () => void {
  const { decode } = HTMLImageElement.prototype;
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  HTMLImageElement.prototype.decode = () => held;
  return () => {
    HTMLImageElement.prototype.decode = decode;
    release();
  };
}

export const FirstPictureStays: Story = {
  name: "Under the pointer the first picture stays in sight until the second can be drawn",
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas, canvasElement }) => {
    const release = holdDecoding();
    canvas.getByRole("link", { name: "Court Low" }).focus();
    const second = await waitFor(() => {
      const [, found] = canvasElement.querySelectorAll("img");
      if (!found?.complete) throw new Error("not loaded yet");
      return found;
    }, patient);
    await settled(canvasElement);
    await expect(getComputedStyle(second).opacity).toBe("0");
    await expect(hoverStyle(second, "opacity")).toBeUndefined();
    release();
    await waitFor(() => expect(getComputedStyle(second).opacity).toBe("1"), patient);
    await expect(hoverStyle(second, "opacity")).toBe("1");
  },
};

export const SecondPictureFails: Story = {
  name: "A second picture that never comes leaves the first in sight",
  args: { pictures: [courtLow.pictures[0] as TilePicture, { src: "/nothing-here.webp", alt: "Osker Court Low, both shoes" }] },
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole("link", { name: "Court Low" }).focus();
    const failed = await waitFor(() => {
      const found = canvasElement.querySelector("[data-failed]");
      if (!found) throw new Error("not failed yet");
      return found;
    }, patient);
    await settled(canvasElement);
    await expect(getComputedStyle(failed).opacity).toBe("0");
  },
};

export const GalleryOverlay: Story = {
  name: "TILE-02 A hover carousel with the gallery overlay on and more than one image",
  args: { galleryOverlay: true, bar: "add" },
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole("button", { name: "Next picture" })).toBeNull();
    await userEvent.hover(canvas.getByRole("article"));
    const tile = canvas.getByRole("article");
    const shown = () => {
      const { left } = tile.getBoundingClientRect();
      const pictures = [...tile.querySelectorAll("img")].slice(1);
      const place = pictures.find((each) => Math.abs(each.getBoundingClientRect().left - left) < 1);
      return place?.getAttribute("src")?.split("#")[1];
    };
    const next = await canvas.findByRole("button", { name: "Next picture" });
    await userEvent.click(next);
    await waitFor(() => expect(shown()).toBe("pair"), patient);
    await userEvent.click(next);
    await waitFor(() => expect(shown()).toBe("top"), patient);
    // Round and round.
    await userEvent.click(next);
    await waitFor(() => expect(shown()).toBe("side"), patient);
    await userEvent.click(canvas.getByRole("button", { name: "Previous picture" }));
    await waitFor(() => expect(shown()).toBe("top"), patient);
    await expect(canvasElement.querySelectorAll("[data-current]")).toHaveLength(1);
  },
};

export const NoGalleryOverlay: Story = {
  name: "TILE-02 No hover carousel with it off, or with one image",
  render: (args) => (
    <>
      <ProductTile {...args} />
      <ProductTile {...args} productId="1" galleryOverlay pictures={courtLow.pictures.slice(0, 1)} />
    </>
  ),
  play: async ({ canvas }) => {
    for (const tile of canvas.getAllByRole("article")) await userEvent.hover(tile);
    await expect(canvas.queryByRole("button", { name: "Next picture" })).toBeNull();
  },
};

export const Heart: Story = {
  name: "TILE-03 The wishlist heart at the top right",
  args: { heart: "off" },
  ...phone,
  play: async ({ canvas, args }) => {
    const heart = canvas.getByRole("button", { name: "Save Court Low to wishlist" });
    const tile = canvas.getByRole("article").getBoundingClientRect();
    const box = heart.getBoundingClientRect();
    const end = getComputedStyle(heart).direction === "rtl" ? box.left - tile.left : tile.right - box.right;
    await expect(end).toBeLessThanOrEqual(8);
    await expect(box.top - tile.top).toBeLessThanOrEqual(8);
    await expect(heart).toHaveAttribute("aria-pressed", "false");
    await expect(getComputedStyle(heart).opacity).toBe("1");
    await userEvent.click(heart);
    await expect(args.onHeart).toHaveBeenCalledWith("104201");
    await expect(args.onFollow).not.toHaveBeenCalled();
  },
};

export const HeartOnLargeScreens: Story = {
  name: "TILE-04 On large screens the heart hides until hover, focus or being on",
  globals: { viewport: { value: "desktop" } },
  args: { heart: "off" },
  render: (args) => (
    <>
      <ProductTile {...args} />
      <ProductTile {...args} productId="2" name="Saved" heart="on" />
    </>
  ),
  play: async ({ canvas }) => {
    const heart = canvas.getByRole("button", { name: "Save Court Low to wishlist" });
    await expect(getComputedStyle(heart).opacity).toBe("0");
    await expect(hoverStyle(heart, "opacity")).toBe("1");
    await expect(getComputedStyle(canvas.getByRole("button", { name: "Save Saved to wishlist" })).opacity).toBe("1");
    canvas.getByRole("link", { name: "Court Low" }).focus();
    await waitFor(() => expect(getComputedStyle(heart).opacity).toBe("1"), patient);
  },
};

export const Label: Story = {
  name: "TILE-06 TILE-48 The product overlay label at the top left, in its own colours",
  args: { label: { children: "New season", textColour: "rgb(255 255 255 / 0.9)", backgroundColour: "rgb(10 60 40 / 0.8)" } },
  play: async ({ canvas }) => {
    const label = canvas.getByText("New season");
    const tile = canvas.getByRole("article").getBoundingClientRect();
    const box = label.getBoundingClientRect();
    const start = getComputedStyle(label).direction === "rtl" ? tile.right - box.right : box.left - tile.left;
    await expect(start).toBeLessThan(1);
    await expect(box.top - tile.top).toBe(16);
    if (!matchMedia("(forced-colors: active)").matches) {
      await expect(getComputedStyle(label).color).toBe("rgba(255, 255, 255, 0.9)");
      await expect(getComputedStyle(label).backgroundColor).toBe("rgba(10, 60, 40, 0.8)");
    }
  },
};

export const LabelInLargeText: Story = {
  name: "With text twice as large the label takes a second line before it comes under the heart",
  args: { heart: "off", label: { children: "Best seller" } },
  globals: { ...phone.globals, textSize: "200%" },
  parameters: { visual: { skip: "As Playground, larger." } },
  decorators: (Story) => (
    <div style={{ width: 152 }}>
      <Story />
    </div>
  ),
  play: async ({ canvas }) => {
    await document.fonts.ready;
    const label = canvas.getByText("Best seller");
    const glyph = canvas.getByRole("button", { name: "Save Court Low to wishlist" }).querySelector("svg") as Element;
    const [words, heart] = [label.getBoundingClientRect(), glyph.getBoundingClientRect()];
    await expect(Math.min(words.right, heart.right)).toBeLessThanOrEqual(Math.max(words.left, heart.left));
    await expect(brokenWords(label)).toEqual([]);
  },
};

export const HeartInForcedColours: Story = {
  name: "In forced colours the heart has a ground of its own, since the picture keeps its tint",
  parameters: { visual: { skip: "As Playground, in forced colours." } },
  args: { heart: "off" },
  globals: { ...phone.globals, colours: "forced" },
  play: async ({ canvas }) => {
    const heart = getComputedStyle(canvas.getByRole("button", { name: "Save Court Low to wishlist" }));
    await expect(heart.backgroundColor).not.toBe("rgba(0, 0, 0, 0)");
    await expect(heart.backgroundColor).not.toBe(heart.color);
  },
};

export const QuickAddOnSmall: Story = {
  name: "TILE-07 A quick-add button on small screens",
  args: { bar: "add" },
  ...phone,
  play: async ({ canvas }) => {
    const quick = canvas.getByRole("button", { name: "Quick add Court Low" });
    await expect(quick).toBeVisible();
    await expect(Math.min(quick.clientWidth, quick.clientHeight)).toBeGreaterThanOrEqual(44);
    await expect(canvas.queryByRole("button", { name: "Add to cart: Court Low" })).toBeNull();
  },
};

export const NoQuickAddOnLarge: Story = {
  name: "TILE-07 No quick-add button on large screens",
  args: { bar: "add" },
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button", { name: "Quick add Court Low" })).toBeNull();
    await expect(canvas.getByRole("button", { name: "Add to cart: Court Low" })).toBeInTheDocument();
  },
};

export const Facts: Story = {
  name: "TILE-08 Brand name, product name and price, in one link",
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText("Osker")).toBeVisible();
    await expect(canvas.getByText("$180.00")).toBeVisible();
    const link = canvas.getByRole("link", { name: "Court Low" });
    await expect(link).toHaveAttribute("href", courtLow.href);
    await expect(canvas.getByRole("heading", { level: 2, name: "Court Low" })).toBeVisible();
    // The link covers the whole tile: the picture leads to the product too.
    const tile = canvas.getByRole("article").getBoundingClientRect();
    await expect(document.elementFromPoint(tile.left + tile.width / 2, tile.top + 60)).toBe(link);
    await userEvent.click(link);
    await expect(args.onFollow).toHaveBeenCalledTimes(1);
  },
};

export const LongName: Story = {
  name: "A long name takes two lines and is told whole, and the tile stays one link",
  args: { name: "Waterproof insulated winter walking boot with a removable felt liner and a second pair of laces" },
  ...phone,
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole("link", { name: args.name });
    const heading = canvas.getByRole("heading", { level: 2, name: args.name });
    await expect(heading.scrollHeight).toBeGreaterThan(heading.clientHeight);
    await expect(heading.clientHeight).toBeLessThanOrEqual(
      Math.ceil(2 * Number.parseFloat(getComputedStyle(heading).lineHeight)),
    );
    const tile = canvas.getByRole("article").getBoundingClientRect();
    await expect(document.elementFromPoint(tile.left + tile.width / 2, tile.top + 60)).toBe(link);
  },
};

export const WithCountdown: Story = {
  name: "TILE-09 A release countdown stands in the bar's place",
  args: { bar: "viewDetails" },
  render: (args) => <ProductTile {...args} countdown={<Countdown release={Date.now() / 1000 + 3600} />} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("timer")).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "View details" })).toBeNull();
  },
};

export const Colours: Story = {
  name: "TILE-10 TILE-11 TILE-12 Four swatches to sibling products and a plus to this one",
  play: async ({ canvas }) => {
    const swatches = [...canvas.getByRole("list", { name: "Colours" }).querySelectorAll("a")];
    await expect(swatches.map((swatch) => swatch.getAttribute("href"))).toEqual([
      ...courtLow.colours.slice(0, 4).map((colour) => colour.href),
      courtLow.href,
    ]);
    // Swatches stand above the link that covers the tile.
    const box = swatches[1]?.getBoundingClientRect() as DOMRect;
    await expect(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)).toBe(swatches[1]);
  },
};

export const Badges: Story = {
  name: "TILE-13 TILE-51 Badges with their name, colour and link",
  args: {
    badges: [
      { id: "1", children: "Sustainable", colour: "#0c7a43", href: "/nz/articles/sustainability" },
      { id: "2", children: "Best seller" },
    ],
  },
  play: async ({ canvas }) => {
    const badge = canvas.getByRole("link", { name: "Sustainable" });
    await expect(badge).toHaveAttribute("href", "/nz/articles/sustainability");
    if (!matchMedia("(forced-colors: active)").matches) await expect(getComputedStyle(badge).color).toBe("rgb(12, 122, 67)");
    await expect(canvas.getByText("Best seller").closest("a")).toBeNull();
  },
};

export const Discontinued: Story = {
  name: "TILE-14 A discontinued product says 'no longer available'",
  args: { bar: "discontinued" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("No longer available")).toBeInTheDocument();
    await expect(canvas.queryByRole("button", { name: /cart/ })).toBeNull();
  },
};

export const MembersOnly: Story = {
  name: "TILE-15 TILE-37 TILE-38 A members-only product invites guests to join or log in",
  args: { bar: "membersOnly", membersHref: "/nz/account/signin" },
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "MEMBERS ONLY NOT A MEMBER? JOIN NOW OR LOG IN" });
    await expect(link).toHaveAttribute("href", "/nz/account/signin");
  },
};

export const ComingSoon: Story = {
  name: "TILE-16 A product that is coming shows a 'coming soon' link",
  args: { bar: "comingSoon" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Coming soon" })).toHaveAttribute("href", courtLow.href);
  },
};

export const OutOfStock: Story = {
  name: "TILE-17 A sold out product says 'out of stock'",
  args: { bar: "outOfStock" },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("Out of stock")).toBeInTheDocument();
    await expect(getComputedStyle(canvasElement.querySelector("img") as Element).opacity).toBe("0.5");
  },
};

export const ViewDetails: Story = {
  name: "TILE-18 Any other sale mode shows a 'view details' link",
  args: { bar: "viewDetails" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "View details" })).toHaveAttribute("href", courtLow.href);
  },
};

export const BarHidesUntilHover: Story = {
  name: "The bar hides under the picture until hover or focus on large screens",
  args: { bar: "add" },
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("button", { name: "Add to cart: Court Low" });
    await expect(getComputedStyle(bar).translate).toBe("0px 100%");
    await expect(hoverStyle(bar, "translate")).toBe("0px");
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Court Low" })).toHaveFocus();
    await waitFor(() => expect(getComputedStyle(bar).translate).toMatch(/^0px( 0%)?$/), patient);
  },
};

export const AddOpensThePicker: Story = {
  name: "TILE-19 TILE-24 TILE-25 Add to cart opens the size picker with its title, size system and sizes",
  args: { bar: "add", sizes },
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas, args }) => {
    const bar = canvas.getByRole("button", { name: "Add to cart: Court Low" });
    await expect(bar).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(bar);
    await expect(args.onSizes).toHaveBeenCalledWith("104201");
    const picker = await canvas.findByRole("group", { name: /choose a size/ });
    await expect(picker).toHaveTextContent("Add to cart");
    await expect(picker).toHaveTextContent("US Men");
    const buttons = [...picker.querySelectorAll("li button")];
    await expect(buttons.map((button) => button.firstChild?.textContent)).toEqual(["7", "7.5", "8", "9", "9.5"]);
    await expect(buttons[0]).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "8" }));
    await expect(args.onPick).toHaveBeenLastCalledWith("104201", "104201-8");
    await expect(args.onFollow).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: "Close" }));
    await expect(canvas.queryByRole("group", { name: /choose a size/ })).toBeNull();
    await expect(canvas.getByRole("button", { name: "Add to cart: Court Low" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByRole("button", { name: "7" })).toHaveFocus(), patient);
    await userEvent.keyboard("{Escape}");
    await expect(canvas.getByRole("button", { name: "Add to cart: Court Low" })).toHaveFocus();
  },
};

export const QuickAddOpensThePicker: Story = {
  name: "TILE-23 TILE-25 TILE-26 On small screens quick add opens the picker by itself after 150 ms, without a close button",
  args: { bar: "add", sizes },
  ...phone,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Quick add Court Low" }));
    const picker = await canvas.findByRole("group", { name: /choose a size/ });
    if (!matchMedia("(prefers-reduced-motion: reduce)").matches) {
      const [rise] = picker.getAnimations();
      await expect(rise?.effect?.getComputedTiming().delay).toBe(150);
    }
    await expect(canvas.queryByRole("button", { name: "Close" })).toBeNull();
    for (const button of picker.querySelectorAll<HTMLElement>("li button"))
      await expect(button.offsetWidth).toBeGreaterThanOrEqual(44);
    fireEvent.pointerDown(document.body);
    await waitFor(() => expect(canvas.queryByRole("group", { name: /choose a size/ })).toBeNull(), patient);
    await expect(canvas.getByRole("button", { name: "Quick add Court Low" })).toHaveFocus();
  },
};

export const SizesArrive: Story = {
  name: "The picker waits for its sizes",
  args: { bar: "add" },
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Add to cart: Court Low" }));
    await expect(await canvas.findByRole("group", { name: /choose a size/ })).toHaveAttribute("aria-busy", "true");
    await expect(canvas.getByRole("img", { name: "Loading sizes" })).toBeVisible();
  },
};

export const OnlyOneSize: Story = {
  name: "With one size and nothing to choose, add to cart adds at once",
  args: { bar: "add", onlySize: "104201-OS" },
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Add to cart: Court Low" }));
    await expect(args.onPick).toHaveBeenCalledWith("104201", "104201-OS");
    await expect(canvas.queryByRole("group", { name: /choose a size/ })).toBeNull();
  },
};

export const SalePrice: Story = {
  name: "TILE-45 A discounted price is marked and the old one struck, with words for screen readers",
  args: { price: { now: "$147.00", was: "$210.00" } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("s")).toHaveTextContent("Was $210.00");
    await expect(canvasElement).toHaveTextContent("Now $147.00");
    await expect(getComputedStyle(canvasElement.querySelector("s") as Element).textDecorationLine).toBe("line-through");
  },
};

export const PictureFails: Story = {
  args: { pictures: [{ src: "/nothing-here.webp", alt: "Osker Court Low" }] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("article").querySelector("[data-failed]")).not.toBeNull(), patient);
    await expect(canvas.getByRole("link", { name: "Court Low" })).toBeVisible();
  },
};

export const PickerOnSmallScreens: Story = {
  args: { bar: "add", sizes, heart: "off" },
  ...phone,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Quick add Court Low" }));
    const picker = await canvas.findByRole("group", { name: /choose a size/ });
    const tile = canvas.getByRole("article").getBoundingClientRect();
    const box = picker.getBoundingClientRect();
    await expect([Math.round(box.left), Math.round(box.width)]).toEqual([Math.round(tile.left), Math.round(tile.width)]);
  },
};

export const LetterSizes: Story = {
  args: {
    bar: "add",
    sizes: { system: "AU / NZ", options: ["XS", "S", "M", "L", "XL", "2XL"].map((code) => ({ id: code, code })) },
  },
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Add to cart: Court Low" }));
    await expect(await canvas.findByRole("group", { name: /AU \/ NZ/ })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("button", { name: "XS" })).toHaveFocus(), patient);
    await userEvent.keyboard("2");
    await expect(canvas.getByRole("button", { name: "2XL" })).toHaveFocus();
  },
};

export const ByKeyboardAlone: Story = {
  name: "A tile is one thing, named by its product, with a stop for the product, its colours, each badge, add to cart and the heart",
  args: { bar: "add", heart: "off", badges: [{ id: "1", children: "Best seller", href: "#best" }] },
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas, args }) => {
    const tile = canvas.getByRole("article", { name: "Osker Court Low" });
    const named = () => {
      const { activeElement } = document;
      return activeElement && (activeElement.getAttribute("aria-label") ?? activeElement.textContent);
    };
    const reached: (string | null)[] = [];
    await userEvent.tab();
    // What comes with the first focus has come before the next press, as it has for a person.
    await waitFor(() => expect(tile.querySelectorAll("[tabindex='-1']").length).toBeGreaterThan(0), patient);
    for (; tile.contains(document.activeElement) && reached.length < 20; await userEvent.tab()) reached.push(named());
    await expect(reached).toEqual([
      "Court Low",
      "Chalk / Pine",
      "Best seller",
      "Add to cart: Court Low",
      "Save Court Low to wishlist",
    ]);
    canvas.getByRole("link", { name: "Chalk / Pine" }).focus();
    const forward = getComputedStyle(tile).direction === "rtl" ? "{ArrowLeft}" : "{ArrowRight}";
    const colours: (string | null)[] = [];
    for (let step = 0; step < 4; step++) {
      await userEvent.keyboard(forward);
      colours.push(named());
    }
    await expect(colours).toEqual(["Harbour", "Galah", "Kelp, sold out", "More colours"]);
    await userEvent.keyboard("{Home}");
    await expect(named()).toBe("Chalk / Pine");
    const heart = canvas.getByRole("button", { name: "Save Court Low to wishlist" });
    heart.focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onHeart).toHaveBeenCalledWith("104201");
    await expect(heart).toHaveFocus();
  },
};

export const EverySizeOnAPhone: Story = {
  name: "On a phone every size of the picker can be reached, and long labels fit their buttons",
  args: {
    bar: "add",
    sizes: {
      system: "AU/NZ",
      options: Array.from({ length: 18 }, (_, index) => ({
        id: `${index}`,
        code: `${index}`,
        label: `${index > 15 ? "2XL" : "S"} / AU/NZ ${index + 4}`,
        low: index > 15,
      })),
    },
  },
  ...phone,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Quick add Court Low" }));
    const picker = await canvas.findByRole("group", { name: /choose a size/ });
    await settled(picker);
    const buttons = [...picker.querySelectorAll<HTMLElement>("li button")];
    await expect(buttons).toHaveLength(18);
    for (const button of buttons) {
      button.scrollIntoView({ block: "nearest" });
      const [box, frame] = [button.getBoundingClientRect(), picker.getBoundingClientRect()];
      await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
      await expect(box.left).toBeGreaterThanOrEqual(frame.left);
      await expect(box.right).toBeLessThanOrEqual(frame.right);
      await expect(box.top).toBeGreaterThanOrEqual(frame.top - 1);
      await expect(box.bottom).toBeLessThanOrEqual(frame.bottom + 1);
    }
    // The dot of a size that is running out stands above its label's letters, which begin a quarter of a line down.
    const [running] = buttons.filter((button) => /only a few left$/.test(button.textContent ?? ""));
    if (!running?.firstChild || !running.lastElementChild) throw new Error("No size is running out.");
    const words = document.createRange();
    words.selectNodeContents(running.firstChild);
    const lines = [...words.getClientRects()];
    await expect(lines.length).toBeGreaterThan(1);
    const dot = running.lastElementChild.getBoundingClientRect();
    for (const line of lines) await expect(dot.bottom).toBeLessThanOrEqual(line.top + line.height / 4);
  },
};

const forwarded = passedOn();

export const PassesOn: Story = {
  name: "Passes on ref, id, class, data, ARIA attributes and handlers",
  args: { ...forwarded, onPointerEnter: fn(), onFocus: fn() },
  play: async ({ canvas, args }) => {
    const tile = canvas.getByRole("article");
    await expectPassedOn(tile, forwarded);
    await userEvent.hover(tile);
    await expect(args.onPointerEnter).toHaveBeenCalled();
    canvas.getByRole("link", { name: "Court Low" }).focus();
    await expect(args.onFocus).toHaveBeenCalled();
    await expect(args.onNear).toHaveBeenCalledTimes(1);
  },
};
