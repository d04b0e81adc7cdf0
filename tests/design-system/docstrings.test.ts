import { globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { builtinResolvers, parse } from "react-docgen";
import { expect, test } from "vitest";
import { publicNames } from "./source.ts";

/** Folders whose docstrings are still being written. The list only shrinks: a folder that has them all fails until it is taken out. */
const unfinished: readonly string[] = [];

const names = publicNames();
const finished = <Named extends { folder: string }>(list: readonly Named[]) =>
  list.filter(({ folder }) => !unfinished.includes(folder));

const withoutWords = names.filter(({ kind, documented }) => (kind === "component" || kind === "function") && !documented);
const members = names.flatMap(({ name, kind, members: each }) =>
  each.map((member) => ({ ...member, kind, title: `${member.folder}: ${name}.${member.name}` })),
);

test("the reader sees the design system: its components, their props, its functions and types", () => {
  const count = (kind: string) => names.filter((name) => name.kind === kind).length;
  expect(count("component")).toBeGreaterThan(80);
  expect(count("function")).toBeGreaterThan(20);
  expect(members.filter(({ kind }) => kind === "component").length).toBeGreaterThan(300);
  const button = names.find(({ name }) => name === "Button");
  expect(button?.members.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["variant", "size", "block", "iconStart", "iconEnd", "loading", "loadingLabel", "href"]),
  );
  expect(names.find(({ name }) => name === "ProductTile")?.members.map(({ name }) => name)).toContain("productId");
  expect(names.find(({ name }) => name === "PhoneField")?.members.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["country", "label", "invalidCharacters"]),
  );
});

test("every public component and function says what it is", () => {
  expect(finished(withoutWords).map(({ folder, name }) => `${folder}: ${name}`)).toEqual([]);
});

test("every prop of every public component says what it does, and so does every member of every public type", () => {
  const silent = finished(members).filter(({ documented }) => !documented);
  const share = members.length === 0 ? 0 : (members.length - silent.length) / members.length;
  expect([...new Set(silent.map(({ title }) => title))], `${Math.floor(share * 1000) / 10} % have words`).toEqual([]);
});

const root = fileURLToPath(new URL("../../design-system/src", import.meta.url));

/** What Storybook's table of props is made from: also props that a component only gives a default to. */
function listedProps(file: string) {
  try {
    return parse(readFileSync(file, "utf8"), {
      filename: file,
      babelOptions: { babelrc: false, configFile: false },
      resolver: new builtinResolvers.FindExportedDefinitionsResolver({ limit: 0 }),
    });
  } catch {
    // Nothing in it is a component.
    return [];
  }
}

const components = new Set(names.filter(({ kind }) => kind === "component").map(({ name }) => name));
const listed = readdirSync(root, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".tsx"))
  .flatMap((file) => listedProps(join(root, file)))
  .filter(({ displayName = "" }) => components.has(displayName));

test("every component that has a page in Storybook has its words there", () => {
  const stories = fileURLToPath(new URL("../../stories", import.meta.url));
  const shown = globSync("*/*.stories.tsx", { cwd: stories })
    .flatMap((file) => /\bcomponent: (\w+)/.exec(readFileSync(join(stories, file), "utf8"))?.[1] ?? [])
    .filter((name) => components.has(name));
  expect(shown.length).toBeGreaterThan(60);
  const described = new Set(listed.flatMap(({ displayName, description }) => (description ? [displayName] : [])));
  expect(shown.filter((name) => !described.has(name))).toEqual([]);
});

test("every prop in a public component's table says what it does", () => {
  expect(listed.length).toBeGreaterThan(60);
  const silent = listed.flatMap(({ displayName, props = {} }) =>
    Object.entries(props).flatMap(([name, { description }]) => (description ? [] : [`${displayName}.${name}`])),
  );
  expect(silent).toEqual([]);
});

test("no folder is excused that has all its words", () => {
  const silent = new Set([...withoutWords, ...members.filter(({ documented }) => !documented)].map(({ folder }) => folder));
  expect(unfinished.filter((folder) => !silent.has(folder))).toEqual([]);
});
