import { Text } from "@tread/design-system/text";
import { instalmentProvider, offersInstalments } from "#domain/payments/instalments.ts";
import { useAppSelector } from "../../../platform/store/hooks.ts";
import { useCountry } from "../../shop/use-shop.ts";
import { instalmentWords } from "./instalment-words.ts";

export interface InstalmentLineProps {
  /** Cents: a price, or what a cart comes to. */
  total: number;
}

/** A line beside a price that says what it comes to in instalments. Nothing where they are not offered, and for what costs nothing. */
export function InstalmentLine({ total }: InstalmentLineProps) {
  const { code } = useCountry();
  const isLent = useAppSelector(({ shop }) => shop.instalments !== "none");
  if (!isLent || total === 0 || !offersInstalments(total, code)) return null;
  return (
    <Text variant="body.sm" tone="secondary">
      {instalmentWords(total, code)} with {instalmentProvider}, no interest.
    </Text>
  );
}
