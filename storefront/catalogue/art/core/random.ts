/** FNV-1a: a number of any text, the same in every run. */
export function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    h ^= text.charCodeAt(i);
    h = Math.imul(h, 0x01000193);
  }
  return h >>> 0;
}

/** Mulberry32 seeded by a number or a text: repeatable jitter for folds and grain. */
export function randomFrom(seed: number | string) {
  let state = (typeof seed === "number" ? seed : hash(seed)) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    /** 0 to just under 1. */
    next,
    /** `value` moved by at most `by` either way. */
    jit: (value: number, by: number) => value + (next() * 2 - 1) * by,
  };
}
