import { spawn } from "node:child_process";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { readReport, writeReport } from "./accept.ts";
import { type Folders, pictureFile } from "./folders.ts";
import { decode, picturesIn } from "./pictures.ts";
import { review } from "./review.ts";
import { foldersIn, ownReviewFolders } from "./sample-review.ts";

const command = fileURLToPath(new URL("run.ts", import.meta.url));
const fixture = fileURLToPath(new URL("fixture", import.meta.url));

let folders: Folders;
beforeEach(async () => {
  folders = await ownReviewFolders();
  await cp(fixture, folders.storybook, { recursive: true });
});

/** Runs the command on the copy of the fixture, as a shell would. */
function visual(...parameters: string[]): Promise<{ code: number | null; text: string }> {
  const places = Object.entries(folders).map(([name, folder]) => `--${name}=${folder}`);
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [command, ...parameters, ...places], { stdio: ["ignore", "pipe", "pipe"] });
    let text = "";
    child.stdout.on("data", (part) => (text += part));
    child.stderr.on("data", (part) => (text += part));
    child.on("close", (code) => resolve({ code, text }));
  });
}

async function edit(file: string, from: string, to: string): Promise<void> {
  const path = join(folders.storybook, file);
  const before = await readFile(path, "utf8");
  expect(before).toContain(from);
  await writeFile(path, before.replaceAll(from, to));
}

describe("a review of all stories", () => {
  let place: string;
  let first: Awaited<ReturnType<typeof visual>>;
  let acceptance: typeof first;
  // It takes seconds, so that those who change a story afterwards share it.
  beforeAll(async () => {
    place = await mkdtemp(join(tmpdir(), "visual-"));
    folders = foldersIn(place);
    await cp(fixture, folders.storybook, { recursive: true });
    first = await visual();
    acceptance = await visual("--accept");
  });
  beforeEach(() => cp(place, join(folders.storybook, ".."), { recursive: true }));
  afterAll(() => rm(place, { recursive: true, force: true }));

  test("fails until it is accepted, then passes, and fails again when a picture changes", { timeout: 240_000 }, async () => {
    expect(first.text).toContain("NEW (3 stories)");
    expect(first.text).toContain("skipped  shop-noise--live: Never the same.");
    expect(first.code).toBe(1);

    expect(acceptance.code).toBe(0);
    expect((await picturesIn(folders.accepted)).map(({ story, mode }) => `${story} ${mode}`)).toEqual([
      "shop-button--pressed btq-phone",
      "shop-button--pressed main-phone",
      "shop-button--still btq-phone",
      "shop-button--still main-phone",
      "shop-clock--now main-phone",
    ]);

    const again = await visual();
    expect(again.text).toContain("5 as accepted, 0 failed, 0 changed, 0 new, 0 vanished, 1 skipped");
    expect(again.code).toBe(0);

    await edit("iframe.html", "Add to cart", "Add to bag");
    const changed = await visual("--only", "shop-button--s");
    expect(changed.text).toMatch(/CHANGED \(1 story\)\n {2}shop-button--still {2}main-phone \(\d+ pixels\), btq-phone/);
    expect(changed.text).not.toContain("shop-button--pressed");
    expect(changed.code).toBe(1);
  });

  test("has pictures cropped to what is painted, after play and motion have ended, and of each theme its own", async () => {
    const picture = (story: string, mode: string) => decode(pictureFile(folders, "accepted", story, mode));
    const { width, height, data } = await picture("shop-button--pressed", "main-phone");
    expect(width).toBeLessThan(200);
    expect(height).toBeLessThan(100);
    const at = (4 * width + 6) * 4;
    expect([...data.subarray(at, at + 3)]).toEqual([0, 170, 0]);
    const [main, btq] = await Promise.all(["main-phone", "btq-phone"].map((mode) => picture("shop-button--still", mode)));
    expect(btq?.data).not.toEqual(main?.data);
  });

  test("is failed by a story that is no more, and by one whose play fails", async () => {
    await edit("index.json", '"type": "story",\n      "id": "shop-clock--now"', '"type": "docs",\n      "id": "shop-clock--now"');
    await edit("iframe.html", 'root.firstChild.setAttribute("aria-pressed", "true")', 'throw new Error("No button.")');
    const { code, text } = await visual();
    expect(code).toBe(1);
    expect(text).toContain("VANISHED (1 story)\n  shop-clock--now  main-phone");
    expect(text).toContain("      main-phone: No button.");
    expect((await readReport(folders))?.entries.filter(({ verdict }) => verdict === "failed")).toHaveLength(2);
  });
});

test("a colour's least step and two pixels of a corner's radius each fail the review", async () => {
  const one = ["--only", "shop-button--still"];
  await visual("--accept", ...one);
  await edit("iframe.html", "background: #f4f4ef", "background: #f4f4f2");
  expect((await visual(...one)).text).toContain("0 as accepted, 0 failed, 2 changed");
  await edit("iframe.html", "background: #f4f4f2", "background: #f4f4ef");
  await edit("iframe.html", "border-radius: 4px", "border-radius: 6px");
  expect((await visual(...one)).text).toContain("0 as accepted, 0 failed, 2 changed");
});

test("a story that asks another host has no picture", async () => {
  await edit("iframe.html", "<button>Add to cart</button>", "<img src='http://pictures.example/shoe.jpg' alt=''>");
  const { text } = await visual("--only", "shop-button--still");
  expect(text).toContain("It asked the network for http://pictures.example/shoe.jpg.");
});

test("naming stories without --accept is a mistake in the command", async () => {
  expect((await visual("shop-button--still")).code).toBe(2);
});

test.each([["--only"], ["--accept"]])(
  "%s of stories that there are none of says so, and keeps the last report",
  async (option) => {
    await writeReport(folders, { made: "", storybook: "another", browser: "", seconds: 0, entries: [], skipped: [] });
    const { code, text } = await visual(option, "nonsense");
    expect(code).toBe(2);
    expect(text).toContain("No story's id begins with nonsense.\npnpm visual");
    expect(await readReport(folders)).toMatchObject({ storybook: "another" });
  },
);

test("a run in which no more pictures come ends, and says how far it came", async () => {
  const stalled = review({ folders, storybook: "given", stallLimit: 1 });
  await expect(stalled).rejects.toThrow("No picture has come for 0.001 s, 0 of 5 are taken");
});
