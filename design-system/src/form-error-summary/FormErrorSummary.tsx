import { type ComponentProps, type MouseEvent, useEffect, useRef } from "react";
import { Icon } from "../icon/index.ts";
import { classNames } from "../theme/class-names.ts";
import { useMergedRef } from "../theme/use-merged-ref.ts";
import * as css from "./FormErrorSummary.css.ts";

export interface SummaryError {
  /** Id of the control to go to. */
  fieldId: string;
  /** The field's error, word for word. */
  message: string;
}

export interface FormErrorSummaryProps extends Omit<ComponentProps<"div">, "children"> {
  /** The errors in the order of the fields. Nothing is rendered without any. */
  errors: readonly SummaryError[];
  /** What is wrong with the whole, above the list. */
  title?: string;
  /** Outline level of the title. */
  level?: 2 | 3;
  /** Takes focus each time this grows past 0: the count of refused submits, from `useForm`. */
  refusals?: number;
}

function goTo(event: MouseEvent<HTMLAnchorElement>, fieldId: string) {
  const target = document.getElementById(fieldId);
  if (!target) return;
  event.preventDefault();
  const control = target.matches("input, select, textarea, button, [tabindex]")
    ? target
    : (target.querySelector<HTMLElement>("input:checked, input, select, textarea, button, iframe") ?? target);
  // The question has to be in view as well as the box.
  const question =
    control.closest("fieldset")?.querySelector("legend") ?? document.querySelector(`label[for="${CSS.escape(fieldId)}"]`);
  (question ?? control).scrollIntoView({ block: "nearest" });
  control.focus({ preventScroll: question !== null && question !== undefined });
}

/**
 * The list of what to fix, above a form, each entry a link to its field (after the GOV.UK error summary: the words
 * stand in a `role="alert"` child, and the summary around it takes focus after a refused submit).
 */
export function FormErrorSummary({
  errors,
  title = "There is a problem",
  level = 2,
  refusals = 0,
  ref,
  className,
  ...rest
}: FormErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  const attach = useMergedRef(summary, ref);
  useEffect(() => {
    if (refusals > 0) summary.current?.focus();
  }, [refusals]);
  if (errors.length === 0) return null;
  const Heading = `h${level}` as const;
  return (
    <div {...rest} ref={attach} tabIndex={-1} className={classNames(css.summary, className)}>
      <Icon name="alert" />
      <div role="alert">
        <Heading className={css.title}>{title}</Heading>
        <ul className={css.list}>
          {errors.map((error) => (
            <li key={error.fieldId}>
              <a className={css.link} href={`#${error.fieldId}`} onClick={(event) => goTo(event, error.fieldId)}>
                {error.message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
