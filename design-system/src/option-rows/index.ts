export {
  OptionLine,
  type OptionLineProps,
  OptionList,
  OptionRow,
  type OptionRowProps,
  OptionRows,
  type OptionRowsProps,
} from "./OptionRows.tsx";
