/** What Storybook's own reader knows of a component. */
interface Read {
  __docgenInfo?: { description?: string };
}

/** What a component's docstring says of it, its `@see` as a link that can be pressed. */
export const described = (component?: Read): string =>
  component?.__docgenInfo?.description?.replace(/\s*@see (\S+)/g, "\n\nSee <$1>.") ?? "";

/** What there is to read under a component's purpose: its docstring, less a first sentence that the purpose has said. */
export function beyondPurpose(purpose: string, description: string): string {
  const [sentence = ""] = /^[^.]+\.\s*/.exec(description) ?? [];
  const said = sentence !== "" && purpose.startsWith(sentence.replace(/\.\s*$/, "").replace(/\s+/g, " "));
  return said ? description.slice(sentence.length) : description;
}
