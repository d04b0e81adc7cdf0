import { type ComponentProps, type ReactNode, useId } from "react";
import { error as errorClass } from "../checkbox/check.css.ts";
import { Icon } from "../icon/index.ts";
import { IconButton } from "../icon-button/index.ts";
import { OptionLine } from "../option-rows/index.ts";
import { Spinner } from "../spinner/index.ts";
import { visuallyHidden } from "../visually-hidden/index.ts";
import { codeEnding } from "./mask-code.ts";
import * as css from "./VoucherRow.css.ts";
import { type VoucherKind, voucherLooks } from "./voucher-row.contract.ts";

export interface VoucherRowProps extends Omit<ComponentProps<"div">, "title" | "children"> {
  /** Decides icon and name. */
  kind: VoucherKind;
  /** Another name than the kind's: 'Use Qantas Points'. */
  title?: string;
  /** The whole code; its last two characters show. */
  code?: string;
  /** What of it pays for this order, formatted: '$50.00'. Also shown at the end, as taken off. */
  used?: string;
  /** What was on it before this order, formatted. */
  balance?: string;
  /** What stays on it after this order, formatted. */
  remaining?: string;
  /** The day it expires, formatted: '4 Mar 2028'. */
  expires?: string;
  /** That day has passed. */
  expired?: boolean;
  /** Anything else to know, in place of what is made up from the amounts: '12,480 points, about $62.00'. */
  description?: ReactNode;
  /** What can be done with it, in place of the amount: a Button. */
  action?: ReactNode;
  /** Takes it off the order. Shows a cross. */
  onRemove?: () => void;
  /** It is being taken off: a spinner shows, presses do nothing. */
  removing?: boolean;
  /** Why it cannot pay, and what to do. */
  error?: string;
}

function words({ used, balance, remaining, expires, expired }: VoucherRowProps): string {
  const parts = [
    used && (balance ? `${used} of ${balance} used` : `${used} used`),
    !used && balance && `${balance} on it`,
    remaining && `${remaining} left on it`,
    expires && `${expired ? "Expired" : "Expires"} ${expires}`,
  ];
  return parts.filter(Boolean).join(". ");
}

/** A gift card, a voucher or points that pay for part of an order, as a row of OptionList. */
export function VoucherRow(props: VoucherRowProps) {
  const {
    kind,
    title = voucherLooks[kind].title,
    code = "",
    used,
    balance: _balance,
    remaining: _remaining,
    expires: _expires,
    expired: _expired,
    description = words(props),
    action,
    onRemove,
    removing = false,
    error,
    ...line
  } = props;
  const errorId = useId();
  const ending = codeEnding(code);
  return (
    <OptionLine
      {...line}
      data-invalid={error ? "" : undefined}
      icon={<Icon name={voucherLooks[kind].icon} />}
      title={
        <>
          {title}
          {ending && (
            <>
              <span aria-hidden="true"> ••{ending}</span>
              <span className={visuallyHidden}> ending {ending}</span>
            </>
          )}
        </>
      }
      meta={description || undefined}
      end={
        used || action || onRemove ? (
          <>
            {used && `−${used}`}
            {action}
            {onRemove && (
              <IconButton
                className={css.remove}
                icon={removing ? <Spinner /> : <Icon name="close" size="md" />}
                label={ending ? `Remove ${title} ending ${ending}` : `Remove ${title}`}
                aria-disabled={removing || undefined}
                aria-describedby={error ? errorId : undefined}
                onClick={() => !removing && onRemove()}
              />
            )}
          </>
        ) : undefined
      }
    >
      {error && (
        <p className={`${errorClass} ${css.error}`} id={errorId}>
          <Icon name="alert" size="sm" />
          {error}
        </p>
      )}
    </OptionLine>
  );
}
