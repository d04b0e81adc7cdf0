import "@tread/design-system/theme/global";
import "@tread/design-system/theme/btq";
import "./surroundings.css";
import type { Preview } from "@storybook/react-vite";
import { themes } from "@tread/design-system/theme";
import type { VisualParameters } from "../tests/visual/modes.ts";
import { globalTypes, initialGlobals, withSurroundings } from "./surroundings.ts";

// In forced colours the browser paints text in the system's colours, but reports `-webkit-text-fill-color`, which axe reads,
// as written. Contrast is then the system's affair, and is judged in the two other runs.
const forcedColours = matchMedia("(forced-colors: active)").matches;

const preview: Preview = {
  tags: ["autodocs"],
  decorators: [withSurroundings],
  globalTypes,
  initialGlobals,
  parameters: {
    layout: "padded",
    controls: { expanded: true },
    options: { storySort: { order: ["Foundations", "Layout", "Components", "Pages"] } },
    backgrounds: { disable: true },
    viewport: {
      options: {
        phone: { name: "Phone 390", styles: { width: "390px", height: "844px" }, type: "mobile" },
        tablet: { name: "Tablet 768", styles: { width: "768px", height: "1024px" }, type: "tablet" },
        desktop: { name: "Desktop 1440", styles: { width: "1440px", height: "900px" }, type: "desktop" },
      },
    },
    // A violation fails the story's test. Target size is an opt-in rule of axe.
    a11y: {
      test: "error",
      config: {
        rules: [
          { id: "target-size", enabled: true },
          { id: "color-contrast", enabled: !forcedColours },
        ],
      },
      options: { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] },
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
