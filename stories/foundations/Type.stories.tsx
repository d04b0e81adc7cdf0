import type { Meta, StoryObj } from "@storybook/react-vite";
import { Text, typeRoles } from "@tread/design-system/text";
import type { CSSProperties } from "react";
import { expect } from "storybook/test";
import { everyTokenShown } from "./every-token-shown.ts";
import { Code, FoundationPage, FoundationPart } from "./FoundationPage.tsx";
import css from "./foundations.module.css";
import { TokenFacts } from "./TokenFacts.tsx";
import { cssText, reference, type Token, tokensOf, typeParts } from "./tokens.ts";

const meta = {
  title: "Foundations/Type",
  tags: ["!autodocs"],
  // It draws what the theme holds.
  parameters: { visual: { otherThemes: "played" } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const groups: readonly [name: string, title: string, specimen: string, note: string][] = [
  ["display", "Display", "Sole", "The tread voice: what a headline shouts."],
  [
    "thread",
    "Thread",
    "Kicks, quietly",
    "The aside under a headline's breath, in the headline's size. Never more than one switch of voice.",
  ],
  ["heading", "Heading", "Where’s it going?", "Forms, cards and groups."],
  ["body", "Body", "Pīwakawaka don’t wear shoes. You do.", "Running text. 12 px is the floor."],
  ["label", "Label", "Add to cart", "Buttons, navigation, chips and field labels."],
  ["price", "Price", "$1,289.50", "All money. Figures of one width."],
  ["numeral", "Numerals", "04 : 17 : 59", "Timers and tables. Figures of one width."],
  ["quote", "Quote", "“They outlasted the marathon.”", "Pull quotes."],
];

/** A recipe's parts as a style, so that what is shown is what style sheets are given. */
function recipe(path: string): CSSProperties {
  const part = typeParts(path);
  return {
    fontFamily: part.family,
    fontSize: part.size,
    fontWeight: part.weight,
    fontStretch: part.width,
    fontStyle: part.style,
    lineHeight: part.line,
    letterSpacing: part.track,
    textTransform: part.case as CSSProperties["textTransform"],
    fontVariantNumeric: part.figures,
  };
}

type TypeValue = { fontSize: { value: number }; fontWeight: number; lineHeight: number };

function measures({ value, extension }: Token): string {
  const { fontSize, fontWeight, lineHeight } = value as TypeValue;
  const size = extension.fluid ? `${extension.fluid.min.value}–${extension.fluid.max.value}` : String(fontSize.value);
  return [
    `${size} px`,
    `line ${lineHeight}`,
    `weight ${fontWeight}`,
    `width ${extension.fontStretch ?? 100}`,
    `tracking ${extension.letterSpacingEm ?? 0} em`,
  ].join(" · ");
}

export const Recipes: Story = {
  name: "Typography recipes",
  render: (_, { globals }) => (
    <FoundationPage
      shout="Type"
      aside="and its voices"
      lead={
        <>
          A recipe is size, line, weight, width and tracking in one. Components take a recipe by name, <Code>body.md</Code>, and
          never a size of their own.
        </>
      }
    >
      {groups.map(([name, title, specimen, note]) => (
        <FoundationPart key={name} title={title} note={note}>
          <ul className={css.rows}>
            {tokensOf(String(globals.theme), `typography.${name}`).map((token) => (
              <li key={token.path} className={`${css.row} ${css.rowWide}`}>
                <div>
                  <TokenFacts token={token} />
                  <Text variant="body.xs" tone="secondary" tabular>
                    {measures(token)}
                  </Text>
                </div>
                <div className={css.specimen} data-specimen={token.path} style={recipe(token.path)}>
                  {specimen}
                </div>
              </li>
            ))}
          </ul>
        </FoundationPart>
      ))}
    </FoundationPage>
  ),
  play: async ({ canvasElement, globals }) => {
    const theme = String(globals.theme);
    await everyTokenShown(canvasElement, theme, "typography");
    for (const token of tokensOf(theme, "typography")) {
      const specimen = canvasElement.querySelector<HTMLElement>(`[data-specimen="${token.path}"]`) as HTMLElement;
      const { fontWeight, fontSize } = getComputedStyle(specimen);
      const value = token.value as TypeValue;
      await expect(`${token.path} ${fontWeight}`).toBe(`${token.path} ${value.fontWeight}`);
      const { min, max } = token.extension.fluid ?? { min: value.fontSize, max: value.fontSize };
      await expect(Number.parseFloat(fontSize)).toBeGreaterThanOrEqual(min.value - 0.01);
      await expect(Number.parseFloat(fontSize)).toBeLessThanOrEqual(max.value + 0.01);
    }
    // Every recipe that a component can name is a token.
    const named = tokensOf(theme, "typography").map(({ path }) => path.slice("typography.".length));
    await expect(named).toEqual(expect.arrayContaining([...typeRoles]));
  },
};

export const Families: Story = {
  name: "Font families",
  render: (_, { globals }) => {
    const theme = String(globals.theme);
    return (
      <FoundationPage
        shout="Type"
        aside="by family"
        lead="One variable font does everything in the main store: its weight and width are what tell the voices apart. The boutique swaps the pair for a roman and an italic."
      >
        <FoundationPart title="Voices" note="Which font each voice is set in.">
          <ul className={css.rows}>
            {tokensOf(theme, "font.family").map((token) => (
              <li key={token.path} className={css.row}>
                <TokenFacts token={token} />
                <Text as="div" style={{ fontFamily: reference(token.path) ?? undefined, fontSize: 28 }}>
                  Āhua, Ēhara, Īnanga, Ōtautahi, Ūpoko
                </Text>
              </li>
            ))}
          </ul>
        </FoundationPart>
        <FoundationPart title="Stacks" note="What a font falls back to while it loads, and for good where it never does.">
          <ul className={css.rows}>
            {tokensOf(theme, "primitive.font.family").map((token) => (
              <li key={token.path} className={css.row}>
                <TokenFacts token={token} />
                <Text as="div" style={{ fontFamily: cssText(token), fontSize: 28 }}>
                  ABC abc 0123456789
                </Text>
              </li>
            ))}
          </ul>
        </FoundationPart>
        <FoundationPart title="Weights">
          <ul className={css.rows}>
            {tokensOf(theme, "primitive.font.weight").map((token) => (
              <li key={token.path} className={css.row}>
                <TokenFacts token={token} />
                <Text as="div" style={{ fontWeight: cssText(token), fontSize: 28 }}>
                  Tread lightly
                </Text>
              </li>
            ))}
          </ul>
        </FoundationPart>
        <FoundationPart title="Widths" note="Per cent of the normal width.">
          <ul className={css.rows}>
            {tokensOf(theme, "primitive.font.width").map((token) => (
              <li key={token.path} className={css.row}>
                <TokenFacts token={token} />
                <Text as="div" style={{ fontStretch: `${cssText(token)}%`, fontSize: 28 }}>
                  Tread lightly
                </Text>
              </li>
            ))}
          </ul>
        </FoundationPart>
      </FoundationPage>
    );
  },
  play: async ({ canvasElement, globals }) => {
    await everyTokenShown(canvasElement, String(globals.theme), "font", "primitive.font");
  },
};
