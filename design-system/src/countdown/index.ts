export { Countdown, type CountdownProps } from "./Countdown.tsx";
export { type CountdownVariant, countdownVariants } from "./countdown.contract.ts";
export type { CountdownParts } from "./countdown-parts.ts";
