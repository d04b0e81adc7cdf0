import type { Meta, StoryObj } from "@storybook/react-vite";
import { Announcer } from "@tread/design-system/announcer";
import { Carousel, carouselSpans } from "@tread/design-system/carousel";
import { Wrap } from "@tread/design-system/layout";
import { ProductTile } from "@tread/design-system/product-tile";
import { expect, fireEvent, userEvent, waitFor, within } from "storybook/test";
import { patient } from "../overlay/calm.ts";
import { courtLow } from "../product-tile/sample-products.ts";

const tiles = Array.from({ length: 8 }, (_, index) => (
  <ProductTile key={index} {...courtLow} productId={String(index)} name={`Court Low ${index + 1}`} />
));

const meta = {
  title: "Components/Carousel",
  component: Carousel,
  args: { title: { shout: "Style it", aside: "with" }, more: { label: "See all", href: "/nz/products" }, children: tiles },
  argTypes: { span: { control: "inline-radio", options: carouselSpans } },
  parameters: { layout: "fullscreen" },
  decorators: [
    (Story) => (
      <Wrap style={{ paddingBlock: 32 }}>
        <Story />
      </Wrap>
    ),
  ],
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

const viewport = (root: Element) => root.querySelector("section > [tabindex]") as HTMLElement;
const slides = (root: Element) => within(viewport(root)).getAllByRole("group", { hidden: true });

/** How many slides stand wholly in view. */
function inView(root: Element): number {
  const { left, right } = viewport(root).getBoundingClientRect();
  return slides(root).filter((slide) => {
    const box = slide.getBoundingClientRect();
    return box.left >= left - 1 && box.right <= right + 1;
  }).length;
}

const alive = (root: Element) => waitFor(() => expect(viewport(root)).toHaveAttribute("data-live"), patient);
const forward = () =>
  document.dir === "rtl" || getComputedStyle(document.body).direction === "rtl" ? "{ArrowLeft}" : "{ArrowRight}";
/** Where each slide stands, to the pixel. */
const places = (root: Element) => slides(root).map((slide) => Math.round(slide.getBoundingClientRect().left));

export const Playground: Story = {};

export const OnAPhone: Story = {
  name: "Two slides and a part of the third on a phone",
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    const [first] = slides(canvasElement);
    const visible = window.innerWidth / (first?.getBoundingClientRect().width ?? 1);
    await expect(inView(canvasElement)).toBe(2);
    await expect(visible).toBeGreaterThan(2.2);
    await expect(visible).toBeLessThan(2.7);
    await alive(canvasElement);
    await expect(inView(canvasElement)).toBe(2);
  },
};

export const OnATablet: Story = {
  name: "Three and a part of the fourth on a tablet",
  globals: { viewport: { value: "tablet" } },
  play: async ({ canvasElement }) => {
    await expect(inView(canvasElement)).toBe(3);
    await expect(slides(canvasElement)[3]?.getBoundingClientRect().left).toBeLessThan(window.innerWidth);
  },
};

export const OnADesktop: Story = {
  name: "Four on a desktop",
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvasElement }) => {
    await expect(inView(canvasElement)).toBe(4);
  },
};

export const Wide: Story = {
  name: "ERRP-08 Wide: five on a desktop, and no bar",
  args: { span: "wide", bar: false },
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvasElement }) => {
    await expect(inView(canvasElement)).toBe(5);
    await expect(viewport(canvasElement).nextElementSibling).toBeNull();
  },
};

export const AllInView: Story = {
  name: "A row that is all in view has neither arrows nor a bar",
  args: { children: tiles.slice(0, 4) },
  parameters: { visual: { skip: "On a desktop, without what moves it." } },
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas, canvasElement }) => {
    await expect(inView(canvasElement)).toBe(4);
    await expect(canvas.queryByRole("button", { name: "Next" })).toBeNull();
    await expect(viewport(canvasElement).nextElementSibling).not.toBeVisible();
    await expect(canvas.getByRole("link", { name: "See all" })).toBeVisible();
  },
};

/** The bar's thumb, as a share of the bar: how wide it is and how far it has come. */
function thumb(root: Element): { share: number; progress: number } {
  const bar = viewport(root).nextElementSibling as HTMLElement;
  const whole = bar.getBoundingClientRect();
  const part = (bar.firstElementChild as HTMLElement).getBoundingClientRect();
  const before = Math.min(Math.abs(part.left - whole.left), Math.abs(whole.right - part.right));
  const after = Math.max(Math.abs(part.left - whole.left), Math.abs(whole.right - part.right));
  const rtl = getComputedStyle(bar).direction === "rtl";
  const start = rtl ? whole.right - part.right : part.left - whole.left;
  return { share: part.width / whole.width, progress: before + after > 0 ? start / (before + after) : 0 };
}

export const Arrows: Story = {
  name: "ERRP-09 Arrows move by what is in view and end at both ends, where they keep focus; the bar follows",
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas, canvasElement }) => {
    const [previous, next] = [canvas.getByRole("button", { name: "Previous" }), canvas.getByRole("button", { name: "Next" })];
    await expect(thumb(canvasElement)).toEqual({ share: 0.5, progress: 0 });
    await expect(previous).toHaveAttribute("aria-disabled", "true");
    // Pressed before the engine is there: it waits for it.
    await userEvent.click(next);
    await waitFor(() => expect(next).toHaveAttribute("aria-disabled", "true"), patient);
    await expect(previous).toHaveAttribute("aria-disabled", "false");
    // At its end the arrow keeps focus, and a press there does nothing.
    await expect(next).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(next).toHaveFocus();
    await waitFor(() => expect(thumb(canvasElement).progress).toBeCloseTo(1, 2), patient);
    await waitFor(() => expect(thumb(canvasElement).progress).toBeCloseTo(1, 2), patient);
    const box = slides(canvasElement)[7]?.getBoundingClientRect() as DOMRect;
    await expect(box.left >= 0 && box.right <= window.innerWidth).toBe(true);
    await userEvent.click(previous);
    await waitFor(() => expect(previous).toHaveAttribute("aria-disabled", "true"), patient);
    await waitFor(() => expect(thumb(canvasElement).progress).toBeCloseTo(0, 2), patient);
  },
};

export const SaysWhatCame: Story = {
  name: "The arrows say which slides they brought; the row itself says nothing",
  globals: { viewport: { value: "desktop" } },
  decorators: [
    (Story) => (
      <>
        <Story />
        <Announcer />
      </>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await alive(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Next" }));
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("5 to 8 of 8"), patient);
    await expect(canvasElement.querySelector("section [aria-live]")).toBeNull();
  },
};

export const TakenOverUnseen: Story = {
  name: "What the browser has scrolled is taken over where it stands; nothing moves",
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    const scroller = viewport(canvasElement);
    await expect(scroller).not.toHaveAttribute("data-live");
    await expect(getComputedStyle(scroller).scrollSnapType).toBe("x mandatory");
    const [first, second] = places(canvasElement);
    scroller.scrollLeft = 2 * ((second ?? 0) - (first ?? 0));
    const before = places(canvasElement);
    await expect(before).not.toEqual([first, second]);
    await alive(canvasElement);
    await expect(scroller.scrollLeft).toBe(0);
    const moved = places(canvasElement).map((left, index) => Math.abs(left - (before[index] ?? 0)));
    await expect(Math.max(...moved)).toBeLessThanOrEqual(1);
  },
};

export const Keys: Story = {
  name: "Arrow keys, Home and End move it when it has focus",
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas, canvasElement }) => {
    await alive(canvasElement);
    viewport(canvasElement).focus();
    const [first, second] = places(canvasElement);
    await userEvent.keyboard(forward());
    await waitFor(() => expect(places(canvasElement)[1]).toBe(first), patient);
    await userEvent.keyboard("{End}");
    await waitFor(() => expect(canvas.getByRole("button", { name: "Next" })).toHaveAttribute("aria-disabled", "true"), patient);
    await userEvent.keyboard("{Home}");
    await waitFor(() => expect(places(canvasElement).slice(0, 2)).toEqual([first, second]), patient);
  },
};

/** For each slide whether it is inert, and whether no part of it shows. */
function hidden(root: Element): { inert: boolean[]; out: boolean[] } {
  const edge = viewport(root).getBoundingClientRect();
  const boxes = slides(root).map((slide) => slide.getBoundingClientRect());
  return {
    inert: slides(root).map((slide) => slide.inert),
    out: boxes.map((box) => box.right <= edge.left || box.left >= edge.right),
  };
}

export const OutOfViewIsInert: Story = {
  name: "Slides out of view are inert until they come",
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas, canvasElement }) => {
    await alive(canvasElement);
    const agrees = async (first: boolean, last: boolean) => {
      await waitFor(() => {
        const { inert, out } = hidden(canvasElement);
        expect(inert).toEqual(out);
        expect([inert[0], inert[7]]).toEqual([first, last]);
      }, patient);
    };
    await agrees(false, true);
    await userEvent.click(canvas.getByRole("button", { name: "Next" }));
    await waitFor(() => expect(canvas.getByRole("button", { name: "Next" })).toHaveAttribute("aria-disabled", "true"), patient);
    await agrees(true, false);
  },
};

export const FocusBringsIn: Story = {
  name: "A slide cut off by the edge comes in whole when the keyboard reaches it",
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    await alive(canvasElement);
    await expect(inView(canvasElement)).toBe(2);
    const third = slides(canvasElement)[2] as HTMLElement;
    viewport(canvasElement).focus();
    for (let press = 0; press < 40 && !third.contains(document.activeElement); press += 1) await userEvent.tab();
    await expect(third).toContainElement(document.activeElement as HTMLElement);
    const edge = viewport(canvasElement).getBoundingClientRect();
    await waitFor(() => {
      const box = third.getBoundingClientRect();
      expect(box.left >= edge.left - 1 && box.right <= edge.right + 1).toBe(true);
    }, patient);
  },
};

export const Dragged: Story = {
  name: "A pointer drags it, and a trackpad moves it sideways; it comes to rest on a slide",
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvasElement }) => {
    await alive(canvasElement);
    const scroller = viewport(canvasElement);
    const [first, second] = places(canvasElement);
    const pitch = (second ?? 0) - (first ?? 0);
    scroller.dispatchEvent(new WheelEvent("wheel", { deltaX: pitch * 0.8, deltaY: 2, cancelable: true, bubbles: true }));
    await waitFor(() => expect(places(canvasElement)[1]).toBe(first), patient);
    const up = new WheelEvent("wheel", { deltaX: 2, deltaY: 90, cancelable: true, bubbles: true });
    scroller.dispatchEvent(up);
    await expect(up.defaultPrevented).toBe(false);
    const at = { clientX: 700, clientY: 300, button: 0 };
    const slide = slides(canvasElement)[2] as HTMLElement;
    await fireEvent.mouseDown(slide, at);
    await fireEvent.mouseMove(document, { ...at, clientX: 700 + pitch * 0.4 });
    await fireEvent.mouseMove(document, { ...at, clientX: 700 + pitch * 0.9 });
    await fireEvent.mouseUp(document, { ...at, clientX: 700 + pitch * 0.9 });
    await waitFor(() => expect(places(canvasElement).slice(0, 2)).toEqual([first, second]), patient);
  },
};

export const Named: Story = {
  name: "A named carousel of named slides; its arrows say what they move",
  play: async ({ canvas, canvasElement }) => {
    const region = canvas.getByRole("region", { name: "Style it with" });
    await expect(region).toHaveAttribute("aria-roledescription", "carousel");
    await expect(canvas.getByRole("heading", { level: 2 })).toHaveTextContent("Style it with");
    await expect(slides(canvasElement).map((slide) => slide.getAttribute("aria-label"))).toEqual(
      Array.from({ length: 8 }, (_, index) => `${index + 1} of 8`),
    );
    await expect(slides(canvasElement)[0]).toHaveAttribute("aria-roledescription", "slide");
    for (const arrow of region.querySelectorAll("[aria-controls]")) {
      await expect(document.getElementById(arrow.getAttribute("aria-controls") ?? "")).toContainElement(
        slides(canvasElement)[0] ?? null,
      );
    }
  },
};
