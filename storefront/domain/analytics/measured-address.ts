import { hideContactDetails } from "./hide-contact-details.ts";

/** Query parameters that say what was looked at or where a visit came from, never who looks. */
const measured = /^(?:utm_(?:campaign|content|medium|source|term)|page|sort|size)$/;

/** What the address of a return ends with lets anybody who has it send things back. */
const returnToken = /(\/return\/)[^/]+$/;

function readable(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The address of a page as it is measured: its path, and of the query only what is known to be about pages. */
export function measuredAddress(path: string, search: string): string {
  const kept = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(search)) if (measured.test(name)) kept.append(name, hideContactDetails(value));
  const query = kept.toString();
  return hideContactDetails(readable(path).replace(returnToken, "$1(hidden)")) + (query && `?${query}`);
}
