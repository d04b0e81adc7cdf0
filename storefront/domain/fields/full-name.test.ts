import { expect, test } from "vitest";
import { fullName } from "./full-name.ts";

test("a full name has no space where a part of it is not said yet", () => {
  expect(fullName({ firstName: "Mere", lastName: "O’Neil" })).toBe("Mere O’Neil");
  expect(fullName({ firstName: "Mere", lastName: "" })).toBe("Mere");
  expect(fullName({ firstName: "", lastName: "" })).toBe("");
});
