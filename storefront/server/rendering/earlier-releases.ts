import { constants, copyFile, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";

/** Releases before the newest whose files stay served. */
export const keptReleases = 3;

const namesOf = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();

async function copyInto(folder: string, from: string, name: string): Promise<void> {
  const target = join(folder, name);
  await mkdir(dirname(target), { recursive: true });
  await copyFile(join(from, name), target, constants.COPYFILE_FICLONE);
}

/** Names of the files of each release, newest first. An archive that cannot be read is begun anew. */
async function readReleases(file: string): Promise<string[][]> {
  try {
    const releases: unknown = JSON.parse(await readFile(file, "utf8"));
    return Array.isArray(releases) ? (releases as string[][]) : [];
  } catch {
    return [];
  }
}

/**
 * Puts the hashed files of the last releases beside those of a fresh build, so that a page which was opened before a deploy
 * still finds the code and styles it loads later. To be called once after each build.
 *
 * The archive is a folder with every kept file and `releases.json`, the names by release; it has to outlive the build, also
 * where each build starts from an empty checkout.
 * @param assets the fresh build's folder of files whose names carry a hash of their content
 * @param archive folder in which the files of the releases are kept
 * @returns how many files of earlier releases are served
 */
export async function keepEarlierReleases(assets: string, archive: string): Promise<number> {
  const manifest = join(archive, "releases.json");
  const files = join(archive, "files");
  await mkdir(files, { recursive: true });
  const fresh = await namesOf(assets);
  const [newest, ...older] = await readReleases(manifest);
  const isSame = newest !== undefined && newest.join("\n") === fresh.join("\n");
  const releases = [fresh, ...(newest === undefined || isSame ? [] : [newest]), ...older].slice(0, keptReleases + 1);

  const archived = new Set(await namesOf(files));
  await Promise.all(fresh.filter((name) => !archived.has(name)).map((name) => copyInto(files, assets, name)));
  await writeFile(manifest, JSON.stringify(releases));

  const kept = new Set(releases.flat());
  const gone = [...archived].filter((name) => !kept.has(name));
  await Promise.all(gone.map((name) => rm(join(files, name))));
  const earlier = [...kept].filter((name) => !fresh.includes(name) && archived.has(name));
  await Promise.all(earlier.map((name) => copyInto(assets, files, name)));
  return earlier.length;
}
