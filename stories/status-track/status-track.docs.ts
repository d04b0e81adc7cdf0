import { defineDocs } from "../documentation/component-docs.ts";

export default defineDocs({
  purpose: "How far an order has come, on the stitch.",
  anatomy: ["Dot and dashed line of each step", "Name", "When it was or is expected"],
  states: [
    ["Done", "Ink dot and line"],
    ["In hand", "Hi-vis dot, the name in bold"],
    ["To come", "Empty dot"],
    ["Stopped", "Red dot: the parcel came back, the order was cancelled"],
    ["All done", "current is as many as there are steps"],
  ],
  keyboard: [],
  accessibility: [
    "An ordered list, “Order progress” unless named otherwise; the step in hand has aria-current step.",
    "Done, still to come and stopped here are said in words after the names.",
  ],
  do: ["Keep to four steps, so that they fit a phone.", "Say when: “Today by 5 pm”."],
  dont: ["Don't leave out the steps that an order will no longer reach."],
  alternatives: [
    ["Stepper", "Steps of checkout, which also lead back."],
    ["Stitch", "It is a share, without steps."],
  ],
});
