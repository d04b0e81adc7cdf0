import React from "react";
import type { Entry } from "../../tests/visual/report.ts";

/** Every story that is not as accepted, as links; `current` is the one on show. */
export function OpenStories({
  stories,
  current,
  onPick,
}: {
  stories: ReadonlyMap<string, readonly Entry[]>;
  current: string;
  onPick: (story: string) => void;
}) {
  const follow = (event: React.MouseEvent, story: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onPick(story);
  };
  const title = React.useId();
  return (
    <nav aria-labelledby={title}>
      <h2 id={title}>Stories that are not as accepted</h2>
      <ul>
        {[...stories].map(([story, entries]) => (
          <li key={story}>
            <a
              href={`?path=/story/${story}`}
              aria-current={story === current ? "page" : undefined}
              onClick={(event) => follow(event, story)}
            >
              {entries[0]?.name ? `${entries[0].title.replace(/^Components\//, "")}: ${entries[0].name}` : story}
            </a>{" "}
            <span className="quiet">{[...new Set(entries.map(({ verdict }) => verdict))].join(", ")}</span>
          </li>
        ))}
      </ul>
    </nav>
  );
}
