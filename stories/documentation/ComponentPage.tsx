import { Controls, Heading, Markdown, Primary, Stories, Subtitle, Title, useOf } from "@storybook/addon-docs/blocks";
import type { ReactNode } from "react";
import { type ComponentDocs, docsFileOf } from "./component-docs.ts";
import { beyondPurpose, described } from "./described.ts";

const found = import.meta.glob<ComponentDocs>("../*/*.docs.ts", { eager: true, import: "default" });

function docsFor(storyFile: string): ComponentDocs | undefined {
  return found[docsFileOf(storyFile).replace(/^.*\/stories\//, "../")];
}

function Section({ title, empty, children }: { title: string; empty?: boolean; children: ReactNode }) {
  if (empty) return null;
  return (
    <>
      <Heading>{title}</Heading>
      {children}
    </>
  );
}

function Points({ of }: { of: readonly string[] }) {
  return (
    <ul>
      {of.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}

function Pairs({ heads, of }: { heads: readonly [string, string]; of: readonly (readonly [string, string])[] }) {
  return (
    <table>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {of.map(([name, text]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/**
 * A component's page: what it is for, itself to play with, its props from the docstrings, and what there is to know of it.
 * Without a documentation file it shows what the code says.
 */
export default function ComponentPage() {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const docs = docsFor(String(preparedMeta.parameters.fileName));
  return (
    <>
      <Title />
      {docs ? <Subtitle>{docs.purpose}</Subtitle> : <Subtitle />}
      <Markdown>{beyondPurpose(docs?.purpose ?? "", described(preparedMeta.component))}</Markdown>
      <Primary />
      {/* A picture that is written out as data is one word of thousands of letters. */}
      <div style={{ overflowWrap: "anywhere" }}>
        <Controls />
      </div>
      {docs && (
        <>
          <Section title="Anatomy">
            <ol>
              {docs.anatomy.map((part) => (
                <li key={part}>{part}</li>
              ))}
            </ol>
          </Section>
          <Section title="States" empty={docs.states.length === 0}>
            <Pairs heads={["State", "What shows"]} of={docs.states} />
          </Section>
          <Section title="Keyboard">
            {docs.keyboard.length > 0 ? (
              <Pairs heads={["Keys", "What they do"]} of={docs.keyboard} />
            ) : (
              <p>It takes no focus and answers to no keys.</p>
            )}
          </Section>
          <Section title="Accessibility">
            <Points of={docs.accessibility} />
          </Section>
          <Section title="Do">
            <Points of={docs.do} />
          </Section>
          <Section title="Don’t">
            <Points of={docs.dont} />
          </Section>
          <Section title="Alternatives" empty={docs.alternatives.length === 0}>
            <Pairs heads={["Instead", "When"]} of={docs.alternatives} />
          </Section>
        </>
      )}
      <Stories includePrimary={false} />
    </>
  );
}
