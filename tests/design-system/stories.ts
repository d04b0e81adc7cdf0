import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { parseSync } from "vite";
import type { Node } from "./source.ts";

const root = fileURLToPath(new URL("../../stories", import.meta.url));

/** A file of stories, as far as the tests look at it. */
export interface StoryFile {
  /** From the stories' folder on: `button/Button.stories.tsx`. */
  file: string;
  folder: string;
  title: string | undefined;
  /** Names of the components it is the page of. */
  components: string[];
  /** Whether it has a page in the documentation. */
  documented: boolean;
  /** Names of its stories. */
  stories: string[];
  text: string;
}

function property(object: Node | undefined, name: string): Node | undefined {
  const found = object?.properties?.find((each: Node) => (each.key?.name ?? each.key?.value) === name);
  return found?.value;
}

/** What is behind `{…} satisfies Meta`, `Table<Row>`. */
function bare(node: Node | undefined): Node | undefined {
  return node?.expression ? bare(node.expression) : node;
}

function readStories(path: string): StoryFile {
  const text = readFileSync(path, "utf8");
  const constants = new Map<string, Node>();
  const stories: string[] = [];
  let meta: Node | undefined;
  for (const statement of parseSync(path, text).program.body as unknown as Node[]) {
    const declaration: Node | undefined = statement.type === "VariableDeclaration" ? statement : statement.declaration;
    if (declaration?.type === "VariableDeclaration") {
      for (const { id, init } of declaration.declarations as Node[]) {
        constants.set(id.name, init);
        if (statement.type === "ExportNamedDeclaration") stories.push(id.name);
      }
    }
    if (statement.type === "ExportDefaultDeclaration") meta = statement.declaration;
  }
  const object = bare(meta?.type === "Identifier" ? constants.get(meta.name) : meta);
  const further: Node[] = property(object, "subcomponents")?.properties ?? [];
  const components = [property(object, "component"), ...further.map(({ value }) => value)];
  const tags: Node[] = property(object, "tags")?.elements ?? [];
  return {
    file: relative(root, path),
    folder: relative(root, dirname(path)),
    title: property(object, "title")?.value,
    components: components.flatMap((component) => bare(component)?.name ?? []),
    documented: !tags.some(({ value }) => value === "!autodocs"),
    stories,
    text,
  };
}

/** Every file of stories. */
export function storyFiles(): StoryFile[] {
  return readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".stories.tsx"))
    .map((file) => readStories(join(root, file)));
}
