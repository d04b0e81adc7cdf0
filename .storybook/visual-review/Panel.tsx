import React from "react";
import { AddonPanel } from "storybook/internal/components";
import { useStorybookApi, useStorybookState } from "storybook/manager-api";
import { canBeAccepted, isOpen, openStories } from "../../tests/visual/report.ts";
import { Comparison, type View, ViewChoice } from "./Comparison.tsx";
import { OpenStories } from "./OpenStories.tsx";
import { Sheet } from "./sheet.ts";
import { type ServedReport, useReport } from "./use-report.ts";

/** The panel Visual review: what differs in the story on show, and the list of all stories that are not as accepted. */
export function Panel({ active }: { active: boolean }) {
  const { state, notice, busy, load, accept } = useReport(active);
  return (
    <AddonPanel active={active}>
      <Sheet>
        <p role="status" className="notice">
          {state.status === "loading" ? "Reading the last review …" : notice}
        </p>
        {state.status === "error" && (
          <>
            <p role="alert">{state.message}</p>
            <button type="button" onClick={load}>
              Try again
            </button>
          </>
        )}
        {state.status === "none" && (
          <>
            <p>
              There is no review yet. <code>pnpm visual</code> takes the pictures.
            </p>
            <button type="button" onClick={load}>
              Look again
            </button>
          </>
        )}
        {state.status === "ready" && <Review {...state} busy={busy} onLoad={load} onAccept={accept} />}
      </Sheet>
    </AddonPanel>
  );
}

function Review({
  report,
  edition,
  busy,
  onLoad,
  onAccept,
}: {
  report: ServedReport;
  edition: number;
  busy: boolean;
  onLoad: () => void;
  onAccept: (stories: "all" | string[]) => void;
}) {
  const api = useStorybookApi();
  const { storyId } = useStorybookState();
  const [view, setView] = React.useState<View>("beside");
  const [mode, setMode] = React.useState("");
  const open = openStories(report);
  const entries = report.entries.filter(({ story }) => story === storyId);
  // Without a choice, or where the chosen one does not exist, the first that differs is of most interest.
  const shown = entries.find((entry) => entry.mode === mode) ?? entries.find(isOpen) ?? entries[0];
  const skipped = report.skipped.find(({ story }) => story === storyId);
  const acceptable = report.entries.some(canBeAccepted);
  return (
    <>
      <header className="bar">
        <p>
          {open.size === 0
            ? "No differences: every story is as accepted."
            : `Not as accepted: ${open.size} of ${new Set(report.entries.map(({ story }) => story)).size} stories.`}{" "}
          <span className="quiet">Pictures of {new Date(report.made).toLocaleString("en-NZ")}.</span>
        </p>
        <button type="button" onClick={onLoad}>
          Look again
        </button>
        {report.canAccept && acceptable && (
          <button type="button" disabled={busy} onClick={() => onAccept("all")}>
            Accept all
          </button>
        )}
      </header>
      {!report.canAccept && open.size > 0 && (
        <p className="quiet">This is a static Storybook: accept in the one that pnpm storybook starts.</p>
      )}
      <div className="columns">
        {open.size > 0 && <OpenStories stories={open} current={storyId} onPick={(story) => api.selectStory(story)} />}
        <section aria-label="This story">
          {skipped && <p>This story has no picture: {skipped.reason}</p>}
          {!skipped && !shown && <p>The last review did not see this story.</p>}
          {shown && (
            <>
              <div className="bar">
                <label>
                  Mode{" "}
                  <select value={shown.mode} onChange={(event) => setMode(event.target.value)}>
                    {entries.map((entry) => (
                      <option key={entry.mode} value={entry.mode}>
                        {entry.mode}: {entry.verdict === "same" ? "as accepted" : entry.verdict}
                      </option>
                    ))}
                  </select>
                </label>
                {shown.verdict === "changed" && <ViewChoice view={view} onChange={setView} />}
                {report.canAccept && entries.some(canBeAccepted) && (
                  <button type="button" disabled={busy} onClick={() => onAccept([shown.story])}>
                    Accept this story
                  </button>
                )}
              </div>
              <Comparison
                key={`${shown.story} ${shown.mode}`}
                entry={shown}
                view={view}
                edition={edition}
                live={report.canAccept === true}
              />
            </>
          )}
        </section>
      </div>
    </>
  );
}
