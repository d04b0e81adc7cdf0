import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { misunderstood, readCommandLine } from "../../tokens/command-line.ts";
import { newComponent } from "./component.ts";

const usage = "pnpm new component <Name> [folder]";
const { positionals } = readCommandLine(usage, { allowPositionals: true });
const [kind, name, root = fileURLToPath(new URL("../..", import.meta.url)), ...others] = positionals;
if (kind !== "component") misunderstood("Only a component can be made.", usage);
if (name === undefined) misunderstood("The component needs a name, like SizeNote.", usage);
if (others.length > 0) misunderstood(`${others.join(" ")} is more than a name and a folder.`, usage);

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

let files: ReturnType<typeof newComponent>;
try {
  files = newComponent(name);
} catch (error) {
  misunderstood(error instanceof Error ? error.message : String(error), usage);
}
const taken = Object.keys(files).find((file) => existsSync(join(root, file)));
if (taken) fail(`There is a ${taken} already.`);
for (const [file, text] of Object.entries(files)) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
  process.stdout.write(`${file}\n`);
}
process.stdout.write("Give it its budget with: pnpm size --propose\n");
