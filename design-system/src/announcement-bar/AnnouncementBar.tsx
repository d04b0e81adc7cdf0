import type { ComponentPropsWithRef } from "react";
import { useTurning } from "../carousel/use-turning.ts";
import { Icon } from "../icon/Icon.tsx";
import { useLinkComponent } from "../link/link-component.tsx";
import { classNames } from "../theme/class-names.ts";
import { inverseGround } from "../theme/ground.ts";
import * as styles from "./AnnouncementBar.css.ts";
import { useAnnouncement } from "./use-announcement.ts";

/** One announcement; a link only with an address (HEAD-13). */
export interface Announcement {
  /** What is announced, as short as can be: it takes more lines where there is little room. */
  text: string;
  /** Where it leads. Plain text without. */
  href?: string;
}

export type AnnouncementBarProps = Omit<ComponentPropsWithRef<"section">, "children"> & {
  /** In the order in which they come. One alone stands still and needs no button. */
  announcements: readonly Announcement[];
  /** Names the region. "Announcements" unless given. */
  label?: string;
};

/**
 * Announcements one after the other, each rising into place and the first after the last. They stand still while the
 * pointer or focus is on them, once paused, in a hidden tab, out of view, and from the start for those who asked for
 * less motion. Never a live region: what turns by itself must not interrupt.
 * @see https://www.w3.org/TR/WCAG22/#pause-stop-hide
 */
export function AnnouncementBar({ announcements, label = "Announcements", className, ...rest }: AnnouncementBarProps) {
  const Anchor = useLinkComponent();
  const turns = announcements.length > 1;
  const { turning, stopped, stop, touches } = useTurning(true, rest);
  const count = announcements.length;
  const { shown, leaving, live, viewport } = useAnnouncement(count, turning);
  // Those to come wait below, one under the other: without scripts they can be scrolled to.
  const placeOf = (index: number) => (index === leaving ? -100 : ((index - shown + count) % count) * 100);
  return (
    <section {...rest} {...touches} className={classNames(styles.bar, className)} aria-label={label} {...inverseGround}>
      {turns && (
        <button
          type="button"
          className={styles.pause}
          aria-label={stopped ? "Play announcements" : "Pause announcements"}
          onClick={() => stop(!stopped)}
        >
          <Icon name={stopped ? "play" : "pause"} size="sm" />
        </button>
      )}
      <div ref={viewport} className={styles.viewport} data-live={live ? "" : undefined}>
        <ul className={styles.row}>
          {announcements.map(({ text, href }, index) => (
            <li
              key={index}
              className={classNames(styles.item, (index === shown || index === leaving) && styles.rising)}
              style={{ translate: `0 ${placeOf(index)}%` }}
              inert={live && index !== shown}
            >
              {href ? (
                <Anchor className={styles.line} href={href}>
                  {text}
                </Anchor>
              ) : (
                <p className={styles.line}>{text}</p>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
