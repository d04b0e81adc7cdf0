import { Icon } from "@tread/design-system/icon";
import { Text } from "@tread/design-system/text";
import { formatPoints } from "#domain/loyalty/points.ts";
import * as styles from "./loyalty.css.ts";

export interface PointsToEarnProps {
  /** Points that a member earns, or has earned. */
  points: number;
  /** They are on the membership already. */
  earned?: boolean;
  /** Offers are not reckoned in yet. */
  approximate?: boolean;
}

/** A line that says how many frequent-flyer points an order earns; nothing where it earns none. */
export function PointsToEarn({ points, earned = false, approximate = false }: PointsToEarnProps) {
  if (points === 0) return null;
  return (
    <Text variant="body.sm" className={styles.earning}>
      <Icon name="plane" size="sm" />
      <span>
        {earned ? "Earned" : approximate ? "Earns about" : "Earns"}{" "}
        <strong>{formatPoints(points).replace(" point", " Qantas Point")}</strong>
        {!earned && " for members"}
      </span>
    </Text>
  );
}
