import { createContext, use } from "react";

/** The store's state as text, while the server renders; null in the browser. */
export const SerialisedState = createContext<(() => string) | null>(null);
export const stateScriptId = "state";

/** A data block (never run) from which the browser's store starts. */
export function StateScript() {
  const serialise = use(SerialisedState);
  return (
    <script
      id={stateScriptId}
      type="application/json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own state with every `<` escaped
      dangerouslySetInnerHTML={{ __html: serialise ? serialise() : "" }}
    />
  );
}
