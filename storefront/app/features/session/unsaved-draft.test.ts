import { beforeEach, expect, test, vi } from "vitest";
import { mapStorage } from "../checkout/checkout.fixture.ts";
import { forgetUnsaved, keepUnsaved, readUnsaved } from "./unsaved-draft.ts";

beforeEach(() => {
  vi.stubGlobal("sessionStorage", mapStorage());
  return () => vi.unstubAllGlobals();
});

const start = { contactName: "Mere Parata", city: "Wellington", isDefaultBilling: false };

test("what was typed into a form is given back to the same account, over what the form starts with", () => {
  keepUnsaved("address", "mere", { contactName: "Mere P", isDefaultBilling: true });
  expect(readUnsaved("address", "mere", start)).toEqual({ contactName: "Mere P", city: "Wellington", isDefaultBilling: true });
});

test("a field that was emptied comes back empty", () => {
  keepUnsaved("address", "mere", { ...start, city: undefined });
  expect(readUnsaved("address", "mere", start)).toEqual({ ...start, city: "" });
});

test("neither another account nor a guest nor another form is given it", () => {
  keepUnsaved("address", "mere", start);
  expect(readUnsaved("address", "tane", start)).toBeNull();
  expect(readUnsaved("address", null, start)).toBeNull();
  expect(readUnsaved("contact-info", "mere", start)).toBeNull();
});

test("once forgotten, nothing of it is in the tab", () => {
  keepUnsaved("address", "mere", start);
  forgetUnsaved();
  expect(readUnsaved("address", "mere", start)).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

test.each(["", "{", "7", "[]", '"x"', '{"of":"mere address"}', '{"of":"mere address","draft":"{\\"city\\":7}"}'])(
  "%s is nothing that was kept",
  (kept) => {
    sessionStorage.setItem("unsaved-draft", kept);
    expect(readUnsaved("address", "mere", start)).toBeNull();
  },
);
