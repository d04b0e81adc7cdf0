import type { Meta, StoryObj } from "@storybook/react-vite";
import { Announcer, announce } from "@tread/design-system/announcer";
import { Icon } from "@tread/design-system/icon";
import { IconButton } from "@tread/design-system/icon-button";
import { Cluster } from "@tread/design-system/layout";
import { Text } from "@tread/design-system/text";
import { useRef } from "react";
import { expect, userEvent, waitFor } from "storybook/test";
import { everyTokenShown } from "./every-token-shown.ts";
import { Code, FoundationPage, FoundationPart } from "./FoundationPage.tsx";
import css from "./foundations.module.css";
import { TokenFacts } from "./TokenFacts.tsx";
import { cssText, type Token, tokensOf } from "./tokens.ts";

const meta = {
  title: "Foundations/Motion",
  tags: ["!autodocs"],
  // It draws what the theme holds.
  parameters: { visual: { otherThemes: "played" } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

type Timing = { duration: number; delay: number; easing: string };
type Length = { value: number };

// Long enough to see a curve's character.
const shownFor = 1000;

function timingOf({ type, value }: Token): Timing {
  if (type === "duration") return { duration: (value as Length).value, delay: 0, easing: "linear" };
  if (type === "cubicBezier") return { duration: shownFor, delay: 0, easing: `cubic-bezier(${(value as number[]).join(", ")})` };
  const { duration, delay, timingFunction } = value as { duration: Length; delay: Length; timingFunction: number[] };
  return { duration: duration.value, delay: delay.value, easing: `cubic-bezier(${timingFunction.join(", ")})` };
}

// The toolbar's switch stands in for the browser's own preference while one looks around.
const wantsCalm = () =>
  matchMedia("(prefers-reduced-motion: reduce)").matches || document.documentElement.hasAttribute("data-reduced-motion");

const nameOf = (token: Token) => token.path.replace(/^primitive\./, "");

/** A puck that runs along its track as the token says, at a press. Under reduced motion it is there at once: a cut. */
function Track({ token }: { token: Token }) {
  const puck = useRef<HTMLSpanElement>(null);
  const play = () => {
    const element = puck.current;
    const track = element?.parentElement;
    if (!element || !track) return;
    for (const running of element.getAnimations()) running.cancel();
    if (wantsCalm()) return announce(`${nameOf(token)}: a cut, motion is reduced`);
    const way = track.clientWidth - element.offsetWidth - 2 * Number.parseFloat(getComputedStyle(element).insetBlockStart);
    const to = getComputedStyle(track).direction === "rtl" ? -way : way;
    element.animate([{ transform: "none" }, { transform: `translateX(${to}px)` }], timingOf(token));
  };
  return (
    <Cluster gap={12} keepTogether>
      <IconButton icon={<Icon name="play" size="md" />} label={`Play ${nameOf(token)}`} variant="outline" onClick={play} />
      <div className={css.track}>
        <span ref={puck} className={css.puck} />
      </div>
    </Cluster>
  );
}

function Moves({ tokens }: { tokens: Token[] }) {
  return (
    <ul className={css.rows}>
      {tokens.map((token) => (
        <li key={token.path} className={css.row}>
          <TokenFacts token={token} />
          <Track token={token} />
        </li>
      ))}
    </ul>
  );
}

/** A curve in a unit square, time across and way up. Springs leave the square. */
function Curve({ token }: { token: Token }) {
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = token.value as number[];
  return (
    <svg className={css.curve} viewBox="0 0 100 100" aria-hidden="true">
      <path d="M0 0V100H100" strokeOpacity=".3" />
      <path d={`M0 100C${x1 * 100} ${100 - y1 * 100} ${x2 * 100} ${100 - y2 * 100} 100 0`} />
    </svg>
  );
}

export const Moving: Story = {
  render: (_, { globals }) => {
    const theme = String(globals.theme);
    return (
      <FoundationPage
        shout="Motion"
        aside="with manners"
        lead={
          <>
            Quick on the way out, gentle on the way in. Components read <Code>vars.motion.hover</Code>. Whoever asks for reduced
            motion gets cuts: press play and the puck stays put.
          </>
        }
      >
        <FoundationPart title="Moves" note="Duration, easing and delay in one.">
          <Moves tokens={tokensOf(theme, "motion")} />
        </FoundationPart>
        <FoundationPart title="Easings" note="Played over a second, so that they can be told apart.">
          <ul className={css.rows}>
            {tokensOf(theme, "primitive.easing").map((token) => (
              <li key={token.path} className={css.row}>
                <TokenFacts token={token} />
                <Cluster gap={28} keepTogether>
                  <Curve token={token} />
                  <div style={{ flex: 1 }}>
                    <Track token={token} />
                  </div>
                </Cluster>
              </li>
            ))}
          </ul>
        </FoundationPart>
        <FoundationPart title="Durations" note="Played at an even pace.">
          <Moves tokens={tokensOf(theme, "primitive.duration")} />
        </FoundationPart>
        <Announcer />
      </FoundationPage>
    );
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const theme = String(globals.theme);
    await everyTokenShown(canvasElement, theme, "motion", "primitive.duration", "primitive.easing");
    for (const token of tokensOf(theme, "motion", "primitive.easing")) {
      const button = canvas.getByRole("button", { name: `Play ${nameOf(token)}` });
      await userEvent.click(button);
      const puck = button.parentElement?.querySelector(`.${css.puck}`) as HTMLElement;
      const running = puck.getAnimations();
      if (wantsCalm()) {
        await expect(running).toEqual([]);
        // Lines are announced one after the other, so that this one may have to wait for its turn.
        if (token.path === "motion.hover") {
          const status = canvas.getByRole("status");
          await waitFor(() => expect(status).toHaveTextContent("motion.hover: a cut, motion is reduced"), { timeout: 10_000 });
        }
        continue;
      }
      const { duration, delay, easing } = timingOf(token);
      await expect(running.map(({ effect }) => effect?.getTiming())).toMatchObject([{ duration, delay }]);
      const shown = running[0]?.effect?.getTiming().easing;
      await expect(shown === "linear" ? "cubic-bezier(0, 0, 1, 1)" : shown).toBe(easing);
      for (const animation of running) animation.cancel();
    }
  },
};

export const Layers: Story = {
  render: (_, { globals }) => {
    const layers = tokensOf(String(globals.theme), "layer").toSorted((one, other) => Number(other.value) - Number(one.value));
    return (
      <FoundationPage
        shout="Layers"
        aside="front to back"
        lead={
          <>
            What covers what. A component names its layer, <Code>vars.layer.header</Code>, and never a figure of its own.
          </>
        }
      >
        <FoundationPart title="Nearest first">
          <ol className={css.rows}>
            {layers.map((token, index) => (
              <li key={token.path} className={css.layer} style={{ marginInlineStart: `${index * 1.5}%` }}>
                <TokenFacts token={token} />
                <Text variant="body.xs" tone="secondary">
                  z-index {cssText(token)}
                </Text>
              </li>
            ))}
          </ol>
        </FoundationPart>
      </FoundationPage>
    );
  },
  play: async ({ canvas, canvasElement, globals }) => {
    await everyTokenShown(canvasElement, String(globals.theme), "layer");
    const order = canvas.getAllByText(/^z-index \d+$/).map((line) => Number(line.textContent?.slice("z-index ".length)));
    await expect(order).toEqual(order.toSorted((one, other) => other - one));
    // What tells the shopper something has to be seen over an overlay, and a skip link over everything.
    const levels = Object.fromEntries(
      tokensOf(String(globals.theme), "layer").map(({ path, value }) => [path.slice(6), Number(value)]),
    );
    await expect(levels.alert).toBeGreaterThan(levels.overlay as number);
    await expect(Math.max(...Object.values(levels))).toBe(levels.skip);
  },
};
