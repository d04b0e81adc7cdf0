import type { EmblaEngine, EmblaPlugin } from "./embla.ts";

/** Milliseconds of one step of Embla's clock, whatever the screen's rate. */
export const stepTime = 1000 / 60;

/** Embla's own option for a move's length. It has no unit; here it only says "by the clock". Drags never set it. */
export const byTheClock = 30;

/** Where a move is after a part of its time: quick off the mark, soft at the end. Both from 0 to 1. */
export function eased(part: number): number {
  if (part <= 0) return 0;
  if (part >= 1) return 1;
  return 1 - (1 - part) ** 3;
}

type Body = EmblaEngine["scrollBody"];
type Places = Pick<EmblaEngine, "location" | "previousLocation" | "target">;

/**
 * Embla moves like a spring: how long that takes depends on the way, and below some 600 ms it overshoots. The
 * specification asks for times, so moves that nobody drags go by the clock; what follows a finger stays Embla's.
 * @param native Embla's own body, which keeps the drags and the cuts
 * @param speed milliseconds that a move takes, however far it leads
 */
export function timedBody({ location, previousLocation, target }: Places, native: Body, speed: number): Body {
  const steps = Math.max(1, Math.round(speed / stepTime));
  let step = steps;
  let way = 0;
  let begins = false;
  const timed = () => native.duration() === byTheClock;
  const body: Body = {
    ...native,
    seek() {
      if (!timed()) {
        native.seek();
        return body;
      }
      if (begins) {
        begins = false;
        step = 0;
        way = target.get() - location.get();
      }
      step = Math.min(steps, step + 1);
      previousLocation.set(location);
      // From the target back, because a loop shifts the target and all else by its whole length in the middle of a move.
      location.set(target.get() - way * (1 - eased(step / steps)));
      return body;
    },
    direction: () => (timed() ? Math.sign(way) : native.direction()),
    useDuration(duration) {
      native.useDuration(duration);
      begins = true;
      return body;
    },
    useBaseDuration: () => body.useDuration(byTheClock),
    useBaseFriction() {
      native.useBaseFriction();
      return body;
    },
    useFriction(friction) {
      native.useFriction(friction);
      return body;
    },
  };
  return body;
}

/** Makes every move that nobody drags take the same time. With the option `duration` 0 moves are cuts, after a drag too. */
export function timedMotion(speed: number): EmblaPlugin {
  let release = () => {};
  return {
    name: "timedMotion",
    options: {},
    init(embla) {
      const engine = embla.internalEngine();
      const native = engine.scrollBody;
      engine.scrollBody = timedBody(engine, native, speed);
      const cut = () => void native.useDuration(engine.options.duration && native.duration());
      embla.on("pointerUp", cut);
      release = () => void embla.off("pointerUp", cut);
    },
    destroy: () => release(),
  };
}
