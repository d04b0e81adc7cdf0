import "@tread/design-system/theme/global";
import "@tread/design-system/theme/btq";
import type { Preview } from "@storybook/react-vite";
import { themes } from "@tread/design-system/theme";
import { configure } from "storybook/test";
import { described } from "../stories/documentation/described.ts";
import type { VisualParameters } from "../tests/visual/modes.ts";
import { completeArgTypes } from "./arg-types.ts";
import { DocsPage } from "./docs-page.tsx";
import { forcedColours, reportPaintedColours } from "./proof/forced-colours.ts";
import { beSoonIdle } from "./proof/idle.ts";
import { inTest } from "./proof/in-test.ts";
import { afterEach, beforeEach } from "./proof/proof.ts";
import { coverRestingPointer } from "./proof/resting-pointer.ts";
import { globalTypes, initialGlobals, withSurroundings } from "./surroundings.ts";

// What is waited for comes later where many stories run at once; one second, the default, is soon gone there.
// And what an alert says is there a second time as soon as the announcer has read it out, which is never what is looked for.
configure({ asyncUtilTimeout: 10_000, defaultIgnore: "script, style, [data-overlay-companion] > [role] > p" });
if (forcedColours) reportPaintedColours();
if (inTest) {
  beSoonIdle();
  coverRestingPointer();
}

// No test shows a control, and each of them would fetch all contracts.
const argTypesEnhancers = inTest ? [] : [completeArgTypes((await import("./contract-values.ts")).contractValues)];

const preview: Preview = {
  tags: ["autodocs"],
  decorators: [withSurroundings],
  beforeEach,
  afterEach,
  globalTypes,
  initialGlobals,
  argTypesEnhancers,
  parameters: {
    layout: "padded",
    controls: { expanded: true },
    docs: { page: DocsPage, extractComponentDescription: described },
    options: {
      storySort: {
        order: ["Foundations", ["Colour", "Type", "Space & layout", "Motion", "Icons"], "Layout", "Components", "Pages"],
      },
    },
    backgrounds: { disable: true },
    viewport: {
      options: {
        zoomed: { name: "Four times the size", styles: { width: "320px", height: "256px" }, type: "mobile" },
        narrow: { name: "Narrow 320", styles: { width: "320px", height: "640px" }, type: "mobile" },
        phone: { name: "Phone 390", styles: { width: "390px", height: "844px" }, type: "mobile" },
        tablet: { name: "Tablet 768", styles: { width: "768px", height: "1024px" }, type: "tablet" },
        desktop: { name: "Desktop 1440", styles: { width: "1440px", height: "900px" }, type: "desktop" },
        wide: { name: "Wide 1920", styles: { width: "1920px", height: "1080px" }, type: "desktop" },
      },
    },
    // A violation fails the story's test. No rule is off: target size, which axe leaves to the asker, and region, which
    // Storybook leaves out, are asked for.
    a11y: {
      test: "error",
      config: {
        rules: [
          { id: "target-size", enabled: true },
          { id: "region", enabled: true },
        ],
        // A menu lies over the page and belongs to no landmark of it, like the dialogs that axe passes over by itself.
        checks: [{ id: "region", options: { regionMatcher: "dialog, [role=dialog], [role=alertdialog], [role=menu], svg" } }],
      },
      options: {
        runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
        // Describing what passes and sending it to the runner costs more than finding what does not; only the panel shows it.
        ...(inTest && { reporter: "no-passes" as const }),
      },
    },
    visual: { themes, viewports: ["phone", "desktop"] } satisfies VisualParameters,
    chromatic: {
      prefersReducedMotion: "reduce",
      modes: {
        "main phone": { theme: "main", viewport: "phone" },
        "main desktop": { theme: "main", viewport: "desktop" },
        "btq phone": { theme: "btq", viewport: "phone" },
        "btq desktop": { theme: "btq", viewport: "desktop" },
      },
    },
  },
};

export default preview;
