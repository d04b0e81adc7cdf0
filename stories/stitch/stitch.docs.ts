import { defineDocs } from "../documentation/component-docs.ts";

export default defineDocs({
  purpose: "The dashed line of progress: free delivery, load more, an alert's time.",
  anatomy: ["Track", "What is done"],
  states: [
    ["0 to 1", "As much is stitched"],
    ["In the boutique", "A plain hairline"],
  ],
  keyboard: [],
  accessibility: ["With label it is a progressbar; without one it is decoration beside a sentence that says the same."],
  do: ["Say the amount in words beside it."],
  dont: ["Don't use it as decoration or divider."],
  alternatives: [["Stepper", "Progress has named steps."]],
});
