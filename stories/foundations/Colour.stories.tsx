import type { Meta, StoryObj } from "@storybook/react-vite";
import { Badge } from "@tread/design-system/badge";
import { DataTable } from "@tread/design-system/data-table";
import { tokenPath } from "@tread/tokens/contrast/pairs";
import { contrastRatio } from "@tread/tokens/contrast/ratio";
import { expect, within } from "storybook/test";
import { type MeasuredPair, measuredPairs, ratioText } from "./contrast.ts";
import { everyTokenShown } from "./every-token-shown.ts";
import { Code, FoundationPage, FoundationPart } from "./FoundationPage.tsx";
import css from "./foundations.module.css";
import { TokenFacts } from "./TokenFacts.tsx";
import { cssText, reference, type Token, tokenAt, tokensOf } from "./tokens.ts";

const meta = {
  title: "Foundations/Colour",
  tags: ["!autodocs"],
  // It draws what the theme holds.
  parameters: { visual: { otherThemes: "played" } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const groups: readonly [prefix: string, title: string, note: string][] = [
  ["color.bg", "Grounds", "What everything stands on."],
  ["color.text", "Text", "Running text, by the ground that it is on."],
  ["color.border", "Lines", "Hairlines, controls and the line that opens a list."],
  ["color.action", "Actions", "Buttons and what they do when they are reached for."],
  ["color.control", "Controls", "Fields, chips, boxes, swatches."],
  ["color.focus", "Focus", "A ring and a halo; on inverse grounds the two change places."],
  ["color.feedback", "Feedback", "Red is only ever an error. Green is only ever success or in stock."],
  ["color.commerce", "Commerce", "Prices, stock, ratings and the labels on pictures."],
  ["color.overlay", "Over pictures and pages", "See-through: what is behind them shows."],
  ["color.disabled", "Disabled", "Exempt from contrast rules, and readable all the same."],
  ["color.skeleton", "Skeletons", "What stands in while content is on its way."],
  ["color.counter", "Counters", "How many are in the cart."],
  ["color.selection", "Selected text", "What the pointer has marked."],
];

const rawGroups: readonly [prefix: string, title: string][] = [
  ["primitive.color.white", "White"],
  ["primitive.color.ink", "Ink"],
  ["primitive.color.hivis", "Hi-vis"],
  ["primitive.color.red", "Red"],
  ["primitive.color.green", "Green"],
  ["primitive.color.amber", "Amber"],
  ["primitive.color.blue", "Blue"],
  ["primitive.color.plaster", "Plaster"],
  ["primitive.color.oxblood", "Oxblood"],
  ["primitive.color.rouge", "Rouge"],
  ["primitive.color.tint", "Studio tints"],
  ["primitive.color.payment", "Payment brands"],
];

function Swatches({ tokens }: { tokens: Token[] }) {
  return (
    <ul className={css.swatches}>
      {tokens.map((token) => (
        <li key={token.path}>
          <div className={css.swatch} style={{ background: reference(token.path) ?? cssText(token) }} />
          <TokenFacts token={token} />
        </li>
      ))}
    </ul>
  );
}

export const Roles: Story = {
  render: (_, { globals }) => (
    <FoundationPage
      shout="Colour"
      aside="by role"
      lead={
        <>
          Components name a role, never a colour, so that a theme can change them all. Hi-vis means look here: a fill under ink
          text, never text on a light ground. In style sheets: <Code>vars.color.bg.canvas</Code>.
        </>
      }
    >
      {groups.map(([prefix, title, note]) => (
        <FoundationPart key={prefix} title={title} note={note}>
          <Swatches tokens={tokensOf(String(globals.theme), prefix)} />
        </FoundationPart>
      ))}
    </FoundationPage>
  ),
  play: async ({ canvasElement, globals }) => {
    await everyTokenShown(canvasElement, String(globals.theme), "color");
    // What the page paints is what the build says.
    const probe = document.createElement("i");
    for (const swatch of canvasElement.querySelectorAll<HTMLElement>(`.${css.swatch}`)) {
      const path = swatch.parentElement?.querySelector<HTMLElement>("[data-token]")?.dataset.token ?? "";
      probe.style.backgroundColor = cssText(tokenAt(String(globals.theme), path));
      await expect(`${path}: ${getComputedStyle(swatch).backgroundColor}`).toBe(`${path}: ${probe.style.backgroundColor}`);
    }
  },
};

export const Primitives: Story = {
  render: (_, { globals }) => (
    <FoundationPage
      shout="Colour"
      aside="in the tin"
      lead="What the roles are mixed from. Nobody names these in a component; only the studio tints and the payment brands’ own colours reach CSS under their own names."
    >
      {rawGroups.map(([prefix, title]) => (
        <FoundationPart key={prefix} title={title}>
          <Swatches tokens={tokensOf(String(globals.theme), prefix)} />
        </FoundationPart>
      ))}
    </FoundationPage>
  ),
  play: async ({ canvasElement, globals }) => {
    await everyTokenShown(canvasElement, String(globals.theme), "primitive.color");
  },
};

const paint = (name: string) => reference(tokenPath(name)) ?? undefined;

function Sample({ front, ground, kind }: MeasuredPair) {
  return (
    <span className={`${css.sample} ${css.paint}`} data-sample="" style={{ background: paint(ground), color: paint(front) }}>
      {kind === "text" ? "Aa" : <span className={css.mark} style={{ background: paint(front) }} />}
    </span>
  );
}

const badges = { AAA: "success", AA: "success", Fails: "warning" } as const;

const columns = [
  { key: "front", title: "Front", cell: ({ front }: MeasuredPair) => <Code>{front}</Code> },
  { key: "ground", title: "On", cell: ({ ground }: MeasuredPair) => <Code>{ground}</Code> },
  { key: "sample", title: "Seen", cell: (pair: MeasuredPair) => <Sample {...pair} /> },
  { key: "ratio", title: "Contrast", cell: ({ ratio }: MeasuredPair) => ratioText(ratio) },
  { key: "needed", title: "Needed", cell: ({ needed }: MeasuredPair) => `${needed}:1` },
  { key: "verdict", title: "Verdict", cell: ({ verdict }: MeasuredPair) => <Badge tone={badges[verdict]}>{verdict}</Badge> },
];

const pairKey = ({ kind, front, ground }: MeasuredPair) => `${kind} ${front} ${ground}`;

export const Contrast: Story = {
  render: (_, { globals }) => {
    const measured = measuredPairs(String(globals.theme));
    return (
      <FoundationPage
        shout="Contrast"
        aside="counted"
        lead="Every colour that a component puts on another, measured as WCAG 2.2 does. Text needs 4.5 to 1, and earns AAA from 7; shapes that carry meaning need 3."
      >
        <FoundationPart title="Text" note="Success criteria 1.4.3 and 1.4.6.">
          <DataTable
            caption="Contrast of text"
            columns={columns}
            rows={measured.filter(({ kind }) => kind === "text")}
            rowKey={pairKey}
          />
        </FoundationPart>
        <FoundationPart title="Shapes" note="Success criterion 1.4.11: lines of controls, icons, focus.">
          <DataTable
            caption="Contrast of shapes"
            columns={columns}
            rows={measured.filter(({ kind }) => kind === "shape")}
            rowKey={pairKey}
          />
        </FoundationPart>
      </FoundationPage>
    );
  },
  play: async ({ canvas, globals }) => {
    const parts = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
    const opaque = (colour: string) => (parts(colour)[3] ?? 1) === 1;
    const sRgb = (colour: string) =>
      parts(colour)
        .slice(0, 3)
        .map((part) => part / 255) as [number, number, number];
    const rows = canvas.getAllByRole("row").filter((row) => within(row).queryByRole("rowheader"));
    await expect(rows).toHaveLength(measuredPairs(String(globals.theme)).length);
    await expect(canvas.queryByText("Fails")).toBeNull();

    let compared = 0;
    for (const row of rows) {
      const sample = row.querySelector<HTMLElement>("[data-sample]") as HTMLElement;
      const { color, backgroundColor } = getComputedStyle(sample);
      if (!opaque(color) || !opaque(backgroundColor)) continue;
      const [, , printed, needed, verdict] = [...row.querySelectorAll("td")].map((cell) => cell.textContent ?? "");
      const seen = contrastRatio(sRgb(color), sRgb(backgroundColor));
      // Two decimals are printed, and the build keeps four of each part.
      await expect(Math.abs(Number.parseFloat(printed as string) - seen)).toBeLessThan(0.02);
      await expect(seen).toBeGreaterThanOrEqual(Number.parseFloat(needed as string));
      if (needed === "4.5:1") await expect(verdict).toBe(seen >= 7 ? "AAA" : "AA");
      compared += 1;
    }
    await expect(compared).toBeGreaterThan(100);
  },
};
