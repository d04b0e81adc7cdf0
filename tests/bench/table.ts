import { type Figure, passes } from "./figure.ts";

const shown = (value: number, unit: Figure["unit"]): string => {
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : Math.abs(value) >= 0.1 || value === 0 ? 2 : 3;
  return `${value.toLocaleString("en-NZ", { maximumFractionDigits: digits })}${unit === "" ? "" : unit === "/s" || unit === "%" ? unit : ` ${unit}`}`;
};

function targetOf({ target, unit }: Figure): string {
  if (!target) return "";
  return "atMost" in target ? `≤ ${shown(target.atMost, unit)}` : `≥ ${shown(target.atLeast, unit)}`;
}

/** The figures as one table: name, target, figure, whether it is reached, and how it was come by. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => {
    const reached = passes(figure);
    return [
      figure.name,
      targetOf(figure),
      shown(figure.value, figure.unit),
      reached === undefined ? "" : reached ? "pass" : "MISS",
      figure.note ?? "",
    ];
  });
  const head = ["Measured", "Target", "Figure", "", "Note"];
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => (row[column] as string).length)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) =>
        column === 1 || column === 2 ? cell.padStart(widths[column] as number) : cell.padEnd(widths[column] as number),
      )
      .join("  ")
      .trimEnd();
  return [line(head), widths.map((width) => "─".repeat(width)).join("  "), ...rows.map(line)].join("\n");
}
