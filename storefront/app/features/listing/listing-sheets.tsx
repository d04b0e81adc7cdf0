import { announce } from "@tread/design-system/announcer";
import { Button } from "@tread/design-system/button";
import { Icon } from "@tread/design-system/icon";
import { Link } from "@tread/design-system/link";
import type { LinkMenuEntry } from "@tread/design-system/link-menu";
import { Heading } from "@tread/design-system/text";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { ShopOverlay } from "../shop/shop-overlay.tsx";
import { ListingFilters, type ListingFiltersProps } from "./listing-filters.tsx";
import * as styles from "./listing-sheets.css.ts";

export interface ListingSheetsProps extends ListingFiltersProps {
  sheet: "filters" | "sort";
  onClose: () => void;
  sorts: readonly LinkMenuEntry[];
  /** The listing without its filters; null where none is in force. */
  clearHref: string | null;
}

/** Filters and sorting where there is no room beside the products. */
export default function ListingSheets({ sheet, onClose, sorts, clearHref, ...filters }: ListingSheetsProps) {
  const { total } = filters.results;
  const words = `${total} ${total === 1 ? "style" : "styles"}`;
  const order = sorts.find((entry) => entry.current)?.href;
  const [before] = useState(order);
  const close = useEffectEvent(onClose);
  // It goes once the list is in the order that was chosen.
  useEffect(() => {
    if (sheet === "sort" && order !== before) close();
  }, [sheet, order, before]);
  // The page's own count is out of reach behind the sheet.
  const said = useRef(total);
  useEffect(() => {
    if (said.current === total) return;
    said.current = total;
    announce(`The filters leave ${total}.`);
  }, [total]);
  const navigate = useNavigate();
  const { path } = filters.listing;
  const wanted = useRef(path + window.location.search);
  const goBack = () => {
    onClose();
    // What was ticked has taken the entry that Back has left: it is gone on to again.
    if (wanted.current !== path + window.location.search) navigate(wanted.current, { preventScrollReset: true });
  };
  if (sheet === "sort") {
    return (
      <ShopOverlay open onOpenChange={onClose} position="bottom" header title="Sort" backdrop flush>
        <ul>
          {sorts.map((entry) => (
            <li key={entry.href}>
              <a
                className={styles.option}
                href={entry.href}
                aria-current={entry.current || undefined}
                onClick={(event) => {
                  if (!entry.current) return;
                  event.preventDefault();
                  onClose();
                }}
              >
                {entry.label}
                {entry.current && <Icon name="check" size="md" />}
              </a>
            </li>
          ))}
        </ul>
      </ShopOverlay>
    );
  }
  return (
    <ShopOverlay
      open
      onOpenChange={(_, { reason }) => {
        if (reason === "api") goBack();
        else if (reason !== "navigation") onClose();
      }}
      closeOnNavigate={false}
      position="left"
      width="md"
      header={
        <div className={styles.drawerHead}>
          <Heading level={2} size="sm" shout="Filter" />
          {clearHref && (
            <Link
              href={clearHref}
              onClick={() => {
                wanted.current = path + new URL(clearHref, window.location.href).search;
              }}
            >
              Clear all
            </Link>
          )}
        </div>
      }
      label="Filter"
      backdrop
      footer={
        <Button size="xl" block onClick={onClose}>
          Show {words}
        </Button>
      }
    >
      <ListingFilters
        {...filters}
        onGo={(address) => {
          wanted.current = address;
        }}
      />
    </ShopOverlay>
  );
}
