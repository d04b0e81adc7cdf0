import { type ComponentPropsWithRef, useEffect, useSyncExternalStore } from "react";
import { classNames } from "../theme/class-names.ts";
import * as styles from "./Countdown.css.ts";
import { createClock } from "./clock.ts";
import type { CountdownVariant } from "./countdown.contract.ts";
import { type CountdownParts, countdownParts, countdownWords } from "./countdown-parts.ts";

export type CountdownProps = Omit<ComponentPropsWithRef<"div">, "children"> & {
  /** When it ends, in seconds since the epoch. */
  release: number;
  /** `tile` unless said otherwise. */
  variant?: CountdownVariant;
  /** What it counts down to, before the figures and for screen readers. "Drops in" unless said otherwise. */
  label?: string;
  /** It has ended; it draws nothing from now on (COUNT-04). */
  onEnd?: () => void;
};

const clock = createClock();
const unknown: CountdownParts = { days: "––", hours: "––", minutes: "––", seconds: "––" };
const units = [
  ["days", "d", "days"],
  ["hours", "h", "hours"],
  ["minutes", "m", "min"],
  ["seconds", "s", "sec"],
] as const;

/**
 * Counts down to a release, in step with every other countdown of the page. A timer is never read out as it ticks;
 * whoever asks hears it in words. A page may have been rendered long ago, so figures appear only in the browser.
 * @see https://www.w3.org/TR/wai-aria-1.2/#timer
 */
export function Countdown({ release, variant = "tile", label = "Drops in", onEnd, className, ...rest }: CountdownProps) {
  const now = useSyncExternalStore(clock.subscribe, clock.now, () => null);
  const parts = now === null ? unknown : countdownParts(release * 1000 - now);
  const ended = parts === null;

  useEffect(() => {
    if (ended) onEnd?.();
  }, [ended, onEnd]);

  if (!parts) return null;
  const spoken = parts === unknown ? label : `${label} ${countdownWords(parts)}`;

  if (variant === "tile") {
    return (
      <div className={classNames(styles.strip, className)} role="timer" aria-label={spoken} {...rest}>
        <span>{label}</span>
        <span className={styles.pairs}>
          {units.map(([unit, letter]) => (
            <span key={unit}>
              {parts[unit]}
              <span className={styles.letter}>{letter}</span>
            </span>
          ))}
        </span>
      </div>
    );
  }
  return (
    <div className={classNames(styles.block, className)} role="timer" aria-label={spoken} {...rest}>
      {units.map(([unit, , word]) => (
        <div key={unit} className={styles.unit}>
          <span className={classNames(styles.numeral, variant === "compact" && styles.compact)}>{parts[unit]}</span>
          {word}
        </div>
      ))}
    </div>
  );
}
