export { AppliedChip, type AppliedChipProps } from "./AppliedChip.tsx";
export { Chip, type ChipProps } from "./Chip.tsx";
