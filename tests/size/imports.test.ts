import { build, type Rolldown } from "vite";
import { afterAll, describe, expect, test } from "vitest";
import { budgets } from "../../design-system/budgets.ts";
import { importing, importingAll, openBundler } from "./bundle.ts";
import { entriesOf, librariesAskedFor, publicEntries, root } from "./entries.ts";
import { packageOf, reportOf } from "./report.ts";
import { weigh } from "./weigh.ts";

const bundler = openBundler(publicEntries());
afterAll(() => bundler.close());

const reachedBy = async (entry: string) => (await bundler.bundle(importing(entry))).reached;

/** What a button may stand on: its spinner, the link it becomes, how class names are joined, and the order of the cascade. */
const foundations = [
  /^design-system\/src\/spinner\//,
  /^design-system\/src\/link\/link-component\.tsx$/,
  /^design-system\/src\/theme\/(class-names\.ts|layers\.css\.ts\.vanilla\.css)$/,
];

// The bundler starts its style sheet compiler with the first of these.
describe("what an import brings", { timeout: 60_000 }, () => {
  test("Button brings its own modules and its foundations, and nothing else", async () => {
    const reached = await reachedBy("button");
    expect(reached).toContain("design-system/src/button/Button.tsx");
    expect(reached).toContain("design-system/src/spinner/Spinner.tsx");
    const others = reached.filter(
      (module) => !module.startsWith("design-system/src/button/") && !foundations.some((each) => each.test(module)),
    );
    expect(others).toEqual([]);
  });

  test("a library is seen where there is one, with what it is made of", async () => {
    const packages = new Set((await reachedBy("tabs")).flatMap((module) => packageOf(module) ?? []));
    expect([...packages]).toEqual(expect.arrayContaining(["@radix-ui/react-tabs", "@radix-ui/react-roving-focus"]));
    expect(packages).not.toContain("react");
  });

  test("the telephones' numbering plans come on first use and are weighed apart; imported directly they are code", async () => {
    const asked = librariesAskedFor();
    const lazily = reportOf("phone-field", await bundler.bundle(importing("phone-field")), asked, ["libphonenumber-js"]);
    expect(lazily.libraries).toEqual(["libphonenumber-js"]);
    expect(lazily.js.data.gzip).toBeGreaterThan(20_000);
    expect(lazily.js.first.gzip + lazily.js.later.gzip).toBeLessThan(10_000);
    expect(lazily.imports.find(({ name }) => name === "libphonenumber-js")).toMatchObject({ kind: "data", share: 0 });

    const directly = await bundler.bundle(
      `export { default as parse } from ${JSON.stringify(`${root}design-system/node_modules/libphonenumber-js/min/index.js`)};`,
    );
    const { js } = reportOf("direct", directly, asked, ["libphonenumber-js"]);
    expect(js.data.gzip).toBe(0);
    expect(js.first.gzip).toBeGreaterThan(20_000);
  });

  test("a library weighs what a bundler without any plugin makes of it", async () => {
    const library = `${root}design-system/node_modules/@radix-ui/react-dropdown-menu/dist/index.mjs`;
    const { js } = reportOf("library", await bundler.bundle(`export * from ${JSON.stringify(library)};`), []);
    const plain = await build({
      root,
      configFile: false,
      logLevel: "error",
      mode: "production",
      define: { "process.env.NODE_ENV": '"production"' },
      build: {
        write: false,
        minify: true,
        rolldownOptions: { input: library, external: [/^react(-dom)?($|\/)/], preserveEntrySignatures: "strict" },
      },
    });
    const [{ output }] = [plain].flat() as [Rolldown.RolldownOutput];
    const weight = weigh(Buffer.from(output[0].code)).gzip;
    expect(Math.abs(js.first.gzip - weight)).toBeLessThan(weight / 100);
  });

  test("an entry's parts are told by folder and package, and add up", async () => {
    const { imports } = reportOf("tabs", await bundler.bundle(importing("tabs")), librariesAskedFor());
    expect(imports.find(({ name }) => name === "tabs")?.kind).toBe("own");
    expect(imports.find(({ name }) => name === "@radix-ui/react-tabs")?.kind).toBe("library");
    expect(imports.find(({ name }) => name === "link")?.kind).toBe("component");
    expect(imports.reduce((all, { share }) => all + share, 0)).toBeCloseTo(1, 1);
  });

  test("two entries together weigh less than the two of them, for what they share is there once", async () => {
    const weightOf = async (names: string[]) => {
      const modules = await Promise.all(
        names.map(async (name) => [name, (await bundler.bundle(importing(name))).exports] as const),
      );
      const { js } = reportOf("", await bundler.bundle(importingAll(new Map(modules))), []);
      return js.first.minified;
    };
    const [both, button, icon] = [
      await weightOf(["button", "icon-button"]),
      await weightOf(["button"]),
      await weightOf(["icon-button"]),
    ];
    expect(both).toBeLessThan(button + icon);
    expect(both).toBeGreaterThan(Math.max(button, icon));
  });
});

describe("the public entries", () => {
  test("are all folders of the design system that have an index, those below the theme too", () => {
    const names = publicEntries().map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(["button", "theme", "theme/global", "theme/btq"]));
    expect(names).toHaveLength(new Set(names).size);
  });

  test("each has a budget, and each budget an entry", () => {
    expect(Object.keys(budgets).sort()).toEqual(
      publicEntries()
        .map(({ name }) => name)
        .sort(),
    );
  });

  test("a package with conditions in its exports is refused instead of read wrongly", () => {
    expect(() => entriesOf(`${root}node_modules/storybook`)).toThrow("has conditions");
  });
});

describe("a module of several entries", () => {
  test("gives a name that two entries have the name of the second in front", () => {
    const code = importingAll(
      new Map([
        ["link", ["Link"]],
        ["theme/link", ["Link", "default"]],
        ["theme/global", []],
      ]),
    );
    expect(code).toBe(
      [
        'export { Link } from "@tread/design-system/link";',
        'export { Link as theme_link_Link, default as theme_link_default } from "@tread/design-system/theme/link";',
        'import "@tread/design-system/theme/global";',
      ].join("\n"),
    );
  });
});
