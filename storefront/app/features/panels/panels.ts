import { type Arriving, arriving } from "../../hydration/arriving.tsx";
import type { PanelProps } from "./panel-host.tsx";
import type { Panel } from "./panels-slice.ts";

/** The panels, each of which arrives with its first use. */
export const panels: Readonly<Record<Panel, Arriving<PanelProps>>> = {
  cart: arriving(() => import("../cart/cart-panel.tsx")),
  menu: arriving(() => import("../navigation/menu-panel.tsx")),
  search: arriving(() => import("../search/search-panel.tsx")),
  signInPrompt: arriving(() => import("../session/sign-in-prompt.tsx")),
};
