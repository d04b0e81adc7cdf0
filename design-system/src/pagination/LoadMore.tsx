import type { ComponentProps, ReactNode } from "react";
import { Button } from "../button/index.ts";
import { Stitch } from "../stitch/index.ts";
import { text } from "../text/type.css.ts";
import { classNames } from "../theme/class-names.ts";
import * as css from "./Pagination.css.ts";

export interface LoadMoreProps extends Omit<ComponentProps<"div">, "children"> {
  /** Shown so far. */
  seen: number;
  /** How many there are. */
  total: number;
  /** Shown by the next press, at most. */
  pageSize: number;
  /** More are on their way: the button says so and presses do nothing. */
  loading?: boolean;
  /** Fetches the next ones. */
  onLoadMore: () => void;
  /** Pagination, so that there is a way on without script as well. */
  children?: ReactNode;
}

/** How much of a list has been seen, and more of it on the same page. */
export function LoadMore({ seen, total, pageSize, loading = false, onLoadMore, className, children, ...rest }: LoadMoreProps) {
  const next = Math.min(pageSize, total - seen);
  return (
    <div {...rest} className={classNames(css.more, className)}>
      <p className={classNames(text.body.sm, css.seen)} role="status">
        {`You've seen ${seen} of ${total}`}
      </p>
      <Stitch className={css.progress} value={total > 0 ? seen / total : 0} />
      {next > 0 && (
        <Button
          variant="secondary"
          size="lg"
          className={css.button}
          loading={loading}
          loadingLabel="Loading"
          onClick={onLoadMore}
        >
          {`Load ${next} more`}
        </Button>
      )}
      {children}
    </div>
  );
}
