import type { Meta, StoryObj } from "@storybook/react-vite";
import type { CSSProperties, ReactNode } from "react";
import { expect } from "storybook/test";
import { everyTokenShown } from "./every-token-shown.ts";
import { Code, FoundationPage, FoundationPart } from "./FoundationPage.tsx";
import css from "./foundations.module.css";
import { TokenFacts } from "./TokenFacts.tsx";
import { cssText, reference, type Token, tokensOf } from "./tokens.ts";

const meta = {
  title: "Foundations/Space & layout",
  tags: ["!autodocs"],
  // It draws what the theme holds.
  parameters: { visual: { otherThemes: "played" } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const inUse = (token: Token) => reference(token.path) ?? cssText(token);

function Rows({ tokens, children }: { tokens: Token[]; children: (token: Token) => ReactNode }) {
  return (
    <ul className={css.rows}>
      {tokens.map((token) => (
        <li key={token.path} className={css.row}>
          <TokenFacts token={token} />
          {children(token)}
        </li>
      ))}
    </ul>
  );
}

function Boxes({ tokens, styleOf }: { tokens: Token[]; styleOf: (value: string) => CSSProperties }) {
  return (
    <ul className={css.swatches}>
      {tokens.map((token) => (
        <li key={token.path}>
          <div className={css.box} style={styleOf(inUse(token))} />
          <TokenFacts token={token} />
        </li>
      ))}
    </ul>
  );
}

const Bar = ({ token }: { token: Token }) => (
  <span className={css.bar} data-length={token.path} style={{ inlineSize: inUse(token) }} />
);

const lengths: readonly [prefix: string, title: string, note?: string][] = [
  ["space", "Space by role", "Inside components 4 to 24, field to field 20, and a section's breath that grows with the window."],
  ["primitive.space", "Scale", "The only distances there are. Layout parts take them as numbers: gap 20."],
  ["grid", "Grid", "Page margins, gutters, the tile grid, the widest content and the reading measure."],
  ["size", "Sizes", "Controls, icons, the header, overlays and columns. 44 is the least target for a finger."],
  ["primitive.size", "Raw sizes"],
];

export const Space: Story = {
  name: "Spacing",
  render: (_, { globals }) => (
    <FoundationPage
      shout="Space"
      aside="to breathe"
      lead={
        <>
          Pictures tile, words breathe: product pictures sit nearly edge to edge, and space goes around text and between sections.
          Components read <Code>vars.space.inset.md</Code>; pages use the layout parts.
        </>
      }
    >
      {lengths.map(([prefix, title, note]) => (
        <FoundationPart key={prefix} title={title} note={note}>
          <Rows tokens={tokensOf(String(globals.theme), prefix)}>{(token) => <Bar token={token} />}</Rows>
        </FoundationPart>
      ))}
    </FoundationPage>
  ),
  play: async ({ canvasElement, globals }) => {
    const theme = String(globals.theme);
    await everyTokenShown(canvasElement, theme, "space", "primitive.space", "grid", "size", "primitive.size");
    for (const token of tokensOf(theme, "primitive.space")) {
      const bar = canvasElement.querySelector<HTMLElement>(`[data-length="${token.path}"]`) as HTMLElement;
      const { value } = token.value as { value: number };
      // A bar is never thinner than its own two lines.
      await expect(`${token.path} ${bar.getBoundingClientRect().width}`).toBe(`${token.path} ${Math.max(value, 2)}`);
    }
  },
};

export const Shape: Story = {
  name: "Radius, borders and shadows",
  render: (_, { globals }) => {
    const theme = String(globals.theme);
    return (
      <FoundationPage
        shout="Shape"
        aside="and edge"
        lead="What you press is round, what you look at is square; fields sit between. The boutique is square throughout. Hairlines separate, and shadows belong only to what floats."
      >
        <FoundationPart title="Radius">
          <Boxes
            tokens={tokensOf(theme, "radius")}
            styleOf={(borderRadius) => ({ borderRadius, border: `1px solid ${reference("color.control.border.rest")}` })}
          />
        </FoundationPart>
        <FoundationPart title="Border" note="The stitch is progress: it appears only where something is being finished.">
          <Boxes tokens={tokensOf(theme, "border")} styleOf={(border) => ({ border })} />
        </FoundationPart>
        <FoundationPart title="Shadow">
          <Boxes tokens={tokensOf(theme, "shadow")} styleOf={(boxShadow) => ({ boxShadow })} />
        </FoundationPart>
        <FoundationPart title="Raw radii">
          <Boxes
            tokens={tokensOf(theme, "primitive.radius")}
            styleOf={(borderRadius) => ({ borderRadius, border: `1px solid ${reference("color.control.border.rest")}` })}
          />
        </FoundationPart>
        <FoundationPart title="Strokes">
          <Rows tokens={tokensOf(theme, "primitive.stroke")}>
            {(token) => <span style={{ borderBlockStart: `${cssText(token)} solid` }} />}
          </Rows>
        </FoundationPart>
      </FoundationPage>
    );
  },
  play: async ({ canvasElement, globals }) => {
    await everyTokenShown(
      canvasElement,
      String(globals.theme),
      "radius",
      "border",
      "shadow",
      "primitive.radius",
      "primitive.stroke",
    );
  },
};

export const Breakpoints: Story = {
  render: (_, { globals }) => (
    <FoundationPage
      shout="Breakpoints"
      aside="from a phone up"
      lead="Styles start at a phone and add from each width up. The boutique has a wide layout of its own. Each bar is as wide as its breakpoint, where the window has the room."
    >
      <FoundationPart title="From this width up">
        <Rows tokens={tokensOf(String(globals.theme), "primitive.breakpoint")}>{(token) => <Bar token={token} />}</Rows>
      </FoundationPart>
    </FoundationPage>
  ),
  play: async ({ canvasElement, globals }) => {
    const theme = String(globals.theme);
    await everyTokenShown(canvasElement, theme, "primitive.breakpoint");
    const widths = Object.fromEntries(
      tokensOf(theme, "primitive.breakpoint").map(({ path, value }) => [
        path.split(".").at(-1),
        (value as { value: number }).value,
      ]),
    );
    await expect(widths).toEqual({ sm: 640, md: 768, lg: 1024, xl: 1280, "2xl": 1536, btq: 1350 });
  },
};
