export { HostedField, type HostedFieldProps } from "./HostedField.tsx";
