import { mediaCarouselDefaults } from "./carousel.contract.ts";

/** Calls `next` every 6000 ms. Returns how to stop. */
export function autoplay(next: () => void, delay: number = mediaCarouselDefaults.autoplayDelay): () => void {
  const timer = setInterval(next, delay);
  return () => clearInterval(timer);
}
