import type { Meta, StoryObj } from "@storybook/react-vite";
import { GallerySlide } from "@tread/design-system/gallery-slide";
import { MediaCarousel, mediaCarouselLayouts } from "@tread/design-system/media-carousel";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { calm, patient } from "../overlay/calm.ts";
import { courtLow } from "../product-tile/sample-products.ts";

const pressed = fn();

const meta = {
  title: "Components/Media carousel",
  component: MediaCarousel,
  subcomponents: { GallerySlide },
  args: {
    label: "Pictures of Court Low",
    onIndexChange: fn(),
    children: courtLow.pictures.map((picture, index) => (
      <GallerySlide
        key={picture.src}
        picture={{ ...picture, width: 800, height: 1200 }}
        label={`Zoom picture ${index + 1}`}
        onClick={() => pressed(index)}
      />
    )),
  },
  argTypes: { layout: { control: "inline-radio", options: mediaCarouselLayouts } },
  parameters: { layout: "fullscreen" },
  beforeEach: () => {
    pressed.mockClear();
  },
} satisfies Meta<typeof MediaCarousel>;

export default meta;
type Story = StoryObj<typeof meta>;

const slides = () => [...document.querySelectorAll<HTMLElement>("[aria-roledescription='slide']")];
const viewport = () => document.querySelector("section > [role='group']") as HTMLElement;
const alive = () => waitFor(() => expect(viewport()).toHaveAttribute("data-live"), patient);
/** Which slide fills the frame, or -1 on the way. */
const shown = () => {
  const edge = viewport().getBoundingClientRect();
  return slides().findIndex((slide) => Math.abs(slide.getBoundingClientRect().left - edge.left) < 1);
};

export const Playground: Story = { globals: { viewport: { value: "phone" } } };

export const Gap: Story = {
  name: "CARO-02 The default gap is 16",
  globals: { viewport: { value: "phone" } },
  play: async () => {
    const [first, second] = slides().map((slide) => slide.getBoundingClientRect());
    const gap = Math.max((second?.left ?? 0) - (first?.right ?? 0), (first?.left ?? 0) - (second?.right ?? 0));
    await expect(gap).toBe(16);
  },
};

export const OwnGap: Story = {
  args: { gap: 4 },
  globals: { viewport: { value: "phone" } },
  play: async () => {
    await expect(getComputedStyle(viewport().firstElementChild as Element).columnGap).toBe("4px");
  },
};

export const Moves: Story = {
  name: "CARO-01 Arrows and keys change the picture, in 300 ms; a cut for those who asked for less motion",
  globals: { viewport: { value: "tablet" } },
  play: async ({ canvas, args }) => {
    const next = canvas.getByRole("button", { name: "Next picture" });
    await expect(canvas.getByRole("button", { name: "Previous picture" })).toHaveAttribute("aria-disabled", "true");
    await alive();
    const frames: { at: number; time: number }[] = [];
    const watch = new Promise<void>((done) => {
      const look = (time: number) => {
        frames.push({ at: shown(), time });
        if (frames.at(-1)?.at === 1) done();
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await userEvent.click(next);
    await watch;
    const last = frames.at(-1)?.time ?? 0;
    const left = frames.filter(({ at }) => at === -1)[0]?.time ?? last;
    if (calm()) await expect(frames.some(({ at }) => at === -1)).toBe(false);
    else {
      // Embla's clock catches up after a frame that came late, so on a busy machine too the time holds.
      await expect(last - left).toBeGreaterThan(150);
      await expect(last - left).toBeLessThan(450);
    }
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(1);
    viewport().focus();
    await userEvent.keyboard(getComputedStyle(viewport()).direction === "rtl" ? "{ArrowLeft}" : "{ArrowRight}");
    await waitFor(() => expect(args.onIndexChange).toHaveBeenLastCalledWith(2), patient);
    await waitFor(() => expect(next).toHaveAttribute("aria-disabled", "true"), patient);
    next.focus();
    await userEvent.keyboard("{Enter}");
    await expect(next).toHaveFocus();
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(2);
    viewport().focus();
    await userEvent.keyboard("{Home}");
    await waitFor(() => expect(args.onIndexChange).toHaveBeenLastCalledWith(0), patient);
  },
};

export const Swiped: Story = {
  name: "A finger swipes to the next picture, and up and down is the page's",
  globals: { viewport: { value: "phone" } },
  play: async ({ args }) => {
    await alive();
    const forward = getComputedStyle(viewport()).direction === "rtl" ? 1 : -1;
    const slide = slides()[0] as HTMLElement;
    const touch = (type: string, x: number, y: number) => {
      const finger = new Touch({ identifier: 1, target: slide, clientX: x, clientY: y });
      const touches = type === "touchend" ? [] : [finger];
      const event = new TouchEvent(type, { touches, changedTouches: [finger], bubbles: true, cancelable: true });
      slide.dispatchEvent(event);
      return event.defaultPrevented;
    };
    touch("touchstart", 200, 300);
    await expect(touch("touchmove", 202, 340)).toBe(false);
    touch("touchend", 202, 380);
    await expect(shown()).toBe(0);
    touch("touchstart", 200, 300);
    await expect(touch("touchmove", 200 + forward * 60, 304)).toBe(true);
    await expect(touch("touchmove", 200 + forward * 250, 304)).toBe(true);
    touch("touchend", 200 + forward * 250, 304);
    await waitFor(() => expect(args.onIndexChange).toHaveBeenLastCalledWith(1), patient);
    await waitFor(() => expect(shown()).toBe(1), patient);
    await expect(pressed).not.toHaveBeenCalled();
  },
};

export const Pressed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Zoom picture 1: Osker Court Low/ }));
    await expect(pressed).toHaveBeenCalledWith(0);
  },
};

export const Spread: Story = {
  name: "On a product page's large screen all pictures stand in two columns, none is inert, and no engine comes",
  args: { layout: "spread" },
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas }) => {
    const boxes = slides().map((slide) => slide.getBoundingClientRect());
    await expect(boxes[0]?.top).toBe(boxes[1]?.top);
    await expect(boxes[2]?.top).toBeGreaterThan(boxes[0]?.bottom ?? 0);
    await expect(boxes[2]?.width).toBeGreaterThan((boxes[0]?.width ?? 0) * 1.9);
    await expect(canvas.queryByRole("button", { name: "Next picture" })).toBeNull();
    await expect(viewport()).not.toHaveAttribute("data-live");
    await expect(slides().some((slide) => slide.inert)).toBe(false);
  },
};

export const Alone: Story = {
  name: "On a product page's large screen a picture alone has both columns",
  args: { layout: "spread", children: meta.args.children.slice(0, 1) },
  globals: { viewport: { value: "desktop" } },
  play: async () => {
    const [box] = slides().map((slide) => slide.getBoundingClientRect());
    await expect(box?.width).toBeCloseTo(viewport().getBoundingClientRect().width, 0);
    await expect(box?.height).toBeCloseTo(box?.width ?? 0, 0);
  },
};

export const SpreadOnATablet: Story = {
  name: "On its tablet the next picture shows in part, beside the margin",
  args: { layout: "spread" },
  globals: { viewport: { value: "tablet" } },
  play: async () => {
    await alive();
    const [first, second] = slides().map((slide) => slide.getBoundingClientRect());
    await expect((first?.width ?? 0) / window.innerWidth).toBeGreaterThan(0.5);
    const rtl = getComputedStyle(viewport()).direction === "rtl";
    await expect(rtl ? second?.right : window.innerWidth - (second?.left ?? 0)).toBeGreaterThan(100);
  },
};

export const Named: Story = {
  name: "It says which picture came, by its slides' names",
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Pictures of Court Low" })).toHaveAttribute(
      "aria-roledescription",
      "carousel",
    );
    await expect(slides().map((slide) => slide.getAttribute("aria-label"))).toEqual(["1 of 3", "2 of 3", "3 of 3"]);
    await expect(viewport().firstElementChild).toHaveAttribute("aria-live", "polite");
    await alive();
    await waitFor(() => expect(slides().map((slide) => slide.inert)).toEqual([false, true, true]), patient);
  },
};

export const Playing: Story = {
  name: "What plays by itself can be paused, and rests from the start for those who asked for less motion",
  args: { playing: true },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const live = () => viewport().firstElementChild?.getAttribute("aria-live");
    if (calm()) {
      await expect(await canvas.findByRole("button", { name: "Play slide show" })).toBeVisible();
      await expect(live()).toBe("polite");
      return;
    }
    await expect(live()).toBe("off");
    await userEvent.click(canvas.getByRole("button", { name: "Pause slide show" }));
    await expect(canvas.getByRole("button", { name: "Play slide show" })).toBeVisible();
    await expect(live()).toBe("polite");
  },
};

export const ArrowsGoRound: Story = {
  name: "What goes from the last to the first by itself does so by its arrows",
  args: { playing: true },
  globals: { viewport: { value: "tablet" } },
  play: async ({ canvas, args }) => {
    await alive();
    const [previous, next] = [
      canvas.getByRole("button", { name: "Previous picture" }),
      canvas.getByRole("button", { name: "Next picture" }),
    ];
    await expect(previous).toHaveAttribute("aria-disabled", "false");
    await userEvent.click(previous);
    await waitFor(() => expect(args.onIndexChange).toHaveBeenLastCalledWith(2), patient);
    await expect(next).toHaveAttribute("aria-disabled", "false");
    await userEvent.click(next);
    await waitFor(() => expect(args.onIndexChange).toHaveBeenLastCalledWith(0), patient);
  },
};

export const PlaysOn: Story = {
  name: "CARO-03 By itself the next picture comes after 6000 ms; it holds while the pointer or the keyboard is on it",
  args: { playing: true },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, args }) => {
    if (calm()) return;
    await alive();
    const began = performance.now();
    const region = canvas.getByRole("region", { name: "Pictures of Court Low" });
    await waitFor(() => expect(args.onIndexChange).toHaveBeenLastCalledWith(1));
    await expect(performance.now() - began).toBeGreaterThan(5500);
    const live = () => viewport().firstElementChild?.getAttribute("aria-live");
    await expect(live()).toBe("off");
    await userEvent.hover(region);
    await expect(live()).toBe("polite");
    await userEvent.unhover(region);
    await expect(live()).toBe("off");
    await userEvent.tab();
    await expect(live()).toBe("polite");
  },
};
