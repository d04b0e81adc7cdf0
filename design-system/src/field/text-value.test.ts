import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cleanControl, stripCharacters } from "./text-value.ts";

describe("stripCharacters", () => {
  test("removes every match, with or without the global flag", () => {
    expect(stripCharacters("<a>(b)", /[<>()]/)).toBe("ab");
    expect(stripCharacters("<a>(b)", /[<>()]/g)).toBe("ab");
  });

  test("a sticky pattern does not stop at the first other character", () => {
    expect(stripCharacters("a<b<", /</y)).toBe("ab");
  });

  test("leaves the text alone without a pattern", () => {
    expect(stripCharacters(" Tāwhiri ", undefined)).toBe(" Tāwhiri ");
  });

  test("nothing that matches is left, and stripping twice changes nothing more", () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        const once = stripCharacters(value, /[\s<>]/);
        expect(once).not.toMatch(/[\s<>]/);
        expect(stripCharacters(once, /[\s<>]/)).toBe(once);
      }),
    );
  });
});

describe("cleanControl", () => {
  const control = (value: string, caret: number | null) => {
    const state = {
      value,
      selectionStart: caret,
      setSelectionRange(start: number) {
        state.selectionStart = start;
      },
    };
    return state as unknown as HTMLInputElement;
  };

  test("keeps the caret behind the character it stood behind", () => {
    const input = control("ab<<cd", 4);
    expect(cleanControl(input, /</)).toBe("abcd");
    expect(input.value).toBe("abcd");
    expect(input.selectionStart).toBe(2);
  });

  test("cleans a control that has no caret", () => {
    const input = control("a<b", null);
    expect(cleanControl(input, /</)).toBe("ab");
    expect(input.selectionStart).toBeNull();
  });
});
