/** What Storybook's own reader knows of a component. */
interface Read {
  __docgenInfo?: { description?: string };
}

/** What a component's docstring says of it, its `@see` as a link that can be pressed. */
export const described = (component?: Read): string =>
  component?.__docgenInfo?.description?.replace(/\s*@see (\S+)/g, "\n\nSee <$1>.") ?? "";
