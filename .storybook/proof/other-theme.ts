import { themes } from "@tread/design-system/theme";
import axe, { type AxeResults, type RunOptions, type Spec } from "axe-core";

/** A story's `a11y` parameter, as the addon takes it. */
interface A11yParameter {
  config?: Spec;
  options?: RunOptions;
}

/**
 * The rules that read colours, sizes and fonts. All others read the document and what of it shows, and find the same in two
 * themes as long as the same shows.
 */
const rulesOfStyle = [
  "color-contrast",
  "label-content-name-mismatch",
  "link-in-text-block",
  "scrollable-region-focusable",
  "target-size",
];

function described({ violations }: AxeResults): string[] {
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any, all, none }) =>
      [id, target.join(" "), ...[...any, ...all, ...none].map(({ message }) => message)].join(": "),
    ),
  );
}

/** For each element of the page, whether it shows. */
const shown = () =>
  Array.from(document.body.querySelectorAll("*"), (element) =>
    Number(element.checkVisibility({ visibilityProperty: true, opacityProperty: true })),
  ).join("");

/**
 * Puts the page as it stands into the other theme, has axe judge it by the same rules as the addon does, and puts it back.
 * It costs one pass of axe instead of a fourth run of every story; where the same elements show in both themes, the rules that
 * cannot find anything else than in the first are not asked again.
 * @returns one line for each element that breaks a rule
 */
export async function violationsInOtherTheme({ config = {}, options = {} }: A11yParameter = {}): Promise<string[]> {
  const page = document.documentElement;
  const before = page.dataset.theme;
  const shownBefore = shown();
  page.dataset.theme = themes.find((theme) => theme !== before);
  try {
    // Its own fonts are asked for as the page is laid out, and only then waited for.
    page.getBoundingClientRect();
    await document.fonts.ready;
    axe.reset();
    axe.configure(config);
    const alike = shown() === shownBefore;
    return described(
      await axe.run(document.body, alike ? { ...options, runOnly: { type: "rule", values: rulesOfStyle } } : options),
    );
  } finally {
    page.dataset.theme = before;
  }
}
