/** The file of a new component, by its path from the repository's root. */
export type NewFiles = Readonly<Record<string, string>>;

const words = (name: string) => name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, " ");

/**
 * What a component needs to be drawn, documented and tested: one look as a recipe, its values as data, a public entry, stories
 * with a `play`, and its page of documentation.
 * @param name as React has it, `SizeNote`
 * @throws RangeError when the name is not made of words that begin with a capital
 */
export function newComponent(name: string): NewFiles {
  if (!/^([A-Z][a-z0-9]+)+$/.test(name)) throw new RangeError(`A component is named like SizeNote, not ${name}.`);
  const folder = words(name).toLowerCase().replaceAll(" ", "-");
  const value = `${name[0]?.toLowerCase()}${name.slice(1)}`;
  const title = `${words(name)[0]}${words(name).slice(1).toLowerCase()}`;
  return {
    [`design-system/src/${folder}/${folder}.contract.ts`]: `/** How strongly it stands out. */
export const ${value}Tones = ["quiet", "strong"] as const;
export type ${name}Tone = (typeof ${value}Tones)[number];
`,
    [`design-system/src/${folder}/${name}.css.ts`]: `import { vars } from "@tread/tokens/contract";
import { style, styleVariants } from "@vanilla-extract/css";
import { part } from "../theme/layered.ts";
import type { ${name}Tone } from "./${folder}.contract.ts";

const { bg, text } = vars.color;

export const root = style(part({ padding: "14px 16px" }));

const tones: Record<${name}Tone, { background: string; color: string }> = {
  quiet: { background: "transparent", color: "inherit" },
  strong: { background: bg.marker, color: text["on-marker"] },
};

export const tone = styleVariants(tones, (colours) => part(colours));
`,
    [`design-system/src/${folder}/${name}.tsx`]: `import type { ComponentPropsWithRef, ReactNode } from "react";
import { text } from "../text/type.css.ts";
import { classNames } from "../theme/class-names.ts";
import * as styles from "./${name}.css.ts";
import type { ${name}Tone } from "./${folder}.contract.ts";

export type ${name}Props = ComponentPropsWithRef<"div"> & {
  /** \`quiet\` unless said otherwise. */
  tone?: ${name}Tone;
  /** What it says. */
  children: ReactNode;
};

/** ${title}: say here what it is for, and when another component serves better. */
export function ${name}({ tone = "quiet", className, children, ...rest }: ${name}Props) {
  return (
    <div className={classNames(text.body.md, styles.root, styles.tone[tone], className)} {...rest}>
      {children}
    </div>
  );
}
`,
    [`design-system/src/${folder}/index.ts`]: `export { ${name}, type ${name}Props } from "./${name}.tsx";
export { type ${name}Tone, ${value}Tones } from "./${folder}.contract.ts";
`,
    [`stories/${folder}/${name}.stories.tsx`]: `import type { Meta, StoryObj } from "@storybook/react-vite";
import { ${name}, ${value}Tones } from "@tread/design-system/${folder}";
import { expect } from "storybook/test";

const meta = {
  title: "Components/${title}",
  component: ${name},
  args: { children: "Free returns for 40 days." },
  argTypes: { tone: { control: "select", options: ${value}Tones } },
} satisfies Meta<typeof ${name}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Tones: Story = {
  render: ({ children }) => (
    <>
      {${value}Tones.map((tone) => (
        <${name} key={tone} tone={tone}>
          {children}
        </${name}>
      ))}
    </>
  ),
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByText(String(args.children))).toHaveLength(${value}Tones.length);
  },
};
`,
    [`stories/${folder}/${folder}.docs.ts`]: `import { defineDocs } from "../documentation/component-docs.ts";

export default defineDocs({
  purpose: "Say in a sentence what it is for.",
  anatomy: ["Words"],
  states: [["Quiet, strong", "How strongly it stands out"]],
  keyboard: [],
  accessibility: ["It is read as text."],
  do: ["Say one thing."],
  dont: ["Don't use it for what a note says."],
  alternatives: [["Note", "It is something to know."]],
});
`,
  };
}
