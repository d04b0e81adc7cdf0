import type { Meta, StoryObj } from "@storybook/react-vite";
import { Countdown, countdownVariants } from "@tread/design-system/countdown";
import { inverseGround } from "@tread/design-system/theme";
import { expect, fn, waitFor } from "storybook/test";

const inSeconds = (seconds: number) => Math.ceil(Date.now() / 1000) + seconds;

const meta = {
  title: "Components/Countdown",
  component: Countdown,
  args: { release: inSeconds(225_369), onEnd: fn() },
  argTypes: { variant: { control: "inline-radio", options: countdownVariants } },
  decorators: [
    (Story) => (
      <div {...inverseGround} style={{ background: "var(--color-bg-inverse)", color: "var(--color-text-inverse)", padding: 24 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Countdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Block: Story = { args: { variant: "block" } };
export const Compact: Story = { args: { variant: "compact" } };

export const TwoDigits: Story = {
  name: "COUNT-03 Days, hours, minutes and seconds with two digits each",
  render: () => (
    <>
      <Countdown release={inSeconds(2 * 86_400 + 3 * 3600 + 4 * 60 + 5)} />
      <Countdown release={inSeconds(2 * 86_400 + 3 * 3600 + 4 * 60 + 5)} variant="block" />
    </>
  ),
  play: async ({ canvas }) => {
    const [tile, block] = canvas.getAllByRole("timer");
    await expect(tile?.textContent).toMatch(/^Drops in02d03h04m0\ds$/);
    await expect(block?.textContent).toMatch(/^02days03hours04min0\dsec$/);
    await expect(tile?.getAttribute("aria-label")).toMatch(/^Drops in 2 days, 3 hours, 4 minutes, \d seconds?$/);
  },
};

export const Ticks: Story = {
  parameters: { visual: { clock: "running" } },
  play: async ({ canvas }) => {
    const before = canvas.getByRole("timer").textContent;
    await waitFor(() => expect(canvas.getByRole("timer").textContent).not.toBe(before), { timeout: 3000 });
    await expect(canvas.getByRole("timer")).not.toHaveAttribute("aria-live");
  },
};

export const Ends: Story = {
  name: "COUNT-04 When it ends it disappears",
  parameters: { visual: { clock: "running" } },
  render: (args) => <Countdown {...args} release={inSeconds(1)} />,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("timer")).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole("timer")).toBeNull(), { timeout: 5000 });
    await expect(args.onEnd).toHaveBeenCalledTimes(1);
  },
};
