import { type ComponentPropsWithRef, useEffect, useRef } from "react";
import { overlayCompanion } from "../overlay/overlay.contract.ts";
import { classNames } from "../theme/class-names.ts";
import { visuallyHidden } from "../visually-hidden/VisuallyHidden.css.ts";
import { attachSpeaker } from "./announcement.ts";
import { createVoice } from "./voice.ts";

export type AnnouncerProps = Omit<ComponentPropsWithRef<"div">, "children">;

/**
 * Live regions, a polite one and an assertive one, each empty until something is announced and with one line at a time. Render them
 * once, near the end of the page.
 * @see https://www.w3.org/TR/WCAG22/#status-messages
 */
export function Announcer({ className, ...rest }: AnnouncerProps) {
  const polite = useRef<HTMLDivElement>(null);
  const assertive = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const into = (region: HTMLElement | null) =>
      createVoice((line) => {
        if (line === null) return region?.replaceChildren();
        // An element of its own is a change even where the words are the same as before.
        const paragraph = document.createElement("p");
        paragraph.textContent = line;
        region?.replaceChildren(paragraph);
      });
    const voices = { polite: into(polite.current), assertive: into(assertive.current) };
    const detach = attachSpeaker((message, manner) => voices[manner].say(message));
    return () => {
      detach();
      voices.polite.stop();
      voices.assertive.stop();
    };
  }, []);

  return (
    <div className={classNames(visuallyHidden, className)} {...overlayCompanion} {...rest}>
      <div ref={polite} role="status" />
      <div ref={assertive} role="alert" />
    </div>
  );
}
