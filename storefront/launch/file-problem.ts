/** What the owner can do something about, by the system's error code. */
const reasons: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file or folder",
  ENOTDIR: "a part of its path is a file, not a folder",
  EISDIR: "it is a folder",
  EACCES: "this user may not do that",
  EPERM: "this user may not do that",
  EROFS: "it is on a disk that cannot be written to",
  ENOSPC: "the disk is full",
};

/** Why a file or folder of the owner's cannot be used, in a sentence. @param what that would be done with it: `read`, `written` */
export function fileProblem(path: string, what: "read" | "written", error: unknown): Error {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const reason = reasons[code] ?? (error instanceof Error ? error.message : String(error));
  return new Error(`${path} cannot be ${what}: ${reason}.`, { cause: error });
}
