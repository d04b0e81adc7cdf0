import { readFileSync } from "node:fs";

interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] | null }[];
  }[];
}

interface PlaywrightSuite {
  title: string;
  specs?: {
    title: string;
    file: string;
    ok: boolean;
    tests: { projectName: string; results: { status: string; errors?: { message?: string }[] }[] }[];
  }[];
  suites?: PlaywrightSuite[];
}

function read<Report>(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Report;
  } catch {
    return undefined;
  }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: colours begin with the escape character
const colours = /\u001b\[[\d;]*m/g;

/** A failure in at most eight lines, the name first. */
function told(name: string, message = ""): string {
  const lines = message
    .replace(colours, "")
    .split("\n")
    .filter((line) => line.trim() !== "");
  return [name, ...lines.slice(0, 7).map((line) => `    ${line.slice(0, 300)}`)].join("\n");
}

/** Each test that failed, as Vitest's JSON report has it: its name and the head of what went wrong. */
export function vitestFailures(file: string): string[] {
  return (read<VitestReport>(file)?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((each) => each.status === "failed");
    if (failed.length === 0) return status === "failed" ? [told(name, message)] : [];
    return failed.map(({ fullName, failureMessages }) => told(`${name} > ${fullName}`, failureMessages?.join("\n")));
  });
}

/** Each test that failed, as Playwright's JSON report has it: its name and the head of what went wrong. */
export function playwrightFailures(file: string): string[] {
  const within = ({ specs = [], suites = [] }: PlaywrightSuite): string[] => [
    ...specs
      .filter(({ ok }) => !ok)
      .flatMap(({ title, file: spec, tests }) =>
        tests.flatMap(({ projectName, results }) =>
          results
            .filter(({ status }) => status !== "passed" && status !== "skipped")
            .map(({ errors }) => told(`[${projectName}] ${spec} > ${title}`, errors?.map((error) => error.message).join("\n"))),
        ),
      ),
    ...suites.flatMap(within),
  ];
  return (read<{ suites: PlaywrightSuite[] }>(file)?.suites ?? []).flatMap(within);
}
