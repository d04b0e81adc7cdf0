export { ComboboxField, type ComboboxFieldProps, type ComboboxOption } from "./ComboboxField.tsx";
