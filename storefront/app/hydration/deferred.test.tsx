import { type ReactNode, useId } from "react";
import { renderToString } from "react-dom/server";
import { prerender } from "react-dom/static";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const Words = ({ text }: { text: string }) => (
  <p id={useId()} title="words">
    {text}
  </p>
);

/** A page that has just arrived: nobody has used it. */
async function openPage() {
  vi.resetModules();
  const { watchFirstUse } = await import("./first-use.ts");
  const { deferred, rendered } = await import("./deferred.tsx");
  const { FilesOfPart } = await import("./files-of-part.ts");
  return { deferred, rendered, FilesOfPart, useIt: () => watchFirstUse(true) };
}

beforeEach(() => {
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
});
afterEach(() => vi.unstubAllGlobals());

/** What a document has once everything that it waits for is there. */
async function wholeOf(part: ReactNode): Promise<string> {
  const { prelude } = await prerender(part);
  return new Response(prelude).text();
}

test("on the server a part is there at once, in a boundary of its own", async () => {
  const { rendered } = await openPage();
  const Part = rendered(Words, "app/words.tsx");
  expect(renderToString(<Part text="Here" />)).toMatch(/^<!--\$--><p [^>]*>Here<\/p><!--\/\$-->$/);
});

test("on the server a part brings the style sheets of its own module, each before what it styles", async () => {
  const { rendered, FilesOfPart } = await openPage();
  const Part = rendered(Words, "app/words.tsx");
  const html = renderToString(
    <FilesOfPart value={(module) => ({ scripts: [], sheets: [`/assets/${module}.css`, "/assets/more.css"] })}>
      <Part text="Here" />
    </FilesOfPart>,
  );
  const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)" data-precedence="part"\/>/g)];
  expect(sheets.map(([, href]) => href)).toEqual(["/assets/app/words.tsx.css", "/assets/more.css"]);
  expect(html.lastIndexOf("<link")).toBeLessThan(html.indexOf("<p "));
});

test("the browser's part gives the ids that the server's has given, with style sheets and without", async () => {
  const { deferred, rendered, FilesOfPart, useIt } = await openPage();
  const Server = rendered(Words, "app/words.tsx");
  const Browser = deferred(async () => Words);
  const idIn = (html: string) => /<p id="([^"]+)"/.exec(html)?.[1];
  const styled = renderToString(
    <FilesOfPart value={() => ({ scripts: [], sheets: ["/assets/words.css"] })}>
      <Server text="Here" />
    </FilesOfPart>,
  );
  useIt();
  const wanted = idIn(await wholeOf(<Browser text="Here" />));
  expect(wanted).toBeTruthy();
  expect(idIn(renderToString(<Server text="Here" />))).toBe(wanted);
  expect(idIn(styled)).toBe(wanted);
});

test("the browser does not fetch a part's code before the page is used, and then once", async () => {
  const { deferred, useIt } = await openPage();
  const load = vi.fn(async () => Words);
  const Part = deferred(load);
  const whole = Promise.all([wholeOf(<Part text="Here" />), wholeOf(<Part text="Here" />)]);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(load).not.toHaveBeenCalled();
  useIt();
  for (const html of await whole) expect(html).toContain("Here");
  expect(load).toHaveBeenCalledOnce();
});

test("parts that waited for the first use ask for their code one a task, first come first", async () => {
  const { deferred, useIt } = await openPage();
  const asked: string[] = [];
  const parts = ["one", "two", "three"].map((name) =>
    deferred(async () => {
      asked.push(name);
      return Words;
    }),
  );
  const whole = Promise.all(parts.map((Part) => wholeOf(<Part text="Here" />)));
  await new Promise((resolve) => setTimeout(resolve, 20));
  useIt();
  for (let microtasks = 0; microtasks < 20; microtasks++) await null;
  expect(asked).toEqual(["one"]);
  for (const html of await whole) expect(html).toContain("Here");
  expect(asked).toEqual(["one", "two", "three"]);
});

test("code that was fetched ahead does not wake the part, and is shown at once when the page is in use", async () => {
  const { deferred, useIt } = await openPage();
  const load = vi.fn(async () => Words);
  const Part = deferred(load);
  Part.preload();
  Part.preload();
  await new Promise((resolve) => setTimeout(resolve));
  expect(load).toHaveBeenCalledOnce();
  expect(renderToString(<Part text="Here" />)).not.toContain("Here");
  useIt();
  expect(renderToString(<Part text="Here" />)).toContain("Here");
  expect(load).toHaveBeenCalledOnce();
});
