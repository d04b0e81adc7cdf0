import { Button } from "@tread/design-system/button";
import { Chip } from "@tread/design-system/chip";
import { Icon } from "@tread/design-system/icon";
import { Overlay } from "@tread/design-system/overlay";
import { Text } from "@tread/design-system/text";
import { VisuallyHidden } from "@tread/design-system/visually-hidden";
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { searchConfiguration } from "#domain/configuration/configuration.ts";
import { isSearchTextAllowed, sanitiseSearchQuery, searchLookupKey } from "#domain/fields/search-query.ts";
import { useFrameQuery } from "../navigation/frame-api.ts";
import type { PanelProps } from "../panels/panel-host.tsx";
import { useShopHref } from "../shop/use-shop.ts";
import * as styles from "./search.css.ts";
import { SuggestionList } from "./suggestion-list.tsx";
import { useSuggestionsQuery } from "./suggestions-api.ts";

/** The value once it has rested for a while. */
function useRested(value: string, milliseconds: number): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return rested;
}

/** Moves focus through the field and what was found; past the end it is the field's again (SEARCH-17, SEARCH-18). */
function move(event: KeyboardEvent<HTMLElement>, field: HTMLElement | null) {
  const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  if (step === 0 || !field) return;
  const places = [field, ...event.currentTarget.querySelectorAll<HTMLElement>("[data-hit]")];
  const at = places.indexOf(document.activeElement as HTMLElement);
  if (at < 0) return;
  event.preventDefault();
  places[(at + step + places.length) % places.length]?.focus();
}

/** Asks what to look for, says what that may mean while it is typed, and goes to the results. */
export default function SearchPanel({ open, onClose }: PanelProps) {
  const href = useShopHref();
  const navigate = useNavigate();
  const { data: frame } = useFrameQuery();
  const [text, setText] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const key = useRested(searchLookupKey(text), searchConfiguration.debounceMs);
  const ready = key.length >= searchConfiguration.minQueryLength;
  // The answer to what is typed now, or the one before it until that is there.
  const { data, isFetching, isError, refetch } = useSuggestionsQuery(key, { skip: !ready });
  const found = data && (data.products.length > 0 || data.links.length > 0);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const query = sanitiseSearchQuery(text);
    if (!query) return field.current?.focus();
    onClose();
    navigate(`/search?q=${encodeURIComponent(query)}`);
  };
  const clear = () => {
    setText("");
    field.current?.focus();
  };

  return (
    <Overlay
      open={open}
      onOpenChange={onClose}
      position="top"
      className={styles.panel}
      label="Search"
      backdrop
      initialFocus={field}
      onKeyDown={(event) => move(event, field.current)}
      header={
        // biome-ignore lint/a11y/useSemanticElements: React has no type for the search element yet
        <form id="site-search" role="search" className={styles.row} action={href("/search")} onSubmit={submit}>
          <Icon name="search" />
          <input
            ref={field}
            className={styles.input}
            type="search"
            name="q"
            aria-label="Find a brand, category or product"
            placeholder="Find a brand, category or product"
            value={text}
            onChange={(event) => isSearchTextAllowed(event.target.value) && setText(event.target.value)}
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
          />
          {text !== "" && (
            <button type="button" className={styles.clear} onClick={clear}>
              Clear
            </button>
          )}
        </form>
      }
    >
      <div aria-busy={isFetching || undefined}>
        {!ready ? (
          <div className={styles.prompt}>
            <Text variant="label.sm" tone="secondary">
              Start somewhere
            </Text>
            <ul className={styles.chips}>
              {frame?.topLinks.map((link) => (
                <li key={link.label}>
                  <Chip href={link.href ?? href(link.path ?? "/")}>{link.label}</Chip>
                </li>
              ))}
            </ul>
          </div>
        ) : isError ? (
          <div className={styles.prompt}>
            <Text>Search is taking a breather. Try again.</Text>
            <div>
              <Button variant="secondary" onClick={refetch}>
                Try again
              </Button>
            </div>
          </div>
        ) : data ? (
          <>
            {found ? <SuggestionList suggestions={data} /> : <Text>No matches for “{key}”</Text>}
            {found && (
              <div className={styles.foot}>
                <Button
                  className={styles.all}
                  type="submit"
                  form="site-search"
                  size="lg"
                  iconEnd={<Icon name="arrow-right" size="md" />}
                >
                  View all {data.total} {data.total === 1 ? "result" : "results"}
                </Button>
                <Text variant="body.sm" tone="secondary" className={styles.keys}>
                  Arrow keys to move, Enter to open, Esc to close
                </Text>
              </div>
            )}
          </>
        ) : null}
        <VisuallyHidden role="status">
          {ready && data && !isFetching ? `${data.total} ${data.total === 1 ? "product" : "products"} found` : ""}
        </VisuallyHidden>
      </div>
    </Overlay>
  );
}
