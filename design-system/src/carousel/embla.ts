import type useEmblaCarousel from "embla-carousel-react";
import type { UseEmblaCarouselType } from "embla-carousel-react";

/** A carousel that Embla runs. The engine itself is no dependency of ours, so its types come from the React binding. */
export type Embla = NonNullable<UseEmblaCarouselType[1]>;
export type EmblaEngine = ReturnType<Embla["internalEngine"]>;
type Parameter = Parameters<typeof useEmblaCarousel>;
export type EmblaOptions = NonNullable<Parameter[0]>;
export type EmblaPlugin = NonNullable<Parameter[1]>[number];
