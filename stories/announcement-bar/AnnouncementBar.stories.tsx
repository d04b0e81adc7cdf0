import type { Meta, StoryObj } from "@storybook/react-vite";
import { AnnouncementBar } from "@tread/design-system/announcement-bar";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { calm, patient } from "../overlay/calm.ts";

const announcements = [
  { text: "Free express delivery on orders over $150. You’re welcome." },
  { text: "Earn points with Qantas", href: "/nz/articles/qantas" },
];

const meta = {
  title: "Components/Announcement bar",
  component: AnnouncementBar,
  args: { announcements },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof AnnouncementBar>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

export const Playground: Story = {};

export const TextAndLink: Story = {
  name: "HEAD-13 An announcement is its text, and a link only when it has one",
  render: () => (
    <>
      <AnnouncementBar announcements={announcements.slice(0, 1)} label="Text" />
      <AnnouncementBar announcements={announcements.slice(1)} label="Link" />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Free express delivery/)).toBeVisible();
    await expect(canvas.getByText(/Free express delivery/).closest("a")).toBeNull();
    await expect(canvas.getByRole("link", { name: "Earn points with Qantas" })).toHaveAttribute("href", "/nz/articles/qantas");
    await expect(canvas.getAllByRole("link")).toHaveLength(1);
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

const region = (canvas: Canvas) => canvas.getByRole("region", { name: "Announcements" });
/** What the bar shows, or undefined in the middle of a move. */
function shown(bar: HTMLElement): string | undefined {
  const { top, bottom } = bar.getBoundingClientRect();
  return [...bar.querySelectorAll("li")]
    .find((item) => {
      const box = item.getBoundingClientRect();
      return Math.abs(box.top - top) < 0.5 && Math.abs(box.bottom - bottom) < 0.5;
    })
    ?.textContent?.trim();
}
const alive = (bar: HTMLElement) => waitFor(() => expect(bar.querySelector("[data-live]")).not.toBeNull(), patient);
const first = announcements[0]?.text;
const second = announcements[1]?.text;

export const Rotates: Story = {
  name: "HEAD-14 HEAD-15 Rotates vertically and loops, each standing 3000 ms, unless less motion is asked for",
  play: async ({ canvas }) => {
    const bar = region(canvas);
    await expect(shown(bar)).toBe(first);
    if (calm()) {
      await expect(await canvas.findByRole("button", { name: "Play announcements" })).toBeVisible();
      return;
    }
    await alive(bar);
    const seen: { what: string | undefined; time: number }[] = [];
    await new Promise<void>((done) => {
      const look = (time: number) => {
        const what = shown(bar);
        if (what !== seen.at(-1)?.what || seen.length === 0) seen.push({ what, time });
        if (seen.length === 5) done();
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await expect(seen.map(({ what }) => what)).toEqual([first, undefined, second, undefined, first]);
    const [, leaves, stands, leavesAgain] = seen.map(({ time }) => time);
    await expect(Math.abs((stands ?? 0) - (leaves ?? 0) - 1000)).toBeLessThan(300);
    await expect(Math.abs((leavesAgain ?? 0) - (stands ?? 0) - 3000)).toBeLessThan(400);
  },
};

export const OthersAreInert: Story = {
  name: "Only the announcement that shows can be reached",
  play: async ({ canvas }) => {
    const bar = region(canvas);
    await alive(bar);
    await waitFor(() => expect([...bar.querySelectorAll("li")].map((item) => item.inert)).toEqual([false, true]), patient);
  },
};

export const Pauses: Story = {
  name: "The pause button stops it, and it is never a live region",
  play: async ({ canvas, canvasElement }) => {
    const button = await canvas.findByRole("button", calm() ? { name: "Play announcements" } : {});
    await userEvent.tab();
    await expect(button).toHaveFocus();
    const stopped = () => button.getAttribute("aria-label") === "Play announcements";
    if (!stopped()) await userEvent.click(button);
    await expect(button).toHaveAccessibleName("Play announcements");
    await expect(canvasElement.querySelector("[aria-live], [role='status']")).toBeNull();
    await userEvent.click(button);
    await expect(button).toHaveAccessibleName("Pause announcements");
  },
};

export const StandsStill: Story = {
  name: "It stands still while the pointer is on it or the keyboard is in it",
  render: () => (
    <>
      <AnnouncementBar announcements={announcements} label="Under the pointer" />
      <AnnouncementBar announcements={announcements} label="Under the keyboard" />
    </>
  ),
  play: async ({ canvas }) => {
    if (calm()) return;
    const pointed = canvas.getByRole("region", { name: "Under the pointer" });
    const focused = canvas.getByRole("region", { name: "Under the keyboard" });
    await Promise.all([alive(pointed), alive(focused)]);
    within(focused).getByRole("button").focus();
    // The pointer that passes over it takes nothing from the keyboard.
    await userEvent.hover(focused);
    await userEvent.unhover(focused);
    await userEvent.hover(pointed);
    const began = performance.now();
    await waitFor(() => expect(performance.now() - began).toBeGreaterThan(3600), { timeout: 6000 });
    await expect([shown(pointed), shown(focused)]).toEqual([first, first]);
    await userEvent.unhover(pointed);
    await waitFor(() => expect(shown(pointed)).toBe(second), { timeout: 6500 });
    await expect(shown(focused)).toBe(first);
  },
};

export const AllItsWords: Story = {
  name: "Where there is little room the bar is as high as its longest announcement, and cuts no words",
  args: {
    announcements: [...announcements, { text: "Members get 20% off all full-price trail shoes until Sunday at midnight." }],
  },
  globals: { viewport: { value: "narrow" } },
  play: async ({ canvas }) => {
    const bar = region(canvas);
    await expect(shown(bar)).toBe(first);
    for (const item of bar.querySelectorAll("li")) {
      const line = item.firstElementChild as HTMLElement;
      await expect(line.scrollWidth).toBeLessThanOrEqual(line.clientWidth);
      await expect(line.scrollHeight).toBeLessThanOrEqual(item.clientHeight);
      await expect(item.clientHeight).toBe(bar.clientHeight);
    }
  },
};
