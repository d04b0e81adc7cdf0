import { Countdown } from "@tread/design-system/countdown";
import { Text } from "@tread/design-system/text";
import { inverseGround } from "@tread/design-system/theme";
import { useCountry } from "../../features/shop/use-shop.ts";
import { onThisDevice } from "../../platform/api/shop-clock.ts";
import * as styles from "./product.css.ts";

export interface DropTimeProps {
  /** Seconds since the epoch. */
  release: number;
  onReached: () => void;
}

/** When a product is released, on the shop's clocks and as a countdown. */
export function DropTime({ release, onReached }: DropTimeProps) {
  const { locale, timeZone } = useCountry();
  return (
    <div className={styles.drop} {...inverseGround}>
      <Text variant="label.md">
        Drops {new Intl.DateTimeFormat(locale, { dateStyle: "full", timeStyle: "short", timeZone }).format(release * 1000)}
      </Text>
      <Countdown release={onThisDevice(release)} variant="compact" onEnd={onReached} />
    </div>
  );
}
