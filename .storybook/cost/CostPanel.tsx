import React from "react";
import { AddonPanel } from "storybook/internal/components";
import { useStorybookApi, useStorybookState } from "storybook/manager-api";
import type { Import } from "../../tests/size/report.ts";
import { type Cost, costOfStory, type SizeFile } from "../../tests/size/size-file.ts";
import { sum, type Weight } from "../../tests/size/sum.ts";
import { Sheet } from "./sheet.ts";
import { useWeights } from "./use-weights.ts";

/** The panel Cost: what importing the story's component brings, beside its budget, and what that is made of. */
export function CostPanel({ active }: { active: boolean }) {
  const { weights, load } = useWeights(active);
  return (
    <AddonPanel active={active}>
      <Sheet>
        {weights.status === "loading" && <p role="status">Reading the weights …</p>}
        {weights.status === "error" && <p role="alert">{weights.message}</p>}
        {weights.status === "none" && (
          <p>
            Nothing has been weighed yet. <code>pnpm size</code> weighs every component.
          </p>
        )}
        {weights.status === "ready" && <StoryCost file={weights.file} />}
        {weights.status !== "loading" && (
          <button type="button" onClick={load}>
            Read again
          </button>
        )}
      </Sheet>
    </AddonPanel>
  );
}

function StoryCost({ file }: { file: SizeFile }) {
  const api = useStorybookApi();
  // Read for the sake of being told when another story is chosen.
  useStorybookState();
  const importPath = api.getCurrentStoryData()?.importPath ?? "";
  const cost = React.useMemo(() => costOfStory(file, importPath), [file, importPath]);
  const { entry, whole } = cost;
  return (
    <>
      <p>
        {whole ? (
          "This story is about no single entry. Everything together, with the style sheets of both themes:"
        ) : (
          <code>import "@tread/design-system/{entry.name}"</code>
        )}
      </p>
      <Weights cost={cost} />
      {entry.js.later.gzip > 0 && (
        <p className="muted">{kB(entry.js.later.gzip)} of the JavaScript (gzip) comes on first use, not with the import.</p>
      )}
      {entry.js.data.gzip > 0 && (
        <p className="muted">Data comes on first use and is weighed apart from the code: the numbering plans of telephones.</p>
      )}
      <Imports imports={entry.imports} />
      {entry.files.length > 0 && (
        <p className="muted">
          With it go, as files of their own: {entry.files.map(({ name, bytes }) => `${name} (${kB(bytes)})`).join(", ")}.
        </p>
      )}
    </>
  );
}

/** Kilobytes of 1,000 bytes. */
const kB = (bytes: number) => `${(bytes / 1000).toFixed(2)} kB`;

function Weights({ cost: { entry, judged } }: { cost: Cost }) {
  const parts: [name: "JavaScript" | "CSS" | "data", weight: Weight][] = [
    ["JavaScript", sum([entry.js.first, entry.js.later])],
    ["CSS", entry.css],
    ["data", entry.js.data],
  ];
  return (
    <table>
      <caption>Weight, React not counted</caption>
      <thead>
        <tr>
          <th scope="col">Part</th>
          <th scope="col">minified</th>
          <th scope="col">brotli</th>
          <th scope="col">gzip</th>
          <th scope="col">budget (gzip)</th>
          <td className="wide" />
        </tr>
      </thead>
      <tbody>
        {parts
          .filter(([, weight]) => weight.minified > 0)
          .map(([part, weight]) => {
            const beside = judged.find((each) => each.part === part);
            const over = beside !== undefined && beside.weight > beside.limit;
            return (
              <tr key={part}>
                <th scope="row">{part === "data" ? "Data" : part}</th>
                <td>{kB(weight.minified)}</td>
                <td>{kB(weight.brotli)}</td>
                <td className={over ? "over" : undefined}>
                  {kB(weight.gzip)}
                  {over && ", over"}
                </td>
                <td>{beside ? `${beside.limit} kB` : "none"}</td>
                <td className="wide">{beside && <Bar share={beside.weight / beside.limit} />}</td>
              </tr>
            );
          })}
      </tbody>
    </table>
  );
}

/** @param share 1 fills the track; more is drawn full, and as too much */
function Bar({ share }: { share: number }) {
  return (
    <div className="track" aria-hidden="true">
      <div className="bar" data-over={share > 1} style={{ width: `${Math.min(share, 1) * 100}%` }} />
    </div>
  );
}

const kinds: Record<Import["kind"], string> = { own: "own", component: "design system", library: "library", data: "data" };

/** What is said of an import that no code is left of. */
const withoutCode: Record<Import["kind"], string> = {
  own: "styles only",
  component: "styles only",
  library: "left out",
  data: "weighed apart",
};

function Imports({ imports }: { imports: readonly Import[] }) {
  if (imports.length === 0) return null;
  const widest = Math.max(...imports.map(({ share }) => share));
  return (
    <table>
      <caption>What it imports, by share of the code before minifying</caption>
      <thead>
        <tr>
          <th scope="col">From</th>
          <th scope="col">kind</th>
          <th scope="col">share</th>
          <td className="wide" />
        </tr>
      </thead>
      <tbody>
        {imports.map(({ name, kind, share }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{kinds[kind]}</td>
            <td>{share > 0 ? `${(share * 100).toFixed(1)} %` : withoutCode[kind]}</td>
            <td className="wide">{share > 0 && <Bar share={share / widest} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
