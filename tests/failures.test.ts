import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { JSONReport, JSONReportSpec, JSONReportSuite, JSONReportTestResult } from "@playwright/test/reporter";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { JsonTestResults } from "vitest/node";
import { playwrightFailures, vitestFailures } from "./failures.ts";

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "failures-"));
  file = join(folder, "report.json");
});
afterEach(() => rm(folder, { recursive: true }));

const longMessage = `\u001b[31mFirst\u001b[39m\n\n   \n${Array.from({ length: 20 }, (_, index) => `line ${index}`).join("\n")}`;

describe("Vitest's failures", () => {
  type File = Pick<JsonTestResults["testResults"][number], "name" | "status" | "message" | "assertionResults">;
  type Assertion = File["assertionResults"][number];

  const assertion = (fullName: string, failure?: string): Assertion => ({
    ancestorTitles: [],
    title: fullName,
    fullName,
    status: failure === undefined ? "passed" : "failed",
    failureMessages: failure === undefined ? [] : [failure],
    meta: {},
    tags: [],
    benchmarks: [],
  });
  const failuresOf = async (...testResults: File[]) => {
    await writeFile(file, JSON.stringify({ testResults }));
    return vitestFailures(file);
  };

  test("are told with file, name and message; what passed is not", async () => {
    expect(
      await failuresOf(
        { name: "a.test.ts", status: "passed", message: "", assertionResults: [assertion("adds")] },
        {
          name: "b.test.ts",
          status: "failed",
          message: "",
          assertionResults: [assertion("adds"), assertion("takes", "1 is not 2"), assertion("turns", "3 is not 4")],
        },
      ),
    ).toEqual(["b.test.ts > takes\n    1 is not 2", "b.test.ts > turns\n    3 is not 4"]);
  });

  test("count a file that failed before any of its tests could", async () => {
    const name = "broken.test.ts";
    expect(await failuresOf({ name, status: "failed", message: "Cannot find module", assertionResults: [] })).toEqual([
      "broken.test.ts\n    Cannot find module",
    ]);
    const passed = [assertion("adds")];
    expect(await failuresOf({ name, status: "failed", message: "afterAll failed", assertionResults: passed })).toEqual([
      "broken.test.ts\n    afterAll failed",
    ]);
  });

  test("are told without a message when there is none", async () => {
    const assertionResults: Assertion[] = [{ ...assertion("adds"), status: "failed", failureMessages: null }];
    expect(await failuresOf({ name: "a.test.ts", status: "failed", message: "", assertionResults })).toEqual([
      "a.test.ts > adds",
    ]);
  });

  test("take at most eight lines, without colours, empty lines and the rest of long ones", async () => {
    const assertionResults = [assertion("adds", longMessage), assertion("takes", "x".repeat(1000))];
    const [adds = "", takes = ""] = await failuresOf({ name: "a.test.ts", status: "failed", message: "", assertionResults });
    expect(adds.split("\n")).toEqual([
      "a.test.ts > adds",
      "    First",
      ...Array.from({ length: 6 }, (_, index) => `    line ${index}`),
    ]);
    expect(takes).toBe(`a.test.ts > takes\n    ${"x".repeat(300)}`);
  });
});

describe("Playwright's failures", () => {
  const result = (status: JSONReportTestResult["status"], ...messages: string[]): JSONReportTestResult => ({
    workerIndex: 0,
    parallelIndex: 0,
    status,
    duration: 1,
    error: undefined,
    errors: messages.map((message) => ({ message })),
    stdout: [],
    stderr: [],
    retry: 0,
    startTime: "2026-07-01T22:00:00.000Z",
    attachments: [],
    annotations: [],
  });
  const spec = (title: string, ok: boolean, results: Record<string, JSONReportTestResult[]>): JSONReportSpec => ({
    tags: [],
    title,
    ok,
    id: title,
    file: "cart.spec.ts",
    line: 1,
    column: 1,
    tests: Object.entries(results).map(([projectName, results]) => ({
      timeout: 1,
      annotations: [],
      expectedStatus: "passed",
      projectName,
      projectId: projectName,
      results,
      status: ok ? "expected" : "unexpected",
    })),
  });
  const suite = (specs: JSONReportSpec[], suites?: JSONReportSuite[]): JSONReportSuite => ({
    title: "cart.spec.ts",
    file: "cart.spec.ts",
    column: 0,
    line: 0,
    specs,
    ...(suites && { suites }),
  });
  const failuresOf = async (...suites: JSONReportSuite[]) => {
    await writeFile(file, JSON.stringify({ suites } satisfies Pick<JSONReport, "suites">));
    return playwrightFailures(file);
  };

  test("are told with project, file, title and messages, however deep their suite is", async () => {
    const deep = suite([], [suite([], [suite([spec("pays", false, { phone: [result("timedOut", "30 s", "No button")] })])])]);
    const flat = suite([
      spec("adds", true, { phone: [result("passed")] }),
      spec("takes", false, { phone: [result("passed")], desktop: [result("failed", "1 is not 2")], print: [result("skipped")] }),
    ]);
    expect(await failuresOf(flat, deep)).toEqual([
      "[desktop] cart.spec.ts > takes\n    1 is not 2",
      "[phone] cart.spec.ts > pays\n    30 s\n    No button",
    ]);
  });

  test("leave out a test that passed when it was tried again", async () => {
    expect(await failuresOf(suite([spec("adds", true, { phone: [result("failed", "Once"), result("passed")] })]))).toEqual([]);
  });

  test("take at most eight lines", async () => {
    const [failure = ""] = await failuresOf(suite([spec("adds", false, { phone: [result("failed", longMessage)] })]));
    expect(failure.split("\n")).toHaveLength(8);
    expect(failure).toContain("> adds\n    First\n    line 0\n");
  });
});

test("a report that was never written, or only in part, tells nothing", async () => {
  expect([vitestFailures(file), playwrightFailures(file)]).toEqual([[], []]);
  await writeFile(file, '{"testResults":[{"name":');
  expect([vitestFailures(file), playwrightFailures(file)]).toEqual([[], []]);
  await writeFile(file, "{}");
  expect([vitestFailures(file), playwrightFailures(file)]).toEqual([[], []]);
});
