import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** Where a review keeps its things. */
export interface Folders {
  /** The static Storybook that is pictured. */
  storybook: string;
  /** The accepted pictures, in the repository. */
  accepted: string;
  /** The last run's report and pictures, not in the repository. */
  results: string;
}

export const root = fileURLToPath(new URL("../..", import.meta.url));

export const ownFolders: Folders = {
  storybook: join(root, "storybook-static"),
  accepted: join(root, "tests", "visual", "accepted"),
  results: join(root, "test-results", "visual"),
};

export const pictureKinds = ["accepted", "new", "difference"] as const;
export type PictureKind = (typeof pictureKinds)[number];

/** Ids as Storybook makes them from a title and a story's name. */
export const storyId = /^[a-z0-9]+(-{1,2}[a-z0-9]+)*$/;
const modeName = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * The file of one picture.
 * @throws Error when the story or mode could lead out of the folder
 */
export function pictureFile(folders: Folders, kind: PictureKind, story: string, mode: string): string {
  if (!storyId.test(story)) throw new Error(`Not the id of a story: ${story}`);
  if (!modeName.test(mode)) throw new Error(`Not the name of a mode: ${mode}`);
  return join(kind === "accepted" ? folders.accepted : join(folders.results, kind), story, `${mode}.webp`);
}

export const reportFile = (folders: Folders): string => join(folders.results, "report.json");
