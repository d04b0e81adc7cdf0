import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { TokenFiles } from "../build/token-tree.ts";
import { readTokenFiles } from "../build/token-tree.ts";
import { tokenFilesAt } from "./revision.ts";
import { diffText } from "./text.ts";
import { diffThemes } from "./theme-diff.ts";

/** A grey of the given strength, 0 black to 255 white. */
function grey(level: number) {
  const part = level / 255;
  const hex = `#${level.toString(16).padStart(2, "0").repeat(3)}`;
  return { $type: "color", $value: { colorSpace: "srgb", components: [part, part, part], hex } };
}
const px = (value: number) => ({ value, unit: "px" });
const ms = (value: number) => ({ $type: "duration", $value: { value, unit: "ms" } });
const reference = (path: string) => ({ $type: "color", $value: `{${path}}` });

/** A small set of tokens: an ink and a paper, text on a canvas, a boutique whose canvas is another. */
function files({ ink = 0, semantic = {}, btq = {} } = {}): TokenFiles {
  return {
    "primitive.color.tokens.json": { primitive: { color: { ink: grey(ink), paper: grey(255), night: grey(40) } } },
    "semantic.color.tokens.json": {
      color: { bg: { canvas: reference("primitive.color.paper") }, text: { primary: reference("primitive.color.ink") } },
      ...semantic,
    },
    "theme.btq.tokens.json": { color: { bg: { canvas: grey(250) } }, ...btq },
  };
}

describe("the difference of two versions", () => {
  test("is nothing between the same tokens", async () => {
    const same = await diffThemes(readTokenFiles(), readTokenFiles());
    expect(same).toEqual({ main: { tokens: [], contrast: [] }, btq: { tokens: [], contrast: [] } });
  });

  test("names what was added and removed, with its value", async () => {
    const before = files({ semantic: { motion: { slow: ms(400) } } });
    const after = files({ semantic: { motion: { fast: ms(120) } } });
    const { main } = await diffThemes(before, after);
    expect(main.tokens).toEqual([
      { path: "motion.fast", type: "duration", change: "added", parts: [{ part: "value", after: "120ms" }] },
      { path: "motion.slow", type: "duration", change: "removed", parts: [{ part: "value", before: "400ms" }] },
    ]);
  });

  test("tells a changed value in both versions, and which tokens have it only through a reference", async () => {
    const { main } = await diffThemes(files({ ink: 0 }), files({ ink: 16 }));
    expect(main.tokens).toEqual([
      {
        path: "color.text.primary",
        type: "color",
        change: "changed",
        parts: [{ part: "value", before: "#000000", after: "#101010" }],
        through: "{primitive.color.ink}",
      },
      {
        path: "primitive.color.ink",
        type: "color",
        change: "changed",
        parts: [{ part: "value", before: "#000000", after: "#101010" }],
      },
    ]);
  });

  test("says that a token refers to another one by its new value alone", async () => {
    const after = files({
      semantic: {
        color: { bg: { canvas: reference("primitive.color.night") }, text: { primary: reference("primitive.color.ink") } },
      },
    });
    const { main } = await diffThemes(files(), after);
    expect(main.tokens).toEqual([
      {
        path: "color.bg.canvas",
        type: "color",
        change: "changed",
        parts: [{ part: "value", before: "#ffffff", after: "#282828" }],
      },
    ]);
  });

  test("is told per theme: what one theme overrides does not touch the other", async () => {
    const { main, btq } = await diffThemes(files(), files({ btq: { color: { bg: { canvas: grey(240) } } } }));
    expect(main.tokens).toEqual([]);
    expect(btq.tokens.map(({ path, parts }) => [path, parts[0]?.before, parts[0]?.after])).toEqual([
      ["color.bg.canvas", "#fafafa", "#f0f0f0"],
    ]);
  });

  test("of typography names only the parts that changed, our extension among them", async () => {
    const title = (size: number, css: string) => ({
      type: {
        title: {
          $type: "typography",
          $value: { fontFamily: ["Archivo"], fontSize: px(size), fontWeight: 800, letterSpacing: px(0), lineHeight: 1 },
          $extensions: { "nz.treadandthread": { fluid: { css } } },
        },
      },
    });
    const { main } = await diffThemes(
      files({ semantic: title(40, "clamp(1rem, 2vw, 2.5rem)") }),
      files({ semantic: title(48, "clamp(1rem, 2vw, 3rem)") }),
    );
    expect(main.tokens[0]?.parts).toEqual([
      { part: "fontSize", before: "40px", after: "48px" },
      { part: "fluid.css", before: "clamp(1rem, 2vw, 2.5rem)", after: "clamp(1rem, 2vw, 3rem)" },
    ]);
  });

  test("of a token that became another type shows both", async () => {
    const { main } = await diffThemes(
      files({ semantic: { gap: { $type: "dimension", $value: px(8) } } }),
      files({ semantic: { gap: { $type: "number", $value: 8 } } }),
    );
    expect(main.tokens[0]?.parts).toEqual([
      { part: "type", before: "dimension", after: "number" },
      { part: "value", before: "8px", after: "8" },
    ]);
  });
});

describe("contrast", () => {
  test("text that falls below 4.5 to 1 is told, per theme", async () => {
    const { main, btq } = await diffThemes(files({ ink: 0 }), files({ ink: 0x78 }));
    expect(main.contrast).toMatchObject([
      { front: "text.primary", ground: "bg.canvas", before: 21, required: 4.5, crossed: "falls below" },
    ]);
    expect(main.contrast[0]?.after).toBeCloseTo(4.42, 2);
    expect(btq.contrast).toHaveLength(1);
  });

  test("text that comes to reach it is told too", async () => {
    const { main } = await diffThemes(files({ ink: 0x78 }), files({ ink: 0x70 }));
    expect(main.contrast.map(({ crossed }) => crossed)).toEqual(["reaches"]);
  });

  test("a change on one side of it is not", async () => {
    const { main } = await diffThemes(files({ ink: 0 }), files({ ink: 0x40 }));
    expect(main.tokens.length).toBeGreaterThan(0);
    expect(main.contrast).toEqual([]);
  });

  test("a pair that one version lacks is not judged", async () => {
    const without = files({ semantic: { color: { bg: { canvas: reference("primitive.color.paper") } } } });
    const { main } = await diffThemes(without, files({ ink: 0x90 }));
    expect(main.tokens.map(({ path }) => path)).toContain("color.text.primary");
    expect(main.contrast).toEqual([]);
  });
});

test("as text it is a line a change", async () => {
  const before = files({ semantic: { motion: { slow: ms(400) } } });
  const after = files({ ink: 0x78, semantic: { motion: { fast: ms(120) } } });
  expect(diffText(await diffThemes(before, after)).split("\n\n")[0]).toBe(
    [
      "main: 1 added, 1 removed, 2 changed",
      "  ~ color.text.primary  #000000 → #787878  (through {primitive.color.ink})",
      "  + motion.fast  120ms",
      "  - motion.slow  400ms",
      "  ~ primitive.color.ink  #000000 → #787878",
      "  ! text text.primary on bg.canvas falls below 4.5 to 1: 21.00 → 4.42",
    ].join("\n"),
  );
});

describe("a revision", () => {
  const repository = mkdtempSync(join(tmpdir(), "tokens-"));
  const git = (...parameters: string[]) => execFileSync("git", parameters, { cwd: repository, stdio: "pipe" });
  const commit = (message: string) => {
    git("add", "--all");
    git("-c", "user.name=Test", "-c", "user.email=test@example.com", "commit", "--allow-empty", "--no-verify", "-m", message);
  };
  const write = (tokens: TokenFiles) => {
    mkdirSync(join(repository, "tokens/src"), { recursive: true });
    for (const [name, tree] of Object.entries(tokens)) writeFileSync(join(repository, "tokens/src", name), JSON.stringify(tree));
  };

  beforeAll(() => {
    git("init", "--initial-branch=main");
    commit("Nothing yet");
    git("tag", "empty");
    write(files({ ink: 0 }));
    writeFileSync(join(repository, "tokens/src/notes.json"), "not tokens");
    commit("Tokens");
    git("tag", "first");
    write(files({ ink: 8 }));
    commit("A lighter ink");
  });
  afterAll(() => rmSync(repository, { recursive: true, force: true }));

  test("has the tokens of its time, from any folder of the repository", () => {
    expect(tokenFilesAt(repository, "first").files).toEqual(files({ ink: 0 }));
    expect(tokenFilesAt(join(repository, "tokens/src"), "HEAD").files).toEqual(files({ ink: 8 }));
    expect(tokenFilesAt(repository, "HEAD").commit).toMatch(/^[0-9a-f]{40}$/);
  });

  test.each(["gone", "--help", ""])("that git does not know (%j) is said to be unknown", (ref) => {
    expect(() => tokenFilesAt(repository, ref)).toThrow(`git knows no commit "${ref}".`);
  });

  test("without tokens is said to have none", () => {
    expect(() => tokenFilesAt(repository, "empty")).toThrow("There are no tokens in tokens/src at empty.");
  });
});
