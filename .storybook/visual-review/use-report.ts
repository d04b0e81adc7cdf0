import React from "react";
import type { Report } from "../../tests/visual/report.ts";

/** A report as the panel gets it. */
export type ServedReport = Report & {
  /** Whether this Storybook takes acceptances; a static one does not. */
  canAccept?: boolean;
};

export type ReportState =
  | { status: "loading" }
  | { status: "none" }
  | { status: "error"; message: string }
  | { status: "ready"; report: ServedReport /** Changes whenever pictures may have. */; edition: number };

const place = new URL("visual-review/", document.baseURI).href;

/** Address of a picture; the edition keeps the browser from showing the one it saw before. */
export const pictureAddress = (kind: string, story: string, mode: string, edition: number): string =>
  `${place}pictures/${kind}/${story}/${mode}.webp?edition=${edition}`;

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

async function fetchReport(): Promise<ServedReport | null> {
  const response = await fetch(`${place}report.json`, { cache: "no-store" });
  // A server of static files may answer with a page of its own where nothing is.
  if (response.status === 404 || !response.headers.get("content-type")?.includes("json")) return null;
  if (!response.ok) throw new Error(`The report could not be read (${response.status}).`);
  return response.json();
}

async function postAcceptance(stories: "all" | string[]): Promise<{ report: ServedReport; accepted: number }> {
  const response = await fetch(`${place}accept`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ stories }),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.message);
  return answer;
}

/** The last review, read when the panel comes up, with the ways to read it again and to accept. */
export function useReport(active: boolean) {
  const [state, setState] = React.useState<ReportState>({ status: "loading" });
  const [notice, setNotice] = React.useState("");
  const [busy, setBusy] = React.useState(false);
  const edition = React.useRef(Date.now());

  const show = React.useCallback((report: ServedReport | null) => {
    edition.current += 1;
    setState(report ? { status: "ready", report, edition: edition.current } : { status: "none" });
  }, []);

  const load = React.useCallback(() => {
    setNotice("");
    fetchReport().then(show, (error) => setState({ status: "error", message: messageOf(error) }));
  }, [show]);

  React.useEffect(() => {
    if (active) load();
  }, [active, load]);

  const accept = (stories: "all" | string[]) => {
    setBusy(true);
    postAcceptance(stories)
      .then(
        ({ report, accepted }) => {
          show(report);
          setNotice(accepted === 1 ? "Accepted 1 picture." : `Accepted ${accepted} pictures.`);
        },
        (error) => setNotice(`Not accepted: ${messageOf(error)}`),
      )
      .finally(() => setBusy(false));
  };

  return { state, notice, busy, load, accept };
}
