import React from "react";
import type { Entry } from "../../tests/visual/report.ts";
import { pictureAddress } from "./use-report.ts";

const views = { beside: "Side by side", slider: "Slider", opacity: "Opacity" } as const;

/** How accepted and new picture are laid against each other. */
export type View = keyof typeof views;

/** The choice between the views. */
export function ViewChoice({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  return (
    <fieldset className="choice">
      <legend>View</legend>
      {(Object.keys(views) as View[]).map((each) => (
        <label key={each}>
          <input type="radio" name="visual-review-view" checked={each === view} onChange={() => onChange(each)} /> {views[each]}
        </label>
      ))}
    </fieldset>
  );
}

const captions = { accepted: "Accepted", new: "New", difference: "Difference" } as const;
type Kind = keyof typeof captions;

/** The pictures of one story in one mode, as far as there are any; `live` where a Storybook has those that do not differ too. */
export function Comparison({ entry, view, edition, live }: { entry: Entry; view: View; edition: number; live: boolean }) {
  const pictures: Record<Entry["verdict"], Kind[]> = {
    same: live ? ["accepted"] : [],
    changed: ["accepted", "new", "difference"],
    new: ["new"],
    vanished: ["accepted"],
    failed: [],
  };
  const picture = (kind: Kind) => ({
    src: pictureAddress(kind, entry.story, entry.mode, edition),
    alt: `${captions[kind]} picture of ${entry.title}, ${entry.name}, in ${entry.mode}`,
  });
  const said: Record<Entry["verdict"], string> = {
    same: "As accepted.",
    changed: `${entry.pixels?.toLocaleString("en-NZ")} pixels differ.`,
    new: "New: nothing has been accepted yet.",
    vanished: "No story declares this picture any more; accepting removes it.",
    failed: `No picture could be taken: ${entry.reason}`,
  };
  return (
    <>
      <p>{said[entry.verdict]}</p>
      {entry.verdict === "changed" && view !== "beside" ? (
        <Overlaid key={view} accepted={picture("accepted")} taken={picture("new")} view={view} />
      ) : (
        <div className="beside">
          {pictures[entry.verdict].map((kind) => (
            <Shown key={kind} caption={captions[kind]} {...picture(kind)} />
          ))}
        </div>
      )}
    </>
  );
}

function Shown({ caption, src, alt }: { caption: string; src: string; alt: string }) {
  const [missing, setMissing] = React.useState(false);
  return (
    <figure>
      <figcaption>{caption}</figcaption>
      {missing ? (
        <p role="alert">The picture could not be read.</p>
      ) : (
        <img src={src} alt={alt} onError={() => setMissing(true)} />
      )}
    </figure>
  );
}

interface Picture {
  src: string;
  alt: string;
}

/** The new picture over the accepted one: cut off at the slider, or as opaque as the slider says. */
function Overlaid({ accepted, taken, view }: { accepted: Picture; taken: Picture; view: "slider" | "opacity" }) {
  const [share, setShare] = React.useState(50);
  const style = view === "slider" ? { clipPath: `inset(0 0 0 ${share}%)` } : { opacity: share / 100 };
  return (
    <>
      <div className="bar">
        <label>
          {view === "slider" ? "Accepted left of" : "Opacity of the new picture"}{" "}
          <input
            type="range"
            min={0}
            max={100}
            value={share}
            aria-valuetext={`${share}%`}
            onChange={(event) => setShare(Number(event.target.value))}
          />{" "}
          <output>{share}%</output>
        </label>
        {view === "opacity" && (
          <button type="button" onClick={() => setShare(share > 50 ? 0 : 100)}>
            {share > 50 ? "Show the accepted one" : "Show the new one"}
          </button>
        )}
      </div>
      <div className="overlaid">
        <img {...accepted} alt={accepted.alt} />
        <img {...taken} alt={taken.alt} style={style} />
        {view === "slider" && <span className="cut" style={{ insetInlineStart: `${share}%` }} />}
      </div>
    </>
  );
}
