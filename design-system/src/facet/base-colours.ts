/** The colours a product may be filtered by, as swatches. */
export const baseColours: Readonly<Record<string, string>> = {
  Black: "#2b2d31",
  White: "#f3f0e9",
  Grey: "#9b9c95",
  Neutral: "#e6d8c3",
  Brown: "#87583b",
  Green: "#93a98d",
  Blue: "#4a7bab",
  Purple: "#775a8f",
  Pink: "#e59aa8",
  Red: "#c0392f",
  Orange: "#ea5733",
  Yellow: "#f1c440",
};
