import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type ComponentDocs, docsFileOf } from "./component-docs.ts";

const folder = join(import.meta.dirname, "..");
const stories = globSync("*/*.stories.tsx", { cwd: folder }).toSorted();
const docsFiles = globSync("*/*.docs.ts", { cwd: folder }).toSorted();
const textOf = (file: string) => readFileSync(join(folder, file), "utf8");

/** Stories of a component; the others are about tokens, pages or the system as a whole. */
const componentStories = stories.filter((file) => /^\s*component:|\bcomponent: \w/m.test(textOf(file)));
const titles = stories.map((file) => /title: "([A-Z]\w*\/[^"]+)"/.exec(textOf(file))?.[1] ?? "");

/** Components whose pages have props and stories only. To be taken off this list, and never added to. */
const undocumented: readonly string[] = [];

test("every component's stories have a documentation file, and every documentation file has stories", () => {
  const missing = componentStories.filter((file) => !docsFiles.includes(docsFileOf(file)));
  expect(missing).toEqual(undocumented);
  expect(docsFiles.filter((file) => !stories.map(docsFileOf).includes(file))).toEqual([]);
});

test("a documentation file is called after its stories", () => {
  expect(docsFileOf("size-picker/SizeButtons.stories.tsx")).toBe("size-picker/size-buttons.docs.ts");
  expect(docsFileOf("form/Form.stories.tsx")).toBe("form/form.docs.ts");
});

describe.each(docsFiles)("%s", async (file) => {
  const { default: docs } = (await import(join(folder, file))) as { default: ComponentDocs };

  test("says everything, in whole sentences", () => {
    for (const part of ["anatomy", "accessibility", "do", "dont"] as const) expect(docs[part], part).not.toHaveLength(0);
    const sentences = [docs.purpose, ...docs.accessibility, ...docs.do, ...docs.dont];
    expect(sentences.filter((sentence) => !/^[^a-z].*[.!?]$/su.test(sentence))).toEqual([]);
  });

  test("names alternatives that exist", () => {
    const names = titles.map((title) => title.slice(title.indexOf("/") + 1));
    expect(docs.alternatives.map(([title]) => title).filter((title) => !names.includes(title))).toEqual([]);
  });
});
