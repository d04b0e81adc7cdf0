import type { Decorator, Preview } from "@storybook/react-vite";
import { themes } from "@tread/design-system/theme";
import { createElement, Fragment, type ReactNode, useLayoutEffect, useState } from "react";
import { emulateMedia } from "./emulated-media.ts";

/** What the toolbar offers: the conditions a part has to stand up to. */
export const globalTypes: Preview["globalTypes"] = {
  theme: {
    description: "Theme",
    toolbar: { title: "Theme", icon: "paintbrush", items: [...themes], dynamicTitle: true },
  },
  direction: {
    description: "Writing direction",
    toolbar: {
      title: "Direction",
      icon: "transfer",
      items: [
        { value: "ltr", title: "Left to right" },
        { value: "rtl", title: "Right to left" },
      ],
      dynamicTitle: true,
    },
  },
  textSize: {
    description: "Text size",
    toolbar: {
      title: "Text",
      icon: "zoom",
      items: [
        { value: "100%", title: "Text 100%" },
        { value: "200%", title: "Text 200%" },
      ],
      dynamicTitle: true,
    },
  },
  motion: {
    description: "Motion",
    toolbar: {
      title: "Motion",
      icon: "lightning",
      items: [
        { value: "full", title: "Full motion" },
        { value: "reduced", title: "Reduced motion" },
      ],
      dynamicTitle: true,
    },
  },
  colours: {
    description: "Colours",
    toolbar: {
      title: "Colours",
      icon: "contrast",
      items: [
        { value: "own", title: "Own colours" },
        { value: "forced", title: "Forced colours (approximate)" },
      ],
      dynamicTitle: true,
    },
  },
};

export const initialGlobals = { theme: "main", direction: "ltr", textSize: "100%", motion: "full", colours: "own" };

/**
 * Has a story's effects run before it is played. A built Storybook begins to play as soon as the story is drawn, when what listens by
 * an effect does not listen yet; React runs what is due before it renders again.
 */
function EffectsFirst({ children }: { children?: ReactNode }) {
  const [, again] = useState(false);
  useLayoutEffect(() => again(true), []);
  return children;
}
const StoryRoot = import.meta.env.PROD ? EffectsFirst : Fragment;

/** Puts the page into the surroundings chosen in the toolbar. */
export const withSurroundings: Decorator = (Story, { globals }) => {
  const page = document.documentElement;
  page.dataset.theme = String(globals.theme);
  page.dir = String(globals.direction);
  page.lang = "en-NZ";
  page.style.fontSize = globals.textSize === "200%" ? "200%" : "";
  emulateMedia({ forcedColours: globals.colours === "forced", reducedMotion: globals.motion === "reduced" });
  // Parts ask for these once, when they start: another answer is another start.
  return createElement(StoryRoot, { key: `${globals.colours} ${globals.motion}` }, createElement(Story));
};
