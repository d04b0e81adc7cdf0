import { gutter, margin, media, page, tileGap, vars } from "@tread/design-system/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const imageShift = vars.motion["tile-image"];

export const hero = style(
  page({ position: "relative", overflow: "hidden", background: vars.color.bg.marker, color: vars.color.text["on-marker"] }),
);
export const heroInner = style(
  page({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gridTemplateRows: "auto 1fr auto",
    paddingBlock: "clamp(20px, 2.6vw, 40px) clamp(24px, 3vw, 48px)",
    // The words below the picture push it up as they are set larger, so that it needs as much more room under the headline.
    minHeight: "calc(482px + 11.125rem)",
    "@media": {
      [media.md]: { minHeight: "calc(492px + 9.25rem)" },
      [media.lg]: { minHeight: "min(calc(100svh - 112px), 860px)" },
    },
  }),
);
export const heroHeading = style(
  page({
    gridArea: "1 / 1",
    marginInlineStart: "-.045em",
    // Five wide letters are as broad as the narrowest phone, however large its text is set; a longer word breaks.
    fontSize: `min(${vars.type.display.hero.size}, 26.5vw)`,
    overflowWrap: "anywhere",
    // Letters that somebody sets further apart go over the picture, not behind it.
    zIndex: 1,
    "@media": { [media.md]: { fontSize: `min(${vars.type.display.hero.size}, 17.2vw)` } },
  }),
);
globalStyle(`${heroHeading} > span`, page({ "@media": { "(max-width: 47.9375em)": { display: "block" } } }) as never);
export const heroPicture = style(
  page({
    gridArea: "1 / 1 / 4 / 2",
    alignSelf: "end",
    justifySelf: "center",
    width: "128%",
    margin: "0 -14% 11.125rem",
    pointerEvents: "none",
    "@media": {
      [media.md]: { width: "84%", margin: "0 0 9.25rem", justifySelf: "end" },
      [media.lg]: { width: "min(68%, 1180px)", margin: "0 3% 3% 0" },
      [media.xl]: { width: "min(80%, 1180px)" },
    },
  }),
);
export const heroImage = style(page({ width: "100%", height: "auto", rotate: "-9deg" }));
export const heroFoot = style(
  page({
    gridArea: "3 / 1",
    display: "flex",
    justifyContent: "space-between",
    alignItems: "end",
    gap: 24,
    zIndex: 1,
    flexWrap: "wrap",
  }),
);
export const heroCopy = style(page({ display: "grid", gap: 20, "@media": { [media.md]: { maxWidth: 300 } } }));
export const actions = style(page({ display: "flex", gap: 8, flexWrap: "wrap" }));
export const heroTag = style(
  page({ display: "none", textAlign: "end", "@media": { [media.md]: { display: "grid", gap: 2, justifyItems: "end" } } }),
);
export const strong = style(page({ fontWeight: 600 }));

/* A picture that stands upright has the words beside it; where there is room the headline reaches into it. */
export const portrait = style(
  page({
    display: "grid",
    "@media": { [media.md]: { gridTemplateColumns: "1fr 1fr" }, [media.btq]: { gridTemplateColumns: "7fr 5fr", minHeight: 788 } },
  }),
);
export const portraitPicture = style(
  page({
    position: "relative",
    aspectRatio: "4 / 5",
    overflow: "hidden",
    background: vars.color.bg.media,
    "@media": { [media.md]: { aspectRatio: "auto", minHeight: 640 }, [media.btq]: { height: 820, minHeight: 0 } },
  }),
);
export const portraitImage = style(
  // The broader the window, the less of an upright picture it shows: from here on one shoe, and nothing of what stands above it.
  page({ objectPosition: "50% 70%", "@media": { [media["2xl"]]: { objectPosition: "50% 86%" } } }),
);
export const portraitText = style(
  page({
    display: "grid",
    gap: 20,
    padding: `28px ${margin} 0`,
    "@media": {
      [media.md]: { padding: `40px ${margin}`, alignContent: "space-between" },
      [media.btq]: { padding: `56px ${margin} 56px 0` },
    },
  }),
);
export const portraitKicker = style(page({ "@media": { [media.btq]: { marginInlineStart: 56 } } }));
export const portraitHeading = style(
  page({
    "@media": {
      "(min-width: 48em) and (max-width: 84.3125em)": { fontSize: "clamp(5rem, 12.6vw, 10.5rem)" },
      [media.btq]: { marginInlineStart: "-22%", zIndex: 1 },
      // Where the picture shows one shoe, its toe is as high as the words.
      [media["2xl"]]: { marginInlineStart: "-10%" },
    },
  }),
);
export const portraitFoot = style(
  page({
    display: "grid",
    gap: 20,
    justifyItems: "start",
    maxWidth: "44ch",
    "@media": { [media.btq]: { marginInlineStart: 56 } },
  }),
);

export const categories = style(
  page({
    display: "grid",
    gridTemplateColumns: "repeat(2, 1fr)",
    "@media": { [media.md]: { gridTemplateColumns: "repeat(3, 1fr)" }, [media.lg]: { gridTemplateColumns: "repeat(6, 1fr)" } },
  }),
);
export const category = style(
  page({ position: "relative", aspectRatio: "2 / 3", overflow: "hidden", background: vars.color.bg.media, display: "block" }),
);
/** A picture that leans in a little under the pointer. */
export const leaning = style(
  page({ transition: `scale ${imageShift}`, selectors: { "a:hover > * > &, a:hover > &": { scale: "1.03" } } }),
);
export const categoryName = style(
  page({
    position: "absolute",
    insetInlineStart: 0,
    bottom: 16,
    maxWidth: "100%",
    display: "inline-flex",
    flexWrap: "wrap",
    gap: "0 10px",
    alignItems: "baseline",
    background: vars.color.bg.panel,
    padding: "6px 12px 6px 16px",
    transition: `background-color ${vars.motion.hover}`,
    selectors: { [`${category}:hover &`]: { background: vars.color.bg.marker, color: vars.color.text["on-marker"] } },
  }),
);

export const sectionHead = style(
  page({
    display: "flex",
    justifyContent: "space-between",
    alignItems: "baseline",
    gap: "0 24px",
    marginBottom: 24,
    flexWrap: "wrap",
  }),
);

/** Narrower than in an article: three lines of a sentence stand better here than two. */
export const quote = style(page({}));
globalStyle(`${quote} > blockquote`, page({ maxWidth: "20ch" }) as never);

/** The first of three has a row to itself on a phone; where there is room each hangs at its own height. */
export const trio = style(
  page({
    display: "grid",
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    gap: `32px ${tileGap}`,
    "@media": {
      [media.md]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", alignItems: "start" },
      [media.btq]: { gap: 48 },
    },
  }),
);
globalStyle(`${trio} > :first-child`, page({ "@media": { "(max-width: 47.9375em)": { gridColumn: "1 / -1" } } }) as never);
globalStyle(`${trio} > :nth-child(2)`, page({ "@media": { [media.btq]: { marginTop: 120 } } }) as never);
globalStyle(`${trio} > :nth-child(3)`, page({ "@media": { [media.btq]: { marginTop: 40 } } }) as never);

/** From the window's edge to the page's columns. @param half half the window's width, as a share of what the words stand in */
const outerEdge = (half: string) => `max(${margin}, ${half} - ${vars.grid.max} / 2)`;

export const split = style(page({ display: "grid", "@media": { [media.md]: { gridTemplateColumns: "1fr 1fr" } } }));
export const splitCell = style(
  page({
    selectors: {
      "& + &": { "@media": { [media.md]: { borderInlineStart: `1px solid ${vars.color.border.subtle}` } } },
    },
  }),
);
export const splitPicture = style(
  page({
    display: "block",
    position: "relative",
    height: "clamp(300px, 40vw, 620px)",
    overflow: "hidden",
    background: vars.color.bg.media,
  }),
);
export const splitImage = style(page({ objectPosition: "82% 60%" }));
export const splitCaption = style(
  page({
    display: "grid",
    justifyItems: "start",
    alignItems: "center",
    gap: 16,
    padding: `20px ${margin}`,
    // Both captions stack or neither does, however long their words are.
    "@media": { [media.md]: { paddingBlock: 28 }, [media.lg]: { gridTemplateColumns: "1fr auto" } },
    // However wide the window is, the outer edges are those of the page's columns.
    selectors: {
      [`${splitCell}:first-child > &`]: { paddingInlineStart: outerEdge("100%") },
      [`${splitCell}:last-child > &`]: { paddingInlineEnd: outerEdge("100%") },
    },
  }),
);

export const drop = style(page({ background: vars.color.bg.inverse, color: vars.color.text.inverse, overflow: "hidden" }));
export const dropInner = style(
  page({
    display: "grid",
    gap: 32,
    paddingBlock: "clamp(40px, 6vw, 88px)",
    alignItems: "center",
    "@media": { [media.lg]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
  }),
);
// A headline of this size is wider than half a page: its words run over the picture, and over the margin of a small phone, whole.
export const dropText = style(
  page({
    display: "grid",
    gap: "clamp(20px, 2.6vw, 36px)",
    marginInlineEnd: -16,
    zIndex: 1,
    justifyItems: "start",
    "@media": { [media.lg]: { width: "155%" } },
  }),
);
export const dropImage = style(page({ width: "100%", height: "auto", rotate: "-14deg", scale: "1.12" }));

export const edit = style(
  page({
    display: "grid",
    background: vars.color.bg.inverse,
    color: vars.color.text.inverse,
    "@media": { [media.md]: { gridTemplateColumns: "1fr 1fr" }, [media.btq]: { gridTemplateColumns: "7fr 5fr" } },
  }),
);
export const editText = style(
  page({
    display: "grid",
    gap: 24,
    alignContent: "space-between",
    padding: `clamp(40px, 6vw, 104px) ${margin}`,
    paddingInlineStart: outerEdge("600% / 7"),
  }),
);
export const editPicture = style(
  page({
    position: "relative",
    minHeight: 420,
    "@media": { [media.md]: { minHeight: 640 }, [media.btq]: { minHeight: 780 } },
  }),
);
export const editImage = style(page({ position: "absolute", inset: 0 }));

const line = `1px solid ${vars.color.border.subtle}`;
export const brands = style(
  page({
    display: "grid",
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    borderTop: line,
    borderInlineStart: line,
    textAlign: "center",
    overflowWrap: "anywhere",
    "@media": {
      [media.md]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
      [media.lg]: { gridTemplateColumns: "repeat(6, minmax(0, 1fr))" },
    },
  }),
);
export const brand = style(
  page({
    display: "grid",
    placeItems: "center",
    alignContent: "center",
    gap: 10,
    aspectRatio: "16 / 9",
    borderInlineEnd: line,
    borderBottom: line,
    transition: `background-color ${vars.motion.hover}`,
    selectors: { "&:hover": { background: vars.color.bg.marker, color: vars.color.text["on-marker"] } },
    "@media": { [media.lg]: { aspectRatio: "4 / 3" } },
  }),
);
/** A mark may reach a little beyond its box. */
export const brandMark = style(page({ width: 44, height: 44, fill: "currentColor", overflow: "visible" }));

const rule = `1px solid ${vars.color.border.default}`;
export const index = style(
  // Names and what is said of them need the whole width of a smaller desktop.
  page({ display: "grid", gap: 24, "@media": { [media.xl]: { gridTemplateColumns: "4fr 8fr", gap: 48 } } }),
);
export const indexHead = style(
  page({
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    alignItems: "baseline",
    gap: "8px 24px",
    "@media": { [media.xl]: { display: "grid", justifyContent: "start", alignContent: "start" } },
  }),
);
export const indexList = style(page({ borderTop: rule }));
export const indexRow = style(
  page({
    display: "grid",
    // What shows under a pointer alone gives its room to names that are set larger.
    gridTemplateColumns: "minmax(0, 1fr) auto clamp(0px, 56px - 1.5rem, 32px)",
    gap: "4px 24px",
    overflowWrap: "anywhere",
    alignItems: "baseline",
    paddingBlock: 18,
    borderBottom: rule,
    "@media": { [media.lg]: { gridTemplateColumns: "1fr 280px 48px 32px" } },
  }),
);
const { md } = vars.type.display;
export const indexName = style(
  page({
    fontFamily: md.family,
    fontWeight: md.weight,
    fontSize: md.size,
    letterSpacing: md.track,
    lineHeight: 1,
    selectors: { [`${indexRow}:hover &, ${indexRow}:focus-visible &`]: { fontStyle: vars.type.thread.lg.style } },
  }),
);
/** On a narrow screen the figure is enough. */
export const indexLine = style(page({ "@media": { "(max-width: 63.9375em)": { display: "none" } } }));
export const indexCount = style(page({ textAlign: "end", "@media": { [media.lg]: { textAlign: "start" } } }));
export const indexArrow = style(
  page({
    alignSelf: "center",
    opacity: 0,
    transition: `opacity ${vars.motion.hover}`,
    selectors: { [`${indexRow}:hover &, ${indexRow}:focus-visible &`]: { opacity: 1 } },
  }),
);

export const feature = style(
  page({
    background: vars.color.bg.canvas,
    color: vars.color.text.primary,
    display: "grid",
    "@media": { [media.lg]: { gridTemplateColumns: "7fr 5fr" } },
    selectors: {
      // Another theme's own typeface is fetched when this comes near, not with the page. Until then it is as high as the home page's
      // door to the boutique turns out, so that nothing below it moves.
      "&[data-theme]": {
        contentVisibility: "auto",
        containIntrinsicHeight: "auto max(835px, 748px + 17.8vw, 328px + 92.8vw)",
        "@media": {
          [media.lg]: { containIntrinsicHeight: "auto min(848px, 408px + 29.45vw)" },
          // Its headline has a line less.
          "(min-width: 104em)": { containIntrinsicHeight: "auto max(744px, 40vw)" },
        },
      },
    },
  }),
);
/** High enough for half of a picture of two by three, so that a shirt keeps its neck and a boot its sole. */
export const featurePicture = style(
  page({
    position: "relative",
    minHeight: "max(420px, 75vw)",
    "@media": { [media.lg]: { minHeight: "max(680px, 40vw)" } },
  }),
);
export const featureImage = style(page({ position: "absolute", inset: 0, objectPosition: "50% 48%" }));
const { xl } = vars.type.display;
/** Back in the first voice. */
export const shoutAgain = style(
  page({
    fontFamily: xl.family,
    fontStyle: xl.style,
    fontWeight: xl.weight,
    fontStretch: xl.width,
    letterSpacing: xl.track,
  }),
);
export const featureText = style(
  page({
    padding: "clamp(32px, 6vw, 96px) clamp(20px, 5vw, 80px)",
    display: "flex",
    flexDirection: "column",
    justifyContent: "space-between",
    alignItems: "flex-start",
    gap: 40,
  }),
);
/** In the page's own clothes the words stand on a ground of their own. */
export const featureTextOwn = style(page({ background: vars.color.bg.subtle }));
export const featureLogo = style(page({ height: 64, width: "auto", "@media": { [media.lg]: { height: 96 } } }));
export const featureCopy = style(page({ display: "grid", gap: 24, maxWidth: "34ch", justifyItems: "start" }));

export const stories = style(
  page({ display: "grid", gap: `32px ${gutter}`, "@media": { [media.md]: { gridTemplateColumns: "repeat(3, 1fr)" } } }),
);
export const story = style(page({ display: "grid", gap: 12, alignContent: "start" }));
export const storyMinutes = style(page({ marginInlineStart: 10 }));
export const storyPicture = style(
  page({ display: "block", position: "relative", aspectRatio: "4 / 5", overflow: "hidden", background: vars.color.bg.media }),
);

export const promises = style(
  page({
    display: "grid",
    borderBlock: line,
    "@media": { [media.md]: { gridTemplateColumns: "repeat(2, 1fr)" }, [media.xl]: { gridTemplateColumns: "repeat(4, 1fr)" } },
  }),
);
export const promise = style(
  page({
    display: "grid",
    gridTemplateColumns: "32px 1fr",
    gap: "2px 14px",
    alignItems: "start",
    paddingBlock: 20,
    borderTop: line,
    selectors: { "&:first-child": { borderTop: 0 } },
    "@media": {
      [media.md]: {
        padding: 24,
        selectors: {
          "&:nth-child(2)": { borderTop: 0 },
          "&:nth-child(odd)": { paddingInlineStart: 0, borderInlineEnd: line },
        },
      },
      [media.xl]: {
        borderTop: 0,
        padding: "28px 24px",
        borderInlineEnd: line,
        selectors: {
          "&:nth-child(odd)": { paddingInlineStart: 24 },
          "&:first-child": { paddingInlineStart: 0 },
          "&:last-child": { borderInlineEnd: 0 },
        },
      },
    },
  }),
);
