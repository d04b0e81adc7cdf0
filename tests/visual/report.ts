/**
 * How a picture stands against the accepted one. `vanished`: there is an accepted picture that no story declares any more.
 * `failed`: no picture could be taken.
 */
export type Verdict = "same" | "changed" | "new" | "vanished" | "failed";

/** One story in one mode. */
export interface Entry {
  story: string;
  title: string;
  name: string;
  mode: string;
  verdict: Verdict;
  /** Width and height of the new picture. CSS pixels. */
  size?: readonly [number, number];
  /** How many pixels differ from the accepted picture. */
  pixels?: number;
  /** Why it failed. */
  reason?: string;
}

/** What a run found. */
export interface Report {
  /** When it was made, in ISO 8601. */
  made: string;
  /** Digest of what the Storybook was built from. */
  storybook: string;
  /** Name and version of the browser. */
  browser: string;
  seconds: number;
  entries: Entry[];
  /** Stories that have no picture, with the reason they give. */
  skipped: { story: string; reason: string }[];
}

/** The largest sum of all accepted pictures. Bytes. */
export const largestSet = 40_000_000;

export const isOpen = ({ verdict }: Entry): boolean => verdict !== "same";
/** A failed one cannot be accepted: there is nothing to see. */
export const canBeAccepted = ({ verdict }: Entry): boolean => isOpen({ verdict } as Entry) && verdict !== "failed";

/** Entries that are not as accepted, under their story, in the report's order. */
export function openStories(report: Report): Map<string, Entry[]> {
  return Map.groupBy(report.entries.filter(isOpen), ({ story }) => story);
}

const verdicts: readonly Verdict[] = ["failed", "changed", "new", "vanished"];

function described({ mode, verdict, pixels, reason }: Entry): string {
  if (verdict === "failed") return `${mode}: ${reason}`;
  return verdict === "changed" ? `${mode} (${pixels} pixels)` : mode;
}

/** What a run says in the terminal: every story that is not as accepted, then the sums. */
export function reportText(report: Report, acceptedBytes: number): string {
  const lines: string[] = [];
  for (const verdict of verdicts) {
    const stories = Map.groupBy(
      report.entries.filter((entry) => entry.verdict === verdict),
      ({ story }) => story,
    );
    if (stories.size === 0) continue;
    lines.push(`${verdict.toUpperCase()} (${stories.size} ${stories.size === 1 ? "story" : "stories"})`);
    for (const [story, entries] of stories) {
      if (verdict === "failed") lines.push(`  ${story}`, ...entries.map((entry) => `      ${described(entry)}`));
      else lines.push(`  ${story}  ${entries.map(described).join(", ")}`);
    }
    lines.push("");
  }
  for (const { story, reason } of report.skipped) lines.push(`skipped  ${story}: ${reason}`);
  const count = (verdict: Verdict) => report.entries.filter((entry) => entry.verdict === verdict).length;
  const taken = report.entries.filter(({ verdict }) => verdict !== "vanished");
  lines.push(
    `${taken.length} pictures of ${new Set(taken.map(({ story }) => story)).size} stories in ${report.seconds.toFixed(0)} s: ` +
      `${count("same")} as accepted, ${verdicts.map((verdict) => `${count(verdict)} ${verdict}`).join(", ")}, ` +
      `${report.skipped.length} skipped. Accepted pictures: ${(acceptedBytes / 1_000_000).toFixed(2)} MB. ${report.browser}.`,
  );
  return lines.join("\n");
}
