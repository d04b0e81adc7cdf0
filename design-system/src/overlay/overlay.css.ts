import { vars } from "@tread/tokens/contract";
import { createVar, fallbackVar, globalStyle, keyframes, style, styleVariants } from "@vanilla-extract/css";
import { text } from "../text/type.css.ts";
import { margin } from "../theme/grid.ts";
import { component } from "../theme/layered.ts";
import { layers } from "../theme/layers.css.ts";
import { media } from "../theme/media.ts";
import { type OverlayPosition, overlayWidths } from "./overlay.contract.ts";

const { color, layer, motion, radius, shadow } = vars;

globalStyle("html[data-scroll-locked]", { "@layer": { [layers.base]: { overflow: "hidden" } } });

const opacityAway = createVar();
const transformAway = createVar();
const away = { opacity: fallbackVar(opacityAway, "1"), transform: fallbackVar(transformAway, "none") };
const come = keyframes({ from: away });
const go = keyframes({ to: away });

/** Ways out run their last frame on, so that nothing flashes between their end and the unmount. */
const moves = (comes: string, goes: string) => ({
  "&[data-state='open']": { animation: `${come} ${comes} backwards` },
  "&[data-state='closed']": { animation: `${go} ${goes} forwards` },
});

const faded = { [opacityAway]: "0" };
const from = (transform: string) => ({ [transformAway]: transform });

export const scrim = style(
  component({
    position: "fixed",
    inset: 0,
    zIndex: layer.overlay,
    background: color.overlay.scrim,
    // A finger on the scrim must not drag the page below along; zooming stays.
    touchAction: "pinch-zoom",
    vars: faded,
    selectors: moves(motion["scrim-in"], motion["scrim-out"]),
  }),
);

/** Under a hanging panel the page is dimmed from the header's edge down. */
export const scrimBelow = style(component({ position: "absolute", inset: "0 0 auto", height: "100vh", zIndex: "auto" }));

/** What an on-screen keyboard covers of the screen's foot, and what has moved out at its head. */
export const covered = { foot: createVar(), head: createVar() };
const keyboard = fallbackVar(covered.foot, "0px");
const above = fallbackVar(covered.head, "0px");

/** What notches, rounded corners and home bars take of each edge. The keyboard covers the home bar. */
const safe = {
  top: "var(--safe-top)",
  bottom: `max(0px, var(--safe-bottom) - ${keyboard})`,
  left: "var(--safe-left)",
  right: "var(--safe-right)",
};

/** Space beside the content; as wide as the page's margin where the panel is as wide as the page. */
const inset = createVar();

const panelWidth = createVar();

export const panel = style(
  component({
    vars: {
      [inset]: "16px",
      "--safe-top": "env(safe-area-inset-top, 0px)",
      "--safe-bottom": "env(safe-area-inset-bottom, 0px)",
      "--safe-left": "env(safe-area-inset-left, 0px)",
      "--safe-right": "env(safe-area-inset-right, 0px)",
    },
    position: "fixed",
    zIndex: layer.overlay,
    display: "flex",
    flexDirection: "column",
    maxWidth: "100vw",
    maxHeight: "100dvh",
    background: color.bg.panel,
    color: color.text.primary,
    borderRadius: radius.panel,
    overscrollBehavior: "contain",
    "@media": { [media.sm]: { vars: { [inset]: "24px" } }, [media.forcedColors]: { border: "1px solid" } },
    selectors: {
      ...moves(motion["overlay-in"], motion["overlay-out"]),
      "&:focus-visible": { outline: "none", boxShadow: "none" },
    },
  }),
);

/** In a window too low for head, foot and this much between them, a panel as high as the window scrolls as a whole. */
const least = createVar();
const sideways = { width: "100%", overflowY: "auto", "@media": { [media.sm]: { width: panelWidth } } } as const;

const likeThePage = {
  vars: { [inset]: margin },
  "@media": { [media.sm]: { vars: { [inset]: margin } } },
};

const positions: Record<OverlayPosition, Parameters<typeof component>[0]> = {
  left: {
    inset: `${above} auto ${keyboard} 0`,
    padding: `${safe.top} 0 ${safe.bottom} ${safe.left}`,
    ...sideways,
    vars: { ...from("translateX(-100%)"), [least]: "9rem" },
  },
  right: {
    inset: `${above} 0 ${keyboard} auto`,
    padding: `${safe.top} ${safe.right} ${safe.bottom} 0`,
    ...sideways,
    vars: { ...from("translateX(100%)"), [least]: "9rem" },
  },
  top: {
    inset: `${above} 0 auto`,
    maxHeight: `calc(100dvh - ${keyboard} - ${above})`,
    padding: `${safe.top} ${safe.right} 0 ${safe.left}`,
    zIndex: layer.prompt,
    ...likeThePage,
    vars: { ...likeThePage.vars, ...from("translateY(-100%)") },
  },
  bottom: {
    inset: `auto 0 ${keyboard}`,
    maxHeight: `calc(100dvh - 56px - ${keyboard} - ${above})`,
    padding: `0 ${safe.right} ${safe.bottom} ${safe.left}`,
    vars: from("translateY(100%)"),
  },
  screen: {
    inset: `${above} 0 ${keyboard}`,
    padding: `${safe.top} ${safe.right} ${safe.bottom} ${safe.left}`,
    vars: faded,
  },
  fadeInAbsolute: {
    ...likeThePage,
    position: "relative",
    zIndex: "auto",
    maxHeight: "none",
    boxShadow: shadow.menu,
    vars: { ...likeThePage.vars, ...faded, ...from("translateY(-8px)") },
  },
  center: {
    inset: `${above} 0 ${keyboard}`,
    margin: "auto",
    height: "fit-content",
    width: `min(${panelWidth}, calc(100vw - 32px))`,
    maxHeight: `calc(100dvh - 48px - ${keyboard} - ${above})`,
    boxShadow: shadow.overlay,
    vars: { ...faded, ...from("translateY(16px)") },
  },
};

export const position = styleVariants(positions, (rule) => component(rule));

export const width = styleVariants(overlayWidths, (value) =>
  component({ vars: { [panelWidth]: value === "100%" ? "100vw" : value } }),
);

/** Where a hanging panel hangs: under its nearest positioned ancestor. */
export const host = style(component({ position: "absolute", inset: "100% 0 auto", zIndex: layer.search }));

export const head = style(
  component({
    flex: "none",
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: 16,
    minHeight: 56,
    paddingBlock: 8,
    paddingInline: `${inset} 6px`,
    borderBottom: `1px solid ${color.border.subtle}`,
    "@media": { [media.sm]: { minHeight: 64, paddingInlineEnd: 12 } },
  }),
);

/** Without a title the close button still stands at the end. */
export const headEnd = style(component({ marginInlineStart: "auto" }));

export const title = style([text.display.sm, component({ minWidth: 0 })]);

export const description = style([
  text.body.md,
  component({
    flex: "none",
    padding: `16px ${inset} 0`,
    color: color.text.secondary,
  }),
]);

export const body = style(
  component({
    flex: "1 1 auto",
    minHeight: fallbackVar(least, "0"),
    overflow: "auto",
    overscrollBehavior: "contain",
    padding: `16px ${inset}`,
    "@media": { [media.sm]: { paddingBlock: 24 } },
  }),
);

/** The content brings its own margins. */
export const flush = style(component({ padding: 0, "@media": { [media.sm]: { paddingBlock: 0 } } }));

export const foot = style(
  component({
    flex: "none",
    display: "grid",
    gap: 12,
    padding: `12px ${inset} 16px`,
    borderTop: `1px solid ${color.border.subtle}`,
    background: color.bg.panel,
    "@media": { [media.sm]: { paddingBlock: "16px 24px" } },
  }),
);
