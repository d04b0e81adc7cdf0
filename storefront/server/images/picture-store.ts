import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, stat, unlink } from "node:fs/promises";
import { join } from "node:path";
import { bytesLeftOn } from "../database/bytes-left-on.ts";
import { writeWhole } from "./write-whole.ts";

/** Names of editions' folders, `<hash of the drawings>-<encoding>`. Whatever else lies beside them is somebody's. */
const editionName = /^(?:[0-9a-f]{16}|photographs)-\d+$/;

/** Bytes of the disk that are not for pictures, which can be made again: orders are on the same one, and need half of that. */
const leftToOrders = 64 * 2 ** 20;

/**
 * Pictures in a folder, by key, at most `mostBytes` of them; the least recently used go first. Several servers may share the folder:
 * files appear whole, and one that has vanished is only a miss. Another edition's files are cleared away.
 */
export class PictureStore {
  private readonly root: string;
  private readonly folder: string;
  private readonly mostBytes: number;
  /** Size of each file, least recently used first. */
  private readonly sizes = new Map<string, number>();
  private bytes = 0;
  private ready: Promise<void> | undefined;
  private readonly writes = new Set<Promise<void>>();

  constructor(root: string, edition: string, mostBytes: number) {
    this.root = root;
    this.folder = join(root, edition);
    this.mostBytes = mostBytes;
  }

  /** The bytes under a key, or undefined. */
  async get(key: string): Promise<Buffer | undefined> {
    const file = fileOf(key);
    try {
      const bytes = await readFile(join(this.folder, file));
      this.touch(file, bytes.length);
      return bytes;
    } catch {
      return undefined;
    }
  }

  /** Keeps bytes under a key, in the background. A disk that cannot be written is no reason not to show a picture. */
  keep(key: string, bytes: Buffer): void {
    const write = this.write(fileOf(key), bytes).catch(() => undefined);
    this.writes.add(write);
    write.finally(() => this.writes.delete(write));
  }

  /** Resolves when everything kept so far is on the disk. */
  async settled(): Promise<void> {
    await Promise.all(this.writes);
  }

  private touch(file: string, size: number): void {
    this.bytes += size - (this.sizes.get(file) ?? 0);
    this.sizes.delete(file);
    this.sizes.set(file, size);
  }

  private async write(file: string, bytes: Buffer): Promise<void> {
    // A disk that was full may have room again.
    this.ready ??= this.takeStock().catch((error) => {
      this.ready = undefined;
      throw error;
    });
    await this.ready;
    if ((await bytesLeftOn(this.folder)) - bytes.length < leftToOrders) return;
    await writeWhole(join(this.folder, file), bytes);
    this.touch(file, bytes.length);
    await this.trim();
  }

  /** Makes room down to nine tenths, so that not every picture costs a removal. */
  private async trim(): Promise<void> {
    if (this.bytes <= this.mostBytes) return;
    for (const [file, size] of this.sizes) {
      if (this.bytes <= this.mostBytes * 0.9) return;
      this.sizes.delete(file);
      this.bytes -= size;
      await unlink(join(this.folder, file)).catch(() => undefined);
    }
  }

  /** Learns what an earlier run left, and removes what another edition did. */
  private async takeStock(): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    for (const entry of await readdir(this.root)) {
      const path = join(this.root, entry);
      if (editionName.test(entry) && path !== this.folder) await rm(path, { recursive: true, force: true });
    }
    const found: { file: string; size: number; used: number }[] = [];
    for (const name of await readdir(this.folder, { recursive: true })) {
      const path = join(this.folder, name);
      const facts = await stat(path).catch(() => undefined);
      if (!facts?.isFile()) continue;
      if (name.endsWith(".part")) await unlink(path).catch(() => undefined);
      else found.push({ file: name, size: facts.size, used: facts.mtimeMs });
    }
    const seen = new Map(this.sizes);
    this.sizes.clear();
    this.bytes = 0;
    for (const { file, size } of found.sort((a, b) => a.used - b.used)) this.touch(file, size);
    for (const [file, size] of seen) this.touch(file, size);
  }
}

function fileOf(key: string): string {
  const name = createHash("sha256").update(key).digest("hex");
  return join(name.slice(0, 2), name.slice(2, 40));
}
