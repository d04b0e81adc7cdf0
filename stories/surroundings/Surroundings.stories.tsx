import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "@tread/design-system/button";
import { Stack } from "@tread/design-system/layout";
import { Link } from "@tread/design-system/link";
import { Swatch } from "@tread/design-system/swatches";
import { Text } from "@tread/design-system/text";
import { themes } from "@tread/design-system/theme";
import { expect } from "storybook/test";
import { violationsInOtherTheme } from "../../.storybook/proof/other-theme.ts";

/** What the toolbar does to a page, proved on the page itself. */
const meta = {
  title: "Foundations/Surroundings",
  tags: ["!autodocs"],
  render: () => (
    <Stack>
      <Text>
        Words and a <Link href="#terms">link</Link>
      </Text>
      <Button>Add to cart</Button>
      <Swatch colour="#2b4a6f" data-testid="swatch" />
    </Stack>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** A system colour as this browser has it now. */
function systemColour(name: string): string {
  const probe = document.createElement("i");
  probe.style.cssText = `color: ${name} !important; forced-color-adjust: none`;
  document.head.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

const matches = (query: string) => matchMedia(query).matches;

export const Themes: Story = {
  play: async ({ globals }) => {
    await expect(document.documentElement.dataset.theme).toBe(globals.theme);
  },
};

export const RightToLeft: Story = {
  globals: { direction: "rtl" },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText(/Words/)).direction).toBe("rtl");
  },
};

export const LargeText: Story = {
  globals: { textSize: "200%" },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(document.documentElement).fontSize).toBe("32px");
    await expect(Number.parseFloat(getComputedStyle(canvas.getByText(/Words/)).fontSize)).toBeGreaterThanOrEqual(28);
  },
};

export const ReducedMotion: Story = {
  globals: { motion: "reduced" },
  play: async () => {
    await expect(matches("(prefers-reduced-motion: reduce)")).toBe(true);
    await expect(matches("(prefers-reduced-motion: no-preference)")).toBe(false);
    await expect(matches("(min-width: 1px) and (prefers-reduced-motion)")).toBe(true);
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)).join("\n");
    await expect(rules).not.toMatch(/prefers-reduced-motion:\s*reduce/);
  },
};

export const ForcedColours: Story = {
  globals: { colours: "forced" },
  play: async ({ canvas }) => {
    await expect(matches("(forced-colors: active)")).toBe(true);
    await expect(getComputedStyle(canvas.getByText(/Words/)).color).toBe(systemColour("CanvasText"));
    await expect(getComputedStyle(canvas.getByRole("link")).color).toBe(systemColour("LinkText"));
    await expect(getComputedStyle(canvas.getByTestId("swatch")).backgroundColor).not.toBe(systemColour("Canvas"));
  },
};

/** Puts an element and its style into the story while something is done. */
async function having(canvas: HTMLElement, html: string, css: string, work: () => Promise<void>): Promise<void> {
  const host = document.createElement("div");
  host.innerHTML = `<style>${css}</style>${html}`;
  canvas.append(host);
  try {
    await work();
  } finally {
    host.remove();
  }
}

export const WhatOnlyTheOtherThemeBreaks: Story = {
  play: async ({ canvasElement, globals, parameters }) => {
    const theme = document.documentElement.dataset.theme;
    const other = `[data-theme="${themes.find((each) => each !== globals.theme)}"]`;
    await expect(await violationsInOtherTheme(parameters.a11y)).toEqual([]);
    const faint = `${other} .faint { color: #ddd; background: #fff; forced-color-adjust: none; }`;
    await having(canvasElement, '<p class="faint">Hardly to be read</p>', faint, async () => {
      await expect((await violationsInOtherTheme(parameters.a11y)).join("\n")).toMatch(
        /^color-contrast: .*faint: .*insufficient color contrast/,
      );
    });
    const nameless = `.nameless { display: none; } ${other} .nameless { display: block; block-size: 48px; inline-size: 48px; }`;
    await having(canvasElement, '<button class="nameless"></button>', nameless, async () => {
      await expect((await violationsInOtherTheme(parameters.a11y)).join("\n")).toMatch(/^button-name: .*nameless: /m);
    });
    await expect(document.documentElement.dataset.theme).toBe(theme);
  },
};
