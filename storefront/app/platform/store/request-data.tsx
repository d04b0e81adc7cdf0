import { createContext, use } from "react";

/** What the request told of the visitor, as text, while the server renders; null in the browser. */
export const RequestData = createContext<string | null>(null);
export const requestDataId = "request-data";

/** A data block (never run) that says where the visitor is, so that no page asks for it: `{"country":"au"}` (CTRY-09). */
export function RequestDataScript() {
  const data = use(RequestData);
  return (
    <script
      id={requestDataId}
      type="application/json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of two letters that the server has checked
      dangerouslySetInnerHTML={{ __html: data ?? "" }}
    />
  );
}
