import { type ComponentPropsWithRef, useEffect, useRef } from "react";
import { overlayCompanion } from "../overlay/overlay.contract.ts";
import { classNames } from "../theme/class-names.ts";
import { visuallyHidden } from "../visually-hidden/VisuallyHidden.css.ts";
import { attachSpeaker } from "./announcement.ts";

export type AnnouncerProps = Omit<ComponentPropsWithRef<"div">, "children">;

/** Screen readers notice what is added to a region they already know, not what came with it. */
const settle = 100;
const stay = 5000;

/**
 * The page's one live region, empty until something is announced. Render it once, near the end of the page.
 * @see https://www.w3.org/TR/WCAG22/#status-messages
 */
export function Announcer({ className, ...rest }: AnnouncerProps) {
  const polite = useRef<HTMLDivElement>(null);
  const assertive = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const after = (milliseconds: number, act: () => void) => {
      const timer = setTimeout(() => {
        timers.delete(timer);
        act();
      }, milliseconds);
      timers.add(timer);
    };
    const detach = attachSpeaker((message, manner) => {
      const region = manner === "assertive" ? assertive.current : polite.current;
      after(settle, () => {
        const line = document.createElement("p");
        line.textContent = message;
        region?.append(line);
        after(stay, () => line.remove());
      });
    });
    return () => {
      detach();
      for (const timer of timers) clearTimeout(timer);
      polite.current?.replaceChildren();
      assertive.current?.replaceChildren();
    };
  }, []);

  return (
    <div className={classNames(visuallyHidden, className)} {...overlayCompanion} {...rest}>
      <div ref={polite} role="status" />
      <div ref={assertive} role="alert" />
    </div>
  );
}
