import type { Meta, StoryObj } from "@storybook/react-vite";
import { Spinner } from "@tread/design-system/spinner";
import { expect } from "storybook/test";

const meta = { title: "Components/Spinner", component: Spinner, args: { label: "Searching" } } satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SaysWhatIsGoingOn: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "Searching" })).toBeVisible();
  },
};

export const MovesInEveryMotionSetting: Story = {
  play: async ({ canvas }) => {
    const [animation, ...others] = canvas.getByRole("img").getAnimations() as [Animation];
    await expect(others).toEqual([]);
    const frames = (animation.effect as KeyframeEffect).getKeyframes();
    const reduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
    await expect(frames.some((frame) => "rotate" in frame)).toBe(!reduced);
    await expect(frames.some((frame) => "opacity" in frame)).toBe(reduced);
  },
};
