import { Checkbox } from "@tread/design-system/checkbox";
import { TextareaField } from "@tread/design-system/field";
import { OptionRow, OptionRows } from "@tread/design-system/option-rows";
import type { DeliveryOptions } from "#domain/checkout/checkout-state.ts";
import { byEmail } from "#domain/checkout/shipping-methods.ts";
import { characterCount } from "#domain/fields/character-count.ts";
import { deliveryInstructionsMax } from "#domain/fields/delivery-instructions.ts";
import { formatMoney } from "#domain/money/format-money.ts";
import { useCountry } from "../../../features/shop/use-shop.ts";
import type { useDeliveryMethod } from "./use-delivery-method.ts";

export interface DeliveryMethodsProps {
  /** The methods there are, and what has been chosen of them. */
  by: ReturnType<typeof useDeliveryMethod>;
  /** Id of the field for what couriers are told. */
  instructionsId: string | undefined;
  /** What each of the fields lacks. */
  errors: { method: string | undefined; instructions: string | undefined };
  /** Hears of a method, or of what goes with it. */
  onChoose: (options: DeliveryOptions) => void;
}

/** The ways of delivery to choose from, each with what couriers are told. */
export function DeliveryMethods({ by, instructionsId, errors, onChoose }: DeliveryMethodsProps) {
  const { code } = useCountry();
  const { methods, options, chosen, instructions, setInstructions } = by;
  return (
    <OptionRows
      legend="Delivery method"
      name="method"
      // It is chosen again where it goes again; until then another is.
      value={chosen?.available === false ? null : options.methodCode}
      error={errors.method}
      onChange={(methodCode) => onChoose({ ...options, methodCode })}
    >
      {methods.map((method) => (
        <OptionRow
          key={method.code}
          value={method.code}
          title={method.label}
          meta={method.promise}
          end={!method.available ? "Unavailable" : method.price === 0 ? "Free" : formatMoney(method.price, code)}
          disabled={!method.available}
        >
          {method.code !== byEmail && (
            <>
              <Checkbox
                name="authorityToLeave"
                checked={options.authorityToLeave ?? false}
                onChange={(authorityToLeave) => onChoose({ ...options, authorityToLeave })}
                help="Nobody has to sign for it. Once the courier has left it, it's in your hands."
              >
                Leave it if I'm out (authority to leave)
              </Checkbox>
              <TextareaField
                id={instructionsId}
                name="instructions"
                label="Delivery instructions"
                countTo={deliveryInstructionsMax}
                measure={characterCount}
                value={instructions.delivery}
                onChange={(text) => setInstructions({ delivery: text })}
                error={errors.instructions}
              />
            </>
          )}
        </OptionRow>
      ))}
    </OptionRows>
  );
}
