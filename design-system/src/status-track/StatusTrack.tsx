import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../theme/class-names.ts";
import { visuallyHidden } from "../visually-hidden/index.ts";
import * as css from "./StatusTrack.css.ts";
import { type TrackState, trackWords } from "./status-track.contract.ts";

/** A step of an order's way. */
export interface TrackStep {
  /** 'Packed'. */
  name: ReactNode;
  /** When it was or is expected: 'Thu 19 Nov, 5:40 pm', 'Today by 5 pm'. */
  detail?: ReactNode;
}

export interface StatusTrackProps extends Omit<ComponentProps<"ol">, "children"> {
  /** Every step, in order. Four fit a phone. */
  steps: readonly TrackStep[];
  /** Index of the step in hand, from 0. Those before it are done. As many as there are: all done. */
  current: number;
  /** The step in hand is where it ended: the parcel came back, the order was cancelled. */
  stopped?: boolean;
  /** What moves along. 'Order progress' unless said otherwise. */
  "aria-label"?: string;
}

function stateOf(index: number, current: number, stopped: boolean): TrackState {
  if (index < current) return "done";
  if (index > current) return "next";
  return stopped ? "stopped" : "current";
}

/** How far an order has come, on the stitch. It shows; checkout's Stepper also leads back. */
export function StatusTrack({
  steps,
  current,
  stopped = false,
  "aria-label": label = "Order progress",
  className,
  ...list
}: StatusTrackProps) {
  return (
    <ol {...list} aria-label={label} className={classNames(css.track, className)}>
      {steps.map((step, index) => {
        const state = stateOf(index, current, stopped);
        const words = trackWords[state];
        const inHand = index === current;
        return (
          <li key={index} className={css.step[state]} aria-current={inHand ? "step" : undefined}>
            <span className={inHand ? css.nameNow : css.name}>
              {step.name}
              {words && <span className={visuallyHidden}>, {words}</span>}
            </span>
            {step.detail && <span className={css.detail}>{step.detail}</span>}
          </li>
        );
      })}
    </ol>
  );
}
