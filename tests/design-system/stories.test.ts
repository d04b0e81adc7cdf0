import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { publicNames } from "./source.ts";
import { storyFiles } from "./stories.ts";

const components = publicNames().filter(({ kind }) => kind === "component");
const folders = [...new Set(components.map(({ folder }) => folder))];
const files = storyFiles();
const documented = new Set(files.filter((file) => file.documented).flatMap((file) => file.components));

test("the files of stories can be read", () => {
  expect(files.length).toBeGreaterThanOrEqual(70);
  const button = files.find(({ file }) => file === "button/Button.stories.tsx");
  expect(button).toMatchObject({ folder: "button", title: "Components/Button", components: ["Button"], documented: true });
  expect(button?.stories.length).toBeGreaterThan(4);
});

test("45 components and more are documented", () => {
  expect(documented.size).toBeGreaterThanOrEqual(45);
});

test("every folder of the design system that has components has stories", () => {
  expect(folders.filter((folder) => !files.some((file) => file.folder === folder))).toEqual([]);
});

test("there are four stories to a folder of components, and more", () => {
  const ours = files.filter(({ folder }) => folders.includes(folder));
  const count = ours.reduce((sum, { stories }) => sum + stories.length, 0);
  expect(count / folders.length, `${count} stories of ${folders.length} folders`).toBeGreaterThanOrEqual(4);
});

/** Parts whose folders are still being written. The list only shrinks: a part that has its page fails until it is taken out. */
const awaited: readonly string[] = ["overlay: OverlayNavigationProvider"];

test("every public component with props of its own is on a page of the documentation", () => {
  const absent = components.filter(({ name, members }) => members.length > 0 && !documented.has(name));
  expect(absent.map(({ folder, name }) => `${folder}: ${name}`)).toEqual(awaited);
});

test("no story is excused from axe, from its themes or from running", () => {
  const excused = files.filter(({ text }) => /\ba11y\s*:|"!test"|\btest\s*:\s*"(off|todo)"/.test(text));
  expect(excused.map(({ file }) => file)).toEqual([]);
});

test("no rule of axe is off, and those that are off unless asked for are on", () => {
  const preview = readFileSync(fileURLToPath(new URL("../../.storybook/preview.ts", import.meta.url)), "utf8");
  for (const rule of ["target-size", "region"]) expect(preview).toContain(`{ id: "${rule}", enabled: true }`);
  expect(preview).not.toMatch(/enabled: (?!true)/);
});

test("whoever opens Storybook meets colour, type and space first", () => {
  const preview = readFileSync(fileURLToPath(new URL("../../.storybook/preview.ts", import.meta.url)), "utf8");
  const [, first = ""] = /order: \["Foundations", \[(.*?)\]/.exec(preview) ?? [];
  const pages = first.split(", ").map((page) => `Foundations/${page.slice(1, -1)}`);
  expect(pages.slice(0, 3)).toEqual(["Foundations/Colour", "Foundations/Type", "Foundations/Space & layout"]);
  for (const page of pages)
    expect(
      files.filter(({ text }) => text.includes(`title: "${page}"`)),
      page,
    ).toHaveLength(1);
});

test("stories without a server side are counted, and give a reason", () => {
  const without = files.flatMap(({ file, text }) =>
    [...text.matchAll(/withoutServer\s*:\s*(.*)/g)].map(([, reason]) => ({ file, reason })),
  );
  expect(without.filter(({ reason }) => !/^["'`].{20,}/.test(reason ?? ""))).toEqual([]);
  // The shop's pages, a file each.
  expect(without.map(({ file }) => file).filter((file) => !file.includes("pages/"))).toEqual([]);
});
