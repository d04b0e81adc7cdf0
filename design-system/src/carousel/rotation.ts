import Autoplay from "embla-carousel-autoplay";
import type { Embla, EmblaPlugin } from "./embla.ts";

/** When a carousel goes on by itself. */
export interface RotationTimes {
  /** Milliseconds between two moves, from the start of the one to the start of the next. */
  delay: number;
  /** The delay runs from the end of a move instead: each slide stands still for all of it. */
  afterMove?: boolean;
}

/** Embla's autoplay, stopped: `rotate` starts it. A press stops it, since only its owner knows whether it may go on. */
export function rotation({ delay }: RotationTimes): EmblaPlugin {
  return Autoplay({ delay, playOnInit: false, stopOnInteraction: true, stopOnFocusIn: false });
}

/**
 * Lets a carousel turn, until the answer is called. Embla's autoplay itself rests while the tab is hidden.
 * @param embla made with the `rotation` plugin
 */
export function rotate(embla: Embla, { afterMove }: RotationTimes): () => void {
  const play = () => embla.plugins().autoplay?.play();
  const restart = () => embla.plugins().autoplay?.reset();
  // Embla stops its plugins when it measures afresh, and at every press.
  embla.on("reInit", play).on("pointerUp", play);
  if (afterMove) embla.on("settle", restart);
  play();
  return () => {
    embla.off("reInit", play).off("pointerUp", play).off("settle", restart);
    embla.plugins().autoplay?.stop();
  };
}
