export { Heading, type HeadingProps } from "./Heading.tsx";
export { roles, type TypeRole, typeRoles } from "./roles.ts";
export { Text, type TextProps } from "./Text.tsx";
export { Title, type TitleProps } from "./Title.tsx";
export {
  type HeadingLevel,
  type HeadingSize,
  headingLevels,
  headingSizes,
  type TextElement,
  type TitleSize,
  type Tone,
  textElements,
  titleSizes,
  tones,
} from "./text.contract.ts";
export { text } from "./type.css.ts";
export { typeRule } from "./type-rule.ts";
export { typeStyle } from "./type-style.ts";
