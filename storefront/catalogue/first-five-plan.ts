/** What the three runs of each week are, the easiest first. */
const weeks: readonly (readonly [string, string, string])[] = [
  ["Walk 30 minutes.", "Walk 30 minutes, with one hill.", "Walk 30 minutes. Wave at somebody who is running."],
  [
    "Run 1 minute, walk 2, ten times.",
    "The same again. It is shorter than it sounds.",
    "Run 1, walk 2, ten times, by another street.",
  ],
  [
    "Run 2 minutes, walk 2, eight times.",
    "The same, slower.",
    "The same, with somebody to talk to. If you cannot talk, slow down.",
  ],
  ["Run 4 minutes, walk 2, five times.", "Run 4, walk 2, five times.", "Run 5, walk 2, four times."],
  ["Run 7 minutes, walk 2, three times.", "Run 7, walk 2, three times.", "Run 10, walk 3, twice."],
  ["Run 12 minutes, walk 2, twice.", "Walk 30 minutes. You have earned a slow one.", "Run 15, walk 2, run 10."],
  ["Run 20 minutes. All of them.", "Run 2 minutes fast, walk 2, six times.", "Run 25 minutes."],
  ["Run 20 minutes, easily.", "Run 10 minutes, then rest for two days.", "Run five kilometres. Then tell everybody."],
];

const rows = weeks.map(
  (runs, index) => `<tr><th scope="row">${index + 1}</th>${runs.map((run) => `<td>${run}</td>`).join("")}</tr>`,
);

/** The plan that the demo shop sells: a page to print, or to keep on a phone. */
export const firstFivePlan = {
  name: "First Five training plan.html",
  text: `<!doctype html>
<html lang="en-NZ">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>First Five</title>
<style>
body { max-width: 48rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 sans-serif; }
table { border-collapse: collapse; }
th, td { padding: 0.5rem; border: 1px solid; text-align: left; vertical-align: top; }
</style>
<h1>First Five</h1>
<p>Eight weeks from the couch to five kilometres. Three runs a week, with a day off after each. Miss a week and start where you left.</p>
<table>
<thead><tr><th scope="col">Week</th><th scope="col">First run</th><th scope="col">Second run</th><th scope="col">Third run</th></tr></thead>
<tbody>
${rows.join("\n")}
</tbody>
</table>
<p>Warm up by walking for five minutes, and end as you began. Buy the shoes after week two, not before.</p>
</html>
`,
};
