export { SplitScreen, type SplitScreenProps } from "./SplitScreen.tsx";
