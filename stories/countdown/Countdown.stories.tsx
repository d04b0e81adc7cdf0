import type { Meta, StoryObj } from "@storybook/react-vite";
import { Countdown, countdownVariants } from "@tread/design-system/countdown";
import { inverseGround, vars } from "@tread/design-system/theme";
import { Profiler } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, fn, spyOn, waitFor } from "storybook/test";
import { expectPassedOn, passedOn } from "../overlay/passed-on.ts";

const inSeconds = (seconds: number) => Math.ceil(Date.now() / 1000) + seconds;

const meta = {
  title: "Components/Countdown",
  component: Countdown,
  args: { release: inSeconds(225_369), onEnd: fn() },
  argTypes: { variant: { control: "inline-radio", options: countdownVariants } },
  decorators: [
    (Story) => (
      <div {...inverseGround} style={{ background: vars.color.bg.inverse, color: vars.color.text.inverse, padding: 24 }}>
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
    await waitFor(() => expect(canvas.getByRole("timer").textContent).not.toBe(before));
    await expect(canvas.getByRole("timer")).not.toHaveAttribute("aria-live");
  },
};

export const Ends: Story = {
  name: "COUNT-04 When it ends it disappears",
  parameters: { visual: { clock: "running" } },
  render: (args) => <Countdown {...args} release={inSeconds(1)} />,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("timer")).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole("timer")).toBeNull());
    await expect(args.onEnd).toHaveBeenCalledTimes(1);
  },
};

const commits = fn();

export const OneClock: Story = {
  name: "Every countdown of a page ticks in the same step, once a second",
  parameters: { visual: { skip: "React's profiler, by which it counts, is silent in a static Storybook." } },
  render: () => (
    <Profiler id="countdowns" onRender={commits}>
      {[1, 2, 3].map((hours) => (
        <Countdown key={hours} release={inSeconds(hours * 3600)} />
      ))}
    </Profiler>
  ),
  play: async ({ canvas }) => {
    const seconds = () => canvas.getAllByRole("timer").map((timer) => timer.textContent?.slice(-3));
    const before = seconds();
    await expect(new Set(before).size).toBe(1);
    commits.mockClear();
    await waitFor(() => expect(seconds()[0]).not.toBe(before[0]));
    await expect(new Set(seconds()).size).toBe(1);
    await expect(commits).toHaveBeenCalledTimes(1);
  },
};

export const FromTheServer: Story = {
  name: "A page from the server holds no time of its own; figures come in the browser, without a warning",
  render: () => <div data-testid="server" />,
  play: async ({ canvas }) => {
    const container = canvas.getByTestId("server");
    const countdown = <Countdown release={inSeconds(3600)} />;
    container.innerHTML = renderToString(countdown);
    await expect(container).toHaveTextContent("Drops in––d––h––m––s");
    const { width } = (container.firstElementChild as Element).getBoundingClientRect();
    const complaints = spyOn(console, "error");
    const recovered = fn();
    const root = flushSync(() => hydrateRoot(container, countdown, { onRecoverableError: recovered }));
    await waitFor(() => expect(container.textContent).toMatch(/00d(01h00m00|00h59m\d\d)s$/));
    await expect(recovered).not.toHaveBeenCalled();
    await expect(complaints).not.toHaveBeenCalled();
    await expect((container.firstElementChild as Element).getBoundingClientRect().width).toBe(width);
    complaints.mockRestore();
    root.unmount();
  },
};

const forwarded = passedOn();

export const PassesOn: Story = {
  name: "Passes on ref, id, class, data and ARIA attributes",
  args: forwarded,
  play: async ({ canvas }) => {
    await expectPassedOn(canvas.getByRole("timer"), forwarded);
  },
};
