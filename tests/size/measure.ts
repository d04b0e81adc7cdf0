import { importing, importingAll, openBundler } from "./bundle.ts";
import { librariesAskedFor, publicEntries } from "./entries.ts";
import { packageOf, reportOf, type SizeReport } from "./report.ts";

/** What is not counted as the code of a component. */
export interface Exceptions {
  /** Packages that are data more than code; when they come by themselves on first use they are weighed apart. */
  readonly dataLibraries: readonly string[];
  /** Exports by entry that style sheets use while they are built, and no browser gets. */
  readonly buildTime: Readonly<Record<string, readonly string[]>>;
}

/**
 * Weighs every public entry of the design system alone, and all of them together.
 * @throws Error naming build-time exports that do not exist
 */
export async function measureSizes({ dataLibraries, buildTime }: Exceptions): Promise<SizeReport> {
  const asked = librariesAskedFor().filter((name) => !["react", "react-dom"].includes(name));
  const entries = publicEntries();
  const bundler = openBundler(entries);
  try {
    const reports = [];
    const exportsByEntry = new Map<string, readonly string[]>();
    for (const { name } of entries) {
      const all = await bundler.bundle(importing(name));
      const left = buildTime[name] ?? [];
      const unknown = left.filter((each) => !all.exports.includes(each));
      if (unknown.length > 0) throw new Error(`${name} does not export ${unknown.join(", ")}.`);
      const names = all.exports.filter((each) => !left.includes(each));
      exportsByEntry.set(name, names);
      const bundle = left.length > 0 ? await bundler.bundle(importingAll(new Map([[name, names]]))) : all;
      reports.push(reportOf(name, bundle, asked, dataLibraries));
    }
    const together = await bundler.bundle(
      importingAll(exportsByEntry),
      (module) => !dataLibraries.includes(packageOf(module) ?? ""),
    );
    return { entries: reports, whole: reportOf("whole system", together, asked, dataLibraries) };
  } finally {
    await bundler.close();
  }
}
