import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createVoice, voiceTimes } from "./voice.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function region() {
  const shown: (string | null)[] = [];
  return { shown, voice: createVoice((line) => shown.push(line)) };
}

describe("a voice", () => {
  test("says lines that come together one after the other, each alone in the region", () => {
    const { shown, voice } = region();
    voice.say("1 item added");
    voice.say("2 items added");
    expect(shown).toEqual([]);
    vi.advanceTimersByTime(voiceTimes.settle);
    expect(shown).toEqual(["1 item added"]);
    vi.advanceTimersByTime(voiceTimes.alone - 1);
    expect(shown).toEqual(["1 item added"]);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual(["1 item added", "2 items added"]);
  });

  test("takes the last line out of the page when it has stood long enough", () => {
    const { shown, voice } = region();
    voice.say("12 styles");
    vi.advanceTimersByTime(voiceTimes.settle + voiceTimes.stay - 1);
    expect(shown).toEqual(["12 styles"]);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual(["12 styles", null]);
  });

  test("a line that comes while another stands replaces it and stays its own time", () => {
    const { shown, voice } = region();
    voice.say("12 styles");
    vi.advanceTimersByTime(voiceTimes.stay - 500);
    voice.say("8 styles");
    vi.advanceTimersByTime(voiceTimes.settle);
    expect(shown).toEqual(["12 styles", "8 styles"]);
    vi.advanceTimersByTime(voiceTimes.stay - 1);
    expect(shown).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual(["12 styles", "8 styles", null]);
  });

  test("stopped, it empties the region and says nothing more", () => {
    const { shown, voice } = region();
    voice.say("12 styles");
    voice.say("8 styles");
    vi.advanceTimersByTime(voiceTimes.settle);
    voice.stop();
    vi.runAllTimers();
    expect(shown).toEqual(["12 styles", null]);
  });
});
