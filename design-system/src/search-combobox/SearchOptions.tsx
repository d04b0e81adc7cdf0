import type { ComponentPropsWithRef, MouseEvent } from "react";
import { Icon } from "../icon/Icon.tsx";
import { useLinkComponent } from "../link/link-component.tsx";
import { text } from "../text/type.css.ts";
import { classNames } from "../theme/class-names.ts";
import { keepFromDownshift } from "./keep-from-downshift.ts";
import { Marked } from "./Marked.tsx";
import type { PlacedGroup, PlacedOption, SearchOption } from "./option-list.ts";
import * as styles from "./SearchCombobox.css.ts";
import type { Segment } from "./segments.ts";

type Attributes = Record<string, unknown>;

export interface SearchOptionsProps<Option extends SearchOption> {
  /** Of the listbox; groups and their labels derive theirs from it. */
  id: string;
  groups: readonly PlacedGroup<Option>[];
  /** Attributes of the listbox: id, role, name and reference. */
  list: ComponentPropsWithRef<"div">;
  /** The highlight came from the keyboard, so it is drawn like focus. */
  keyed: boolean;
  /** Attributes of an option, with the handlers given to it chained in. */
  attributesOf: (placed: PlacedOption<Option>, handlers: OptionHandlers) => Attributes;
  /** An option was pressed without asking for a new tab. */
  onChoose: (option: Option) => void;
}

interface OptionHandlers {
  onClick: (event: MouseEvent) => void;
  onMouseDown: (event: MouseEvent) => void;
}

/** A press that the browser understands better: another button, or a key that asks for a new tab or a download. */
function isForTheBrowser(event: MouseEvent): boolean {
  return event.button > 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

const segmentsOrLabel = ({ segments, label }: SearchOption): readonly Segment[] => segments ?? [{ text: label, match: false }];

function RowContent({ option }: { option: SearchOption }) {
  return (
    <>
      <span className={styles.rowLabel}>
        <Marked segments={segmentsOrLabel(option)} />
      </span>
      {option.note !== undefined && <span className={classNames(text.body.sm, styles.note)}>{option.note}</span>}
      <Icon name="arrow-right" size="sm" className={styles.arrow} />
    </>
  );
}

function PictureContent({ option }: { option: SearchOption }) {
  return (
    <>
      <span className={styles.picture}>{option.picture}</span>
      {option.brand && (
        <span className={classNames(text.body.sm, styles.note)}>
          <Marked segments={option.brand} />
        </span>
      )}
      <span className={text.body.sm}>
        <Marked segments={segmentsOrLabel(option)} />
      </span>
      {option.price !== undefined && <span className={text.body.sm}>{option.price}</span>}
    </>
  );
}

/** The listbox of a search: groups with a label each, options as links. */
export function SearchOptions<Option extends SearchOption>({
  id,
  groups,
  list,
  keyed,
  attributesOf,
  onChoose,
}: SearchOptionsProps<Option>) {
  const Anchor = useLinkComponent();

  const draw = (placed: PlacedOption<Option>, pictures: boolean) => {
    const { option } = placed;
    const attributes = attributesOf(placed, {
      onClick: (event) => {
        keepFromDownshift(event);
        if (option.href !== undefined && isForTheBrowser(event)) return;
        event.preventDefault();
        onChoose(option);
      },
      onMouseDown: (event) => {
        if (isForTheBrowser(event)) keepFromDownshift(event);
      },
    });
    const className = pictures ? styles.hit : styles.row;
    const content = pictures ? <PictureContent option={option} /> : <RowContent option={option} />;
    return option.href === undefined ? (
      <div key={placed.key} {...attributes} className={className}>
        {content}
      </div>
    ) : (
      <Anchor key={placed.key} {...attributes} className={className} href={option.href} tabIndex={-1}>
        {content}
      </Anchor>
    );
  };

  return (
    <div {...list} className={styles.options} data-keyed={keyed || undefined}>
      {groups.map((group) => {
        const pictures = group.layout === "pictures";
        return (
          // biome-ignore lint/a11y/useSemanticElements: a listbox may hold groups, but no fieldset
          <div
            key={group.id}
            role="group"
            aria-labelledby={`${id}-${group.id}`}
            className={pictures ? styles.pictureGroup : styles.rowGroup}
          >
            <div id={`${id}-${group.id}`} role="presentation" className={classNames(text.label.sm, styles.groupLabel)}>
              {group.label}
            </div>
            <div role="presentation" className={pictures ? styles.hits : undefined}>
              {group.options.map((placed) => draw(placed, pictures))}
            </div>
          </div>
        );
      })}
    </div>
  );
}
