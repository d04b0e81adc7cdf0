import type { Meta, StoryObj } from "@storybook/react-vite";
import { AnnouncementBar } from "@tread/design-system/announcement-bar";
import { expect, userEvent, waitFor } from "storybook/test";
import { calm } from "../overlay/calm.ts";

const announcements = [
  { text: "Free express delivery on orders over $150. You’re welcome." },
  { text: "Earn points with Qantas", href: "/nz/articles/qantas" },
];

const meta = {
  title: "Components/AnnouncementBar",
  component: AnnouncementBar,
  args: { announcements },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof AnnouncementBar>;

export default meta;
type Story = StoryObj<typeof meta>;

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

export const Rotates: Story = {
  name: "HEAD-14 Rotates vertically and loops, unless less motion is asked for",
  play: async ({ canvas }) => {
    if (calm()) {
      await expect(await canvas.findByRole("button", { name: "Play announcements" })).toBeVisible();
      return;
    }
    const link = await canvas.findByRole("link", { name: /Qantas/ }, { timeout: 4000 });
    const [motion] = link.getAnimations();
    await expect(motion?.effect?.getComputedTiming().duration).toBe(1000);
    const [first] = motion?.effect instanceof KeyframeEffect ? motion.effect.getKeyframes() : [];
    await expect(first?.transform).toBe("translateY(100%)");
    const again = () =>
      [...document.querySelectorAll("p")].find((line) => /Free express/.test(line.textContent ?? "") && !line.inert);
    await waitFor(() => expect(again()).toBeTruthy(), { timeout: 6000 });
  },
};

export const Pauses: Story = {
  name: "The pause button stops it, and it is never a live region",
  play: async ({ canvas, canvasElement }) => {
    const button = await canvas.findByRole("button", calm() ? { name: "Play announcements" } : {});
    const stopped = () => button.getAttribute("aria-label") === "Play announcements";
    if (!stopped()) await userEvent.click(button);
    await expect(button).toHaveAccessibleName("Play announcements");
    await expect(canvasElement.querySelector("[aria-live], [role='status']")).toBeNull();
    await userEvent.click(button);
    await expect(button).toHaveAccessibleName("Pause announcements");
  },
};

export const StopsUnderPointerAndFocus: Story = {
  name: "It stands still while the pointer or focus is on it",
  play: async ({ canvas }) => {
    if (calm()) return;
    const region = canvas.getByRole("region", { name: "Announcements" });
    await userEvent.hover(region);
    const began = performance.now();
    await waitFor(() => expect(performance.now() - began).toBeGreaterThan(3600), { timeout: 6000 });
    await expect(canvas.queryByRole("link", { name: /Qantas/ })).toBeNull();
    await userEvent.unhover(region);
    await expect(await canvas.findByRole("link", { name: /Qantas/ }, { timeout: 4500 })).toBeInTheDocument();
  },
};
