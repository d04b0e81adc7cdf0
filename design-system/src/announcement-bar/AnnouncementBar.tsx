import { type ComponentPropsWithRef, useEffect, useRef, useState } from "react";
import { Icon } from "../icon/Icon.tsx";
import { useLinkComponent } from "../link/link-component.tsx";
import { classNames } from "../theme/class-names.ts";
import { inverseGround } from "../theme/ground.ts";
import * as styles from "./AnnouncementBar.css.ts";
import { createRotation, type Rotation } from "./rotation.ts";

/** One announcement; a link only with an address (HEAD-13). */
export interface Announcement {
  text: string;
  href?: string;
}

export type AnnouncementBarProps = Omit<ComponentPropsWithRef<"section">, "children"> & {
  announcements: readonly Announcement[];
  /** Names the region. */
  label?: string;
  pauseLabel?: string;
  playLabel?: string;
};

/**
 * Announcements one after the other, each rising into place. It stands still while the pointer or focus is on it, once
 * paused, and from the start for those who asked for less motion. It is never a live region. Source: WCAG 2.2.2.
 */
export function AnnouncementBar({
  announcements,
  label = "Announcements",
  pauseLabel = "Pause announcements",
  playLabel = "Play announcements",
  className,
  ...rest
}: AnnouncementBarProps) {
  const Anchor = useLinkComponent();
  const [{ now, before }, turn] = useState<{ now: number; before?: number }>({ now: 0 });
  const [stopped, stop] = useState(false);
  const rotation = useRef<Rotation>(undefined);
  const busy = useRef(false);
  const count = announcements.length;

  useEffect(() => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) stop(true);
  }, []);

  useEffect(() => {
    if (stopped || count < 2) return;
    const made = createRotation(() => turn(({ now: current }) => ({ now: (current + 1) % count, before: current })));
    rotation.current = made;
    if (!busy.current) made.play();
    return () => {
      made.pause();
      rotation.current = undefined;
    };
  }, [stopped, count]);

  const hold = () => {
    busy.current = true;
    rotation.current?.pause();
  };
  const release = () => {
    busy.current = false;
    rotation.current?.play();
  };

  const show = (index: number | undefined, motion?: string) => {
    const announcement = index === undefined ? undefined : announcements[index];
    if (!announcement) return null;
    const classes = classNames(styles.item, motion);
    const leaving = motion === styles.going;
    return announcement.href ? (
      <Anchor key={index} className={classes} href={announcement.href} inert={leaving}>
        {announcement.text}
      </Anchor>
    ) : (
      <p key={index} className={classes} inert={leaving}>
        {announcement.text}
      </p>
    );
  };

  return (
    <section
      {...rest}
      className={classNames(styles.bar, className)}
      aria-label={label}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
      {...inverseGround}
    >
      {show(before, styles.going)}
      {show(now, before === undefined ? undefined : styles.coming)}
      {count > 1 && (
        <button
          type="button"
          className={styles.pause}
          aria-label={stopped ? playLabel : pauseLabel}
          onClick={() => stop(!stopped)}
        >
          <Icon name={stopped ? "play" : "pause"} size="sm" />
        </button>
      )}
    </section>
  );
}
