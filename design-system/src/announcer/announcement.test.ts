import { afterEach, describe, expect, test, vi } from "vitest";
import { announce, attachSpeaker } from "./announcement.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("announcement", () => {
  test("what is said before there is an announcer is said by the first", () => {
    vi.stubGlobal("document", {});
    announce("1 item added");
    announce("Failed", "assertive");
    const speak = vi.fn();
    const detach = attachSpeaker(speak);
    announce("");
    announce("2 items added");
    expect(speak.mock.calls).toEqual([
      ["1 item added", "polite"],
      ["Failed", "assertive"],
      ["2 items added", "polite"],
    ]);
    detach();
    announce("later");
    expect(speak).toHaveBeenCalledTimes(3);
    const next = vi.fn();
    attachSpeaker(next)();
    expect(next.mock.calls).toEqual([["later", "polite"]]);
  });

  test("the server says nothing", () => {
    announce("on the server");
    const speak = vi.fn();
    attachSpeaker(speak)();
    expect(speak).not.toHaveBeenCalled();
  });
});
