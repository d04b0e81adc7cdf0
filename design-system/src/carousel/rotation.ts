import Autoplay from "embla-carousel-autoplay";
import type { Embla, EmblaPlugin } from "./embla.ts";

/** When a carousel goes on by itself. */
export interface RotationTimes {
  /** Milliseconds between two moves, from the start of the one to the start of the next. */
  delay: number;
}

/** Embla's autoplay, stopped: `rotate` starts it. A press stops it, since only its owner knows whether it may go on. */
export function rotation({ delay }: RotationTimes): EmblaPlugin {
  return Autoplay({ delay, playOnInit: false, stopOnInteraction: true, stopOnFocusIn: false });
}

/**
 * Lets a carousel turn while it is in view, until the answer is called. Embla's autoplay itself rests while the tab is
 * hidden.
 * @param embla made with the `rotation` plugin
 */
export function rotate(embla: Embla): () => void {
  const autoplay = () => embla.plugins().autoplay;
  let inView = false;
  const play = () => {
    if (inView) autoplay()?.play();
    else autoplay()?.stop();
  };
  // Embla stops its plugins when it measures afresh, and at every press.
  embla.on("reInit", play).on("pointerUp", play);
  const observer = new IntersectionObserver((entries) => {
    inView = entries.at(-1)?.isIntersecting ?? false;
    play();
  });
  observer.observe(embla.rootNode());
  return () => {
    observer.disconnect();
    embla.off("reInit", play).off("pointerUp", play);
    autoplay()?.stop();
  };
}
