export { EmailField, type EmailFieldProps } from "./EmailField.tsx";
export { Field, type FieldControl, type FieldFrameProps, type FieldProps } from "./Field.tsx";
export { FieldPrefix, type FieldPrefixProps } from "./FieldPrefix.tsx";
export { FormLayout, FormRow, type FormRowProps } from "./FormLayout.tsx";
export { PasswordField, type PasswordFieldProps } from "./PasswordField.tsx";
export { PasswordRules, type PasswordRulesProps } from "./PasswordRules.tsx";
export { SelectField, type SelectFieldProps, type SelectOption } from "./SelectField.tsx";
export { TextareaField, type TextareaFieldProps } from "./TextareaField.tsx";
export { TextField, type TextFieldProps } from "./TextField.tsx";
