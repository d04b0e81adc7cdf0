export { SizeButtons, type SizeButtonsProps, type SizeOption } from "./SizeButtons.tsx";
export { SizePicker, type SizePickerProps } from "./SizePicker.tsx";
export { sizeButtonWidth } from "./size-button-width.ts";
export { type SizeButtonsPlace, sizeButtonsPlaces } from "./size-picker.contract.ts";
