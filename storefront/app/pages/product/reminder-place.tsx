import { Button } from "@tread/design-system/button";
import { LinkButton } from "@tread/design-system/link";
import type { SizeOption } from "@tread/design-system/size-picker";
import { Text } from "@tread/design-system/text";
import { useState } from "react";
import type { Product } from "#domain/product/product.ts";
import { offeredReminder } from "#domain/reminders/reminder.ts";
import type { AskReminderProps } from "../../features/reminders/ask-reminder.tsx";
import { onDemand } from "../../platform/hydration/on-demand.tsx";
import * as styles from "./product.css.ts";

const AskReminder = onDemand<AskReminderProps>(() => import("../../features/reminders/ask-reminder.tsx"));

export interface ReminderPlaceProps {
  product: Product;
  /** Every size, as its button says it. */
  options: readonly SizeOption[];
  /** The size chosen on the page. */
  selected: string | undefined;
  /** Milliseconds since the epoch. */
  now: number;
}

/** Offers to tell by mail when a product is out, or when a size that is sold out is back; nothing where there is nothing to wait for. */
export function ReminderPlace({ product, options, selected, now }: ReminderPlaceProps) {
  const [open, setOpen] = useState(false);
  const isRelease = offeredReminder(product, null, now) !== null;
  const sizes = options.filter(({ id }) => offeredReminder(product, id, now)?.kind === "backInStock");
  if (!isRelease && sizes.length === 0) return null;
  if (open) return <AskReminder productId={product.id} sizes={isRelease ? null : sizes} selected={selected} />;
  if (isRelease || product.soldOut) {
    return (
      <Button size="xl" block onClick={() => setOpen(true)}>
        {isRelease ? "Tell me when it's out" : "Tell me when it's back"}
      </Button>
    );
  }
  return (
    <Text variant="body.sm">
      <LinkButton className={styles.tap} onClick={() => setOpen(true)}>
        Your size sold out? We'll tell you when it's back
      </LinkButton>
    </Text>
  );
}
