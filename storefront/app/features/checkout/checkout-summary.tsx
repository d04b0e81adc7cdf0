import { LineItem, LineItems } from "@tread/design-system/line-item";
import { OrderSummaryBar } from "@tread/design-system/order-summary";
import { Picture } from "@tread/design-system/picture";
import { Skeleton } from "@tread/design-system/skeleton";
import { Text, Title } from "@tread/design-system/text";
import { spentCredits } from "#domain/checkout/spent-credits.ts";
import { pointsMethodCode } from "#domain/loyalty/points.ts";
import { formatMoney } from "#domain/money/format-money.ts";
import * as cartStyles from "../cart/cart.css.ts";
import { LinePrice } from "../cart/line-price.tsx";
import { sizeWords } from "../cart/size-words.ts";
import { PointsToEarn } from "../loyalty/points-to-earn.tsx";
import { LostOffers } from "../promotions/lost-offers.tsx";
import { useCountry } from "../shop/use-shop.ts";
import * as styles from "./checkout.css.ts";
import type { CheckoutInfo } from "./checkout-api.ts";
import { OrderTotals } from "./order-totals.tsx";
import type { CheckoutView } from "./use-checkout.ts";

/** What points pay, and each gift card by the end of its code. */
const creditLines = ({ creditUsages }: CheckoutInfo, credits: CheckoutView["credits"]) =>
  spentCredits(creditUsages, credits).map(({ id, amount }) => ({
    label: id === pointsMethodCode ? "Qantas Points" : `Gift card ending ${id.slice(-2)}`,
    amount,
  }));

/** What is being bought and what it comes to, beside every step. */
export function CheckoutSummary({ cart: { cart, products }, state, credits, info, settling, failed }: CheckoutView) {
  const country = useCountry();
  // What was known before a question that failed may not hold any more.
  const known = failed ? undefined : info;
  const total = known ? formatMoney(known.amountOutstanding, country.code) : failed ? info && "Not known" : "…";
  return (
    <OrderSummaryBar className={styles.side} total={<span className={settling ? cartStyles.settling : undefined}>{total}</span>}>
      <div className={styles.sideInner}>
        <Title level={2} size="lg">
          Your order
        </Title>
        <LineItems size="summary">
          {cart.items.map((item) => {
            const product = products[item.productId] ?? null;
            const picture = product?.productGallery.find((each) => each.type === "IMAGE");
            return (
              <LineItem
                key={item.id}
                size="summary"
                brand={product?.brand.name}
                name={product?.name}
                picture={
                  picture?.type === "IMAGE" && (
                    <Picture
                      src={picture.src}
                      alt=""
                      placeholder={picture.placeholder}
                      width={800}
                      height={1200}
                      widths={[80, 160]}
                      sizes="64px"
                      fit="cover"
                    />
                  )
                }
                details={[product?.colourName, `${sizeWords(item, product)} · Qty ${item.qty}`]}
                price={<LinePrice className={styles.summaryPrice} product={product} qty={item.qty} />}
              />
            );
          })}
          {info?.promoItems.map((item) => (
            <LineItem
              key={item.promotionId}
              size="summary"
              brand={item.brand}
              name={item.name}
              picture={<Picture src={item.image} alt="" width={800} height={1200} widths={[80, 160]} sizes="64px" fit="cover" />}
              details={[item.colourName, `${item.size} · Qty 1`]}
              price={item.price === 0 ? "Free" : formatMoney(item.price, country.code)}
            />
          ))}
        </LineItems>
        <LostOffers className={styles.newsBeside} />
        {known ? (
          <>
            <OrderTotals info={known} busy={settling} shippingType={state.shippingType} credits={creditLines(known, credits)} />
            <PointsToEarn points={known.pointsToEarn} />
          </>
        ) : failed ? (
          info && <Text>Your total isn't known right now.</Text>
        ) : (
          <Skeleton shape="box" height={180} />
        )}
      </div>
    </OrderSummaryBar>
  );
}
