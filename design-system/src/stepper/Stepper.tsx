import { type ComponentProps, Fragment, type ReactNode } from "react";
import { Icon } from "../icon/index.ts";
import { useLinkComponent } from "../link/link-component.tsx";
import { classNames } from "../theme/class-names.ts";
import { visuallyHidden } from "../visually-hidden/index.ts";
import * as css from "./Stepper.css.ts";

export interface Step {
  /** What is done in it: 'Shipping'. */
  name: ReactNode;
  /** Where a finished step can be gone back to. */
  href?: string;
}

export interface StepperProps extends Omit<ComponentProps<"nav">, "children"> {
  /** Every step, in order. */
  steps: readonly Step[];
  /** Index of the step in hand, from 0. Those before it are done. As many as there are: all done. */
  current: number;
  /** Name of the steps, for screen readers. */
  "aria-label"?: string;
}

/** How far a shopper has come: done steps are links back, the one in hand is named at every width. */
export function Stepper({ steps, current, className, "aria-label": label = "Checkout progress", ...nav }: StepperProps) {
  const Anchor = useLinkComponent();
  return (
    <nav {...nav} aria-label={label} className={className}>
      <ol className={css.steps}>
        {steps.map((step, index) => {
          const state = index < current ? "done" : index === current ? "current" : "next";
          const content = (
            <>
              <span className={css.dot[state]} aria-hidden="true">
                {state === "done" ? <Icon name="check" size="sm" /> : index + 1}
              </span>
              <span className={state === "current" ? undefined : css.name}>
                {state === "current" && (
                  <span className={visuallyHidden}>
                    Step {index + 1} of {steps.length}:{" "}
                  </span>
                )}
                {step.name}
                {state === "done" && <span className={visuallyHidden}> done</span>}
              </span>
            </>
          );
          return (
            <Fragment key={index}>
              {index > 0 && <li aria-hidden="true" className={index <= current ? css.lineDone : css.line} />}
              <li>
                {state === "done" && step.href ? (
                  <Anchor href={step.href} className={classNames(css.step, css.reached)}>
                    {content}
                  </Anchor>
                ) : (
                  <span
                    className={classNames(css.step, state !== "next" && css.reached)}
                    aria-current={state === "current" ? "step" : undefined}
                  >
                    {content}
                  </span>
                )}
              </li>
            </Fragment>
          );
        })}
      </ol>
    </nav>
  );
}
