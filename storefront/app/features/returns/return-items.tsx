import { Checkbox } from "@tread/design-system/checkbox";
import { SelectField } from "@tread/design-system/field";
import { QuantityStepper } from "@tread/design-system/quantity-stepper";
import { Text } from "@tread/design-system/text";
import { useId } from "react";
import { returnReasons } from "#domain/returns/return-request.ts";
import { OrderPicture } from "../orders/order-picture.tsx";
import { useCountry } from "../shop/use-shop.ts";
import { type ItemChoice, type ReturnChoice, reasonName } from "./return-choice.ts";
import { boughtWords, reasonWords, refusalWords } from "./return-words.ts";
import * as styles from "./returns.css.ts";
import type { OrderReturns } from "./returns-api.ts";

type Item = OrderReturns["items"][number];

const reasons = returnReasons.map((value) => ({ value, label: reasonWords[value] }));

interface ReturnItemProps {
  item: Item;
  /** Undefined while it stays. */
  choice: ItemChoice | undefined;
  /** What is wrong with its box. */
  boxError: string | undefined;
  /** What is wrong with its reason. */
  error: string | undefined;
  onChoose: (choice: ItemChoice | undefined) => void;
}

function ReturnItem({ item, choice, boxError, error, onChoose }: ReturnItemProps) {
  const { locale, timeZone } = useCountry();
  const { position, brand, name, colourName, size, left, until, refusal } = item;
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeStyle: "short", timeZone });
  // Says of which size a box and a question are: an order may have several of one product.
  const details = useId();
  return (
    <li className={styles.item}>
      <OrderPicture item={item} width={64} />
      <div className={styles.words}>
        {refusal ? (
          <Text>
            {brand} {name}
          </Text>
        ) : (
          <Checkbox
            name={`item-${position}`}
            checked={choice !== undefined}
            aria-describedby={details}
            error={boxError}
            onChange={(checked) => onChoose(checked ? { quantity: left, reason: null } : undefined)}
          >
            {brand} {name}
          </Checkbox>
        )}
        <Text id={details} variant="body.sm" tone="secondary">
          {[colourName, size].filter(Boolean).join(", ")} · {boughtWords(item)}
        </Text>
        <Text variant="body.sm" tone="secondary">
          {refusal ? refusalWords[refusal] : until && <>Until {moment.format(new Date(until))}</>}
        </Text>
      </div>
      {choice && (
        <div className={styles.choice}>
          <SelectField
            id={reasonName(position)}
            name={reasonName(position)}
            aria-describedby={details}
            label={`Why is ${name} going back?`}
            required
            placeholder="Choose a reason"
            options={reasons}
            value={choice.reason ?? ""}
            onChange={(value) => onChoose({ ...choice, reason: returnReasons.find((reason) => reason === value) ?? null })}
            error={error}
          />
          {left > 1 && (
            <div className={styles.count}>
              <QuantityStepper
                label={`Quantity of ${brand} ${name}, ${size}`}
                value={choice.quantity}
                max={left}
                onChange={(next) => onChoose({ ...choice, quantity: next })}
              />
            </div>
          )}
        </div>
      )}
    </li>
  );
}

export interface ReturnItemsProps {
  items: readonly Item[];
  choice: ReturnChoice;
  /** What is wrong, by the name of the field. */
  errors: Readonly<Record<string, string | undefined>>;
  onChange: (choice: ReturnChoice) => void;
}

/** The items of an order: which of them go back, how many, and why. */
export function ReturnItems({ items, choice, errors, onChange }: ReturnItemsProps) {
  const choose = (position: number, item: ItemChoice | undefined) => {
    const { [position]: _, ...others } = choice.items;
    onChange({ ...choice, items: item ? { ...others, [position]: item } : others });
  };
  const first = items.find(({ refusal }) => refusal === null);
  return (
    <ul className={styles.items} aria-label="What you bought">
      {items.map((item) => (
        <ReturnItem
          key={item.position}
          item={item}
          choice={choice.items[item.position]}
          boxError={item === first ? errors.items : undefined}
          error={errors[reasonName(item.position)]}
          onChoose={(next) => choose(item.position, next)}
        />
      ))}
    </ul>
  );
}
