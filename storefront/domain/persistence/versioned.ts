import { type Reader, ReadProblem } from "./read.ts";

/** A pure step from one version of a stored shape to the next. */
export type Migration = (older: Readonly<Record<string, unknown>>) => Record<string, unknown>;

/** How a stored value is recognised and brought up to date. The current version is one more than there are migrations. */
export interface VersionedShape<T> {
  readonly versionKey: string;
  /** The first takes version 1 to 2, and so on. */
  readonly migrations: readonly Migration[];
  readonly read: Reader<T>;
}

export type VersionedProblem =
  | { readonly code: "NotAnObject" }
  | { readonly code: "VersionUnknown" }
  /** Written by a newer shop: leave it untouched and work read-only from it (SYNC-03). */
  | { readonly code: "VersionNewer"; readonly version: number }
  | { readonly code: "Invalid"; readonly path: string };

export type Versioned<T> =
  | { readonly ok: true; readonly value: T }
  | {
      readonly ok: false;
      readonly problem: VersionedProblem;
      /** What a newer shop has written, as far as it can be read in the current shape: to be shown, and never to be written. */
      readonly newer?: T;
    };

const failed = (problem: VersionedProblem): Versioned<never> => ({ ok: false, problem });

/** Reads untrusted stored data: checks its version, migrates older ones step by step, then checks its shape. Never throws. */
export function parseVersioned<T>(value: unknown, { versionKey, migrations, read }: VersionedShape<T>): Versioned<T> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return failed({ code: "NotAnObject" });
  const current = migrations.length + 1;
  const version: unknown = Object.hasOwn(value, versionKey) ? (value as Record<string, unknown>)[versionKey] : undefined;
  if (typeof version !== "number" || !Number.isSafeInteger(version) || version < 1) return failed({ code: "VersionUnknown" });
  try {
    if (version > current)
      return { ok: false, problem: { code: "VersionNewer", version }, newer: read({ ...value, [versionKey]: current }, "") };
    let migrated = value as Record<string, unknown>;
    migrations.slice(version - 1).forEach((migrate, index) => {
      migrated = { ...migrate(migrated), [versionKey]: version + index + 1 };
    });
    return { ok: true, value: read(migrated, "") };
  } catch (error) {
    if (version > current) return failed({ code: "VersionNewer", version });
    return failed({ code: "Invalid", path: error instanceof ReadProblem ? error.path : "" });
  }
}
