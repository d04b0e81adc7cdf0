import { createContext, use } from "react";

/** The nonce of the page's policy while the server renders; null in the browser. */
export const Nonce = createContext<string | null>(null);

/** A script in the document itself. It runs as the document is read and never again: the browser's React leaves it as it is. */
export function OwnScript({ code }: { code: string }) {
  const nonce = use(Nonce);
  return (
    <script
      nonce={nonce ?? undefined}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own code, with nothing in it that anyone else has written
      dangerouslySetInnerHTML={{ __html: nonce === null ? "" : code }}
    />
  );
}
