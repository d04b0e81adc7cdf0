import { ConfigurationError } from "../configuration.ts";
import { DatabaseDamaged, DatabaseUnavailable, DatabaseUrlWrong, sqlState } from "../database/database-error.ts";
import { FolderCannotBeLocked, FolderLocked } from "../database/folder-lock.ts";
import { DatabaseWithoutRoom } from "../database/room-on-disk.ts";
import { AppBuildMissing } from "../rendering/app-build.ts";
import { NotOurFolder } from "./data-folder.ts";
import { shortened } from "./shortened.ts";

const explained = [
  ConfigurationError,
  FolderLocked,
  FolderCannotBeLocked,
  DatabaseDamaged,
  DatabaseWithoutRoom,
  NotOurFolder,
  AppBuildMissing,
];

/** Why a folder cannot be used, by the system's error code. */
const folderProblems: Readonly<Record<string, string>> = {
  EACCES: "this user may not read and write it",
  EPERM: "this user may not read and write it",
  EROFS: "it is on a disk that cannot be written to",
  ENOTDIR: "a part of its path is a file, not a folder",
  EEXIST: "there is a file of that name",
  ENOENT: "there is no such folder",
  ENOSPC: "the disk is full",
  ENAMETOOLONG: "it is longer than a path may be",
};

/** Why PostgreSQL does not let the shop in, by SQLSTATE. */
const postgresProblems: Readonly<Record<string, string>> = {
  "28P01": "its password is wrong",
  "28000": "its role is unknown or may not sign in",
  "3D000": "there is no database of that name",
  "25006": "it is read-only, as a standby is",
  "22P05": "its encoding is not UTF8",
  "55000": "it takes no connections, as a template does",
  "42704": "it does not know a setting that the address asks for",
  "42501": "its role may not create what the shop needs; grant it CREATE on the database and on its schema",
  "3F000": "its search path leads to no schema",
};

/** SQLSTATE of PostgreSQL, embedded or not, that finds no room for what it is to write. */
const diskFull = "53100";

/** What the driver says of a server without TLS. */
const noTls = "The server does not support SSL connections";

type SystemError = NodeJS.ErrnoException & { address?: string; hostname?: string; port?: number };

/** What is known to keep a server from starting, said in one sentence; anything else with all there is to find it by. */
export function explainFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (explained.some((known) => error instanceof known)) return error.message;
  if (error instanceof DatabaseUrlWrong) return `DATABASE_URL cannot be used (${reasonOf(error)}).`;
  const { code, syscall, path, address, hostname, port } = error as SystemError;
  if (code === "EADDRINUSE") return `Port ${port} is taken. Choose another one with PORT or --port.`;
  if (syscall === "listen" && code === "EACCES") return `This user may not open port ${port}. Choose one from 1024 on with PORT.`;
  if (code === "EADDRNOTAVAIL" || syscall === "getaddrinfo") {
    return `${address ?? hostname} is no address of this machine. Choose another one with HOST or --host.`;
  }
  if (syscall === "connect") return `PostgreSQL cannot be reached by DATABASE_URL (${error.message}).`;
  if (error.message === noTls)
    return "PostgreSQL does not let the shop in by DATABASE_URL: it has no TLS, which sslmode asks for.";
  // The folder above is there by then, but takes none, as `/proc`.
  const folderProblem = syscall === "mkdir" && code === "ENOENT" ? "no folder can be made there" : folderProblems[code ?? ""];
  if (folderProblem !== undefined && path !== undefined) {
    return `${shortened(path)} cannot be used: ${folderProblem}. Choose another folder with DATA_DIR.`;
  }
  const state = sqlState(error);
  if (state === diskFull) return "The disk of the database is full. Make room on it, then start again.";
  const postgresProblem = postgresProblems[state ?? ""];
  if (postgresProblem !== undefined) return `PostgreSQL does not let the shop in by DATABASE_URL: ${postgresProblem}.`;
  if (error instanceof DatabaseUnavailable) return `PostgreSQL cannot be reached by DATABASE_URL (${reasonOf(error)}).`;
  return error.stack ?? error.message;
}

/** What the system said, past what was put around it; several addresses that were tried in vain have no message of their own. */
function reasonOf(error: Error): string {
  if (error.cause instanceof Error) return reasonOf(error.cause);
  return error.message === "" ? String((error as SystemError).code) : error.message;
}
