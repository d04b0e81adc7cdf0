import type { StyleRule } from "@vanilla-extract/css";
import { layers } from "./layers.css.ts";

type LayerRule = NonNullable<StyleRule["@layer"]>[string];

/** Puts a vanilla-extract rule into the `components` layer: `style(component({ … }))`, `recipe({ base: component({ … }) })`. */
export function component(rule: LayerRule): StyleRule {
  return { "@layer": { [layers.components]: rule } };
}

/** Puts a vanilla-extract rule into the `parts` layer: pieces such as buttons, icons and fields, which components arrange. */
export function part(rule: LayerRule): StyleRule {
  return { "@layer": { [layers.parts]: rule } };
}

/** Puts a vanilla-extract rule into the `pages` layer, where a feature arranges components. */
export function page(rule: LayerRule): StyleRule {
  return { "@layer": { [layers.pages]: rule } };
}
