import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { newComponent } from "./component.ts";

const [kind, name = "", root = fileURLToPath(new URL("../..", import.meta.url))] = process.argv.slice(2);

function fail(message: string): never {
  process.stderr.write(`${message}\nusage: pnpm new component <Name> [folder]\n`);
  process.exit(1);
}

if (kind !== "component") fail("A component can be made.");
let files: ReturnType<typeof newComponent>;
try {
  files = newComponent(name);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
const taken = Object.keys(files).find((file) => existsSync(join(root, file)));
if (taken) fail(`There is a ${taken} already.`);
for (const [file, text] of Object.entries(files)) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
  process.stdout.write(`${file}\n`);
}
process.stdout.write("Give it its budget with: pnpm size --propose\n");
