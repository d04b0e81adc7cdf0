import { Button } from "@tread/design-system/button";
import { ComboboxField } from "@tread/design-system/combobox-field";
import { Icon } from "@tread/design-system/icon";
import { Note } from "@tread/design-system/note";
import { useState } from "react";
import * as styles from "./stores.css.ts";
import { locationMessages, useLocation } from "./use-location.ts";
import { usePlaceSuggestions } from "./use-place-suggestions.ts";

export interface PlaceFieldProps {
  /** What the field begins with: the place that was asked for before. */
  place: string;
  /** Hears of a suggestion that was chosen, of where the browser is, and of what was typed when Enter is pressed. */
  onPlace: (near: string) => void;
}

/** Asks for a place to find stores near: by name, with suggestions, or by where the browser is. */
export function PlaceField({ place, onPlace }: PlaceFieldProps) {
  const [text, setText] = useState(place);
  const [typed, setTyped] = useState(false);
  const suggestions = usePlaceSuggestions(typed ? text : "");
  const location = useLocation((near) => {
    setText("");
    onPlace(near);
  });
  const choose = (near: string) => {
    setText(near);
    setTyped(false);
    location.forget();
    onPlace(near);
  };
  return (
    <div className={styles.placeField}>
      <div className={styles.placeRow}>
        <ComboboxField
          className={styles.place}
          name="near"
          label="Suburb, city or postcode"
          required
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
          value={text}
          onChange={(value) => {
            setText(value);
            setTyped(true);
          }}
          onKeyDown={(event) => {
            // With an option in hand, Enter takes that one.
            if (event.key !== "Enter" || event.currentTarget.getAttribute("aria-activedescendant")) return;
            event.preventDefault();
            choose(text.trim());
          }}
          options={suggestions}
          onOptionSelect={({ label }) => choose(label)}
          listLabel="Suggested places"
        />
        {/* A form around it is sent by this button where there are no scripts. */}
        <Button
          type="submit"
          size="lg"
          onClick={(event) => {
            event.preventDefault();
            choose(text.trim());
          }}
        >
          Find
        </Button>
        <Button
          variant="secondary"
          size="lg"
          className={styles.nearMe}
          iconStart={<Icon name="locate" size="md" />}
          loading={location.asking}
          loadingLabel="Finding you"
          onClick={location.ask}
        >
          Near me
        </Button>
      </div>
      <div role="alert" className={styles.placeProblem}>
        {location.problem && <Note>{locationMessages[location.problem]}</Note>}
      </div>
    </div>
  );
}
