/** What a component's page in Storybook says beside its props and stories, which come from the code. */
export interface ComponentDocs {
  /** What it is for, in a sentence or two. */
  purpose: string;
  /** Its parts, in reading order. */
  anatomy: readonly string[];
  /** Each state it can be in, and how that shows. */
  states: readonly (readonly [state: string, shows: string])[];
  /** Keys it answers to. Empty when it takes no focus. */
  keyboard: readonly (readonly [keys: string, does: string])[];
  /** Roles, names and announcements, and what is left to whoever uses it. */
  accessibility: readonly string[];
  /** How to use it well. */
  do: readonly string[];
  /** How not to. */
  dont: readonly string[];
  /** What to take instead, by the title of its page, and when. */
  alternatives: readonly (readonly [title: string, when: string])[];
}

/**
 * Declares a component's documentation. Its file stands beside the stories and is called after them:
 * `SizeButtons.stories.tsx` has `size-buttons.docs.ts`, whose default export this is.
 */
export function defineDocs(docs: ComponentDocs): ComponentDocs {
  return docs;
}

/** The file that documents what a story file shows. */
export function docsFileOf(storyFile: string): string {
  return storyFile.replace(/([^/]+)\.stories\.tsx$/, (_, name: string) => {
    const kebab = name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, "-").toLowerCase();
    return `${kebab}.docs.ts`;
  });
}
