import { Button } from "@tread/design-system/button";
import { CardFigure } from "@tread/design-system/card";
import { Skeleton } from "@tread/design-system/skeleton";
import { Text } from "@tread/design-system/text";
import type { CallFailure } from "#contract/rendering.ts";
import { loyaltyMessages } from "#domain/loyalty/loyalty-messages.ts";
import { formatPoints } from "#domain/loyalty/points.ts";
import { formatMoney } from "#domain/money/format-money.ts";
import { useCountry } from "../shop/use-shop.ts";
import { useMembershipQuery } from "./loyalty-api.ts";
import { membershipRefusal } from "./membership-refusal.ts";

/** How many points are on the membership that the account is linked with, and what they pay; on a Card. */
export function MembershipFigure({ memberId }: { memberId: string }) {
  const { code: country } = useCountry();
  const { data, error, isFetching, refetch } = useMembershipQuery({ memberId }, { refetchOnMountOrArgChange: true });
  if (data) {
    const [count, unit] = formatPoints(data.points).split(" ");
    return (
      <>
        <CardFigure>{count}</CardFigure>
        <Text variant="body.sm">
          {unit} on membership {memberId}
          {data.worth > 0 && `, about ${formatMoney(data.worth, country)} off at the checkout`}.
        </Text>
      </>
    );
  }
  if (isFetching || !error) {
    return (
      <div aria-busy="true">
        <Skeleton shape="box" height={72} />
      </div>
    );
  }
  const message = membershipRefusal(error as CallFailure, loyaltyMessages.unknown);
  return (
    <>
      <Text variant="body.sm" role="alert">
        Membership {memberId}. {message}
      </Text>
      {message === loyaltyMessages.unknown && (
        <div>
          <Button size="sm" variant="secondary" onClick={refetch}>
            Try again
          </Button>
        </div>
      )}
    </>
  );
}
