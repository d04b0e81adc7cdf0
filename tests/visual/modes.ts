/** What a story says about its pictures, in `parameters.visual`; the defaults stand in `.storybook/preview.ts`. */
export interface VisualParameters {
  /** Themes to take the story in, by the toolbar's names. */
  themes: readonly string[];
  /** Viewports to take it in, by their keys in `parameters.viewport.options`. */
  viewports: readonly string[];
  /**
   * `frozen`, the default: every clock reading is the same instant, so that a time left or a year never changes the picture.
   * `running`: the date runs from that instant on, for a story whose `play` waits for it.
   */
  clock?: "frozen" | "running";
  /**
   * `plain`: photographs are filled with one colour, because they are their own makers' business and a page of them takes
   * megabytes. `drawn`, the default: as they are.
   */
  photographs?: "drawn" | "plain";
  /**
   * `dressed`, the default: a story is played once for each viewport, and its other themes are put on what then stands there.
   * `played`: for a story that draws what a theme holds, and so has to be drawn again.
   */
  otherThemes?: "dressed" | "played";
  /** Why this story has no picture. Only for one that cannot look the same twice, or that ends as another story does. */
  skip?: string;
}

/** The surroundings of one picture. */
export interface Mode {
  /** Theme and viewport joined by a hyphen, for example `btq-phone`; the picture's file name. */
  name: string;
  theme: string;
  /** CSS pixels. */
  width: number;
  /** CSS pixels. */
  height: number;
}

/** A story as Storybook prepares it, cut down to what its pictures depend on. */
export interface PreparedStory {
  id: string;
  title: string;
  name: string;
  /** The story's file; stories of one file share its modules. */
  file: string;
  parameters: {
    visual?: Partial<VisualParameters>;
    viewport?: { options?: Record<string, { styles?: { width: string; height: string } }> };
  };
  /** What the story itself pins in the toolbar: a story pinned to one viewport or theme is taken in that one only. */
  globals: { theme?: string; viewport?: { value?: string } };
}

/**
 * The surroundings a story is to be taken in.
 * @throws Error naming the story when it declares none, names a viewport nobody knows, or skips without a reason
 */
export function modesOf({ id, parameters, globals }: PreparedStory): Mode[] {
  const { themes = [], viewports = [], skip } = parameters.visual ?? {};
  if (skip !== undefined) {
    if (typeof skip !== "string" || skip.trim() === "") throw new Error(`${id}: visual.skip has to say why.`);
    return [];
  }
  const pinned = globals.viewport?.value;
  const modes = (globals.theme ? [globals.theme] : themes).flatMap((theme) =>
    (pinned ? [pinned] : viewports).map((viewport) => {
      const styles = parameters.viewport?.options?.[viewport]?.styles;
      if (!styles) throw new Error(`${id}: no viewport is called ${viewport}.`);
      return {
        name: `${theme}-${viewport}`,
        theme,
        width: Number.parseInt(styles.width, 10),
        height: Number.parseInt(styles.height, 10),
      };
    }),
  );
  if (modes.length === 0) throw new Error(`${id}: parameters.visual names no theme or no viewport.`);
  return modes;
}
