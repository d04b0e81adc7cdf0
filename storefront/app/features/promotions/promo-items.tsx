import { Button } from "@tread/design-system/button";
import { Card } from "@tread/design-system/card";
import { SelectField } from "@tread/design-system/field";
import { LineItem, LineItems } from "@tread/design-system/line-item";
import { LinkButton } from "@tread/design-system/link";
import { Picture } from "@tread/design-system/picture";
import { Price } from "@tread/design-system/price";
import { Skeleton } from "@tread/design-system/skeleton";
import { useRef, useState } from "react";
import type { ResponseOf } from "#contract/calls.ts";
import type { CheckoutDataResult } from "#domain/checkout/checkout-data-load.ts";
import { formatMoney } from "#domain/money/format-money.ts";
import { colourAfterName } from "#domain/product/only-colour.ts";
import { productLink } from "#domain/product/product-link.ts";
import type { PromoItem } from "#domain/promotions/promo-item.ts";
import { useAppDispatch } from "../../platform/store/hooks.ts";
import { LoadFailedNote } from "../alerts/load-failed-note.tsx";
import type { LoadedCart } from "../cart/use-cart-view.ts";
import { useCountry, useShopHref } from "../shop/use-shop.ts";
import { leavePromoItem, takePromoItem } from "./promo-item-actions.ts";
import * as styles from "./promo-items.css.ts";
import type { PromoItemOffer } from "./promo-items-api.ts";
import { usePromoItems } from "./use-promo-items.ts";

type TakenItem = ResponseOf<"checkout.info">["promoItems"][number];
type Choice = PromoItemOffer["choices"][number];

export interface PromoItemsProps {
  view: LoadedCart;
  checkoutData: CheckoutDataResult | null;
  /** What was taken, as the shop prices it. */
  taken: readonly TakenItem[];
}

function useLook({ name, brand, path, image, unitPrice, price }: Omit<Choice, "sizes" | "productId">) {
  const { code } = useCountry();
  const href = useShopHref();
  return {
    size: "compact",
    brand,
    name,
    href: href(productLink(path)),
    picture: <Picture src={image} alt="" width={800} height={1200} widths={[160, 240, 320]} sizes="128px" fit="cover" />,
    price: (
      <Price
        now={price === 0 ? "Free" : formatMoney(price, code)}
        was={price < unitPrice ? formatMoney(unitPrice, code) : undefined}
      />
    ),
  } as const;
}

interface ChoiceLineProps {
  choice: Choice;
  disabled: boolean;
  onTake: (variantId: string) => void;
}

function ChoiceLine({ choice, disabled, onTake }: ChoiceLineProps) {
  const look = useLook(choice);
  const inStock = choice.sizes.filter(({ available }) => available > 0);
  const [chosen, setChosen] = useState(inStock.length === 1 ? inStock[0]?.variantId : undefined);
  // One that has sold out since is not chosen any more.
  const variantId = inStock.find((size) => size.variantId === chosen)?.variantId;
  const [error, setError] = useState<string>();
  const select = useRef<HTMLSelectElement>(null);
  const named = choice.name + colourAfterName(choice.colourName);
  const take = () => {
    if (variantId !== undefined) return onTake(variantId);
    setError("Choose a size.");
    select.current?.focus();
  };
  if (inStock.length === 0) return <LineItem {...look} details={[choice.colourName, "Sold out"]} />;
  return (
    <LineItem
      {...look}
      details={[choice.colourName]}
      quantity={
        <SelectField
          ref={select}
          className={styles.size}
          label={`Size of ${named}`}
          hideLabel
          required
          placeholder="Size"
          value={variantId ?? ""}
          error={error}
          options={choice.sizes.map(({ variantId: value, label, available }) => ({
            value,
            label: available > 0 ? label : `${label}, sold out`,
            disabled: available === 0,
          }))}
          onChange={(value) => {
            setChosen(value === "" ? undefined : value);
            setError(undefined);
          }}
        />
      }
      actions={
        <Button size="sm" variant="secondary" disabled={disabled} aria-label={`Add ${named}`} onClick={take}>
          Add
        </Button>
      }
    />
  );
}

function TakenLine({ item, onSwap, onLeave }: { item: TakenItem; onSwap: (() => void) | undefined; onLeave: () => void }) {
  const look = useLook(item);
  return (
    <LineItem
      {...look}
      details={[item.colourName, `${item.size} · Qty 1`]}
      error={item.available > 0 ? undefined : "Sold out, so swap it or remove it."}
      actions={
        <>
          {onSwap && (
            <LinkButton aria-label={`Swap ${item.name}`} onClick={onSwap}>
              Swap
            </LinkButton>
          )}
          <LinkButton aria-label={`Remove ${item.name}`} onClick={onLeave}>
            Remove
          </LinkButton>
        </>
      }
    />
  );
}

/** The items that offers bring: what was taken, and what may be (PROMO-06). */
export default function PromoItems({ view, checkoutData, taken }: PromoItemsProps) {
  const dispatch = useAppDispatch();
  const load = usePromoItems(view, checkoutData, true);
  const [swapping, setSwapping] = useState<string | null>(null);
  const place = useRef<HTMLDivElement>(null);
  // What was there stays while the cart is being priced again; meanwhile nothing is taken.
  const [offered, setOffered] = useState<readonly PromoItemOffer[]>([]);
  const isLoaded = load.result === "SUCCESS";
  if (isLoaded && load.offers !== offered) setOffered(load.offers);
  // What was pressed is gone afterwards; the offer's card stays.
  const keepFocus = () => place.current?.focus({ preventScroll: true });
  const swap = (promotionId: string) => {
    keepFocus();
    setSwapping(promotionId);
  };
  const take = (item: PromoItem) => {
    setSwapping(null);
    keepFocus();
    dispatch(takePromoItem({ item, load }));
  };
  const leave = (promotionId: string) => {
    keepFocus();
    dispatch(leavePromoItem(promotionId));
  };

  if (load.result === "ERROR") {
    return (
      <LoadFailedNote
        message="We can't load what your offer brings right now, so try again in a moment."
        onRetry={load.retry}
        tone="warning"
      />
    );
  }
  const takenAlone = taken.filter(({ promotionId }) => !offered.some((offer) => offer.promotionId === promotionId));
  if (!isLoaded && offered.length === 0 && taken.length === 0) return <Skeleton height={144} shape="box" />;
  return (
    <div ref={place} tabIndex={-1} className={styles.offers}>
      {takenAlone.length > 0 && (
        <LineItems size="compact">
          {takenAlone.map((item) => (
            <TakenLine key={item.promotionId} item={item} onSwap={undefined} onLeave={() => leave(item.promotionId)} />
          ))}
        </LineItems>
      )}
      {offered.map(({ promotionId, name, choices }) => {
        const item = taken.find((each) => each.promotionId === promotionId);
        const isChoosing = item === undefined || swapping === promotionId;
        const others = choices.filter(({ productId, sizes }) => productId !== item?.productId || sizes.length > 1);
        return (
          <Card key={promotionId} level={2} title={name}>
            <LineItems size="compact">
              {item && (
                <TakenLine
                  item={item}
                  onSwap={isChoosing || others.length === 0 ? undefined : () => swap(promotionId)}
                  onLeave={() => leave(promotionId)}
                />
              )}
              {isChoosing &&
                others.map((choice) => (
                  <ChoiceLine
                    key={choice.productId}
                    choice={choice}
                    disabled={!isLoaded}
                    onTake={(variantId) => take({ promotionId, productId: choice.productId, variantId })}
                  />
                ))}
            </LineItems>
          </Card>
        );
      })}
    </div>
  );
}
