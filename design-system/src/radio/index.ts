export { Radio, type RadioProps } from "./Radio.tsx";
export { RadioGroup, type RadioGroupProps, type RadioOption } from "./RadioGroup.tsx";
