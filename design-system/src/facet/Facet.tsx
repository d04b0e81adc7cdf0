import type { ReactNode } from "react";
import { PriceRange, type PriceRangeProps } from "../price-range/index.ts";
import { CheckboxFacet } from "./CheckboxFacet.tsx";
import { ColourFacet } from "./ColourFacet.tsx";
import { FacetGroup } from "./FacetGroup.tsx";
import type { FacetLook, FacetOptionsProps } from "./facet.contract.ts";
import { SizeFacet } from "./SizeFacet.tsx";
import { ToggleFacet, type ToggleFacetProps } from "./ToggleFacet.tsx";

interface Fold {
  /** The filter's name: 'Brand'. */
  label: string;
  /** Open from the start. */
  open?: boolean;
  /** The choices made, in words. */
  summary?: ReactNode;
  /** Under the options: which size system shows, a link to another. */
  note?: ReactNode;
}

export type FacetProps =
  | (Fold &
      FacetOptionsProps & {
        /** Several of a list. */
        type: "OPTIONS";
        /** How the list is drawn. `list` unless said otherwise. */
        look?: FacetLook;
        /** What 'Show all 18 …' counts, in the plural: 'brands'. */
        noun?: string;
      })
  | (ToggleFacetProps & {
      /** Yes or no. */
      type: "TOGGLE";
    })
  | (Fold &
      PriceRangeProps & {
        /** From and to. */
        type: "RANGE";
      });

/**
 * A filter, drawn after its type: a list of ticks, a switch, a range. Whatever else it is given goes to the
 * options inside its fold.
 */
export function Facet(props: FacetProps) {
  if (props.type === "TOGGLE") {
    const { type: _, ...toggle } = props;
    return <ToggleFacet {...toggle} />;
  }
  const { open, summary, note, ...rest } = props;
  return (
    <FacetGroup title={rest.label} open={open} summary={summary}>
      {rest.type === "RANGE" ? <Range {...rest} /> : <Options {...rest} />}
      {note}
    </FacetGroup>
  );
}

function Range({ type: _, ...range }: PriceRangeProps & { type: "RANGE" }) {
  return <PriceRange {...range} />;
}

type OptionsProps = FacetOptionsProps & { type: "OPTIONS"; look?: FacetLook; noun?: string };

function Options({ type: _, look = "list", noun, ...options }: OptionsProps) {
  if (look === "sizes") return <SizeFacet {...options} />;
  if (look === "colours") return <ColourFacet {...options} />;
  return <CheckboxFacet {...options} noun={noun} />;
}
