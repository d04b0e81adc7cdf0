import { alertText } from "@tread/design-system/alert-queue";
import { describe, expect, test } from "vitest";
import { addRefusedMessage, lineMessage } from "./flag-messages.ts";

const links = { signIn: "/account/signin", signUp: "/account/signup" };
const refused = (flags: Parameters<typeof addRefusedMessage>[0], inCart = 0) => addRefusedMessage(flags, inCart, links);

describe("cart messages", () => {
  test("ERRCAT-38 a line with too many says how many are left, or that it is sold out", () => {
    expect(lineMessage({ type: "qtyAvailableExceeded", qtyAvailable: 2 })).toContain("Only 2 left");
    expect(lineMessage({ type: "qtyAvailableExceeded", qtyAvailable: 0 })).toContain("Sold out");
  });

  test("ERRCAT-34 ERRCAT-35 ERRCAT-36 ERRCAT-37 every limit names its figure", () => {
    expect(lineMessage({ type: "productQtyMaxViolated", productQtyMax: 3 })).toContain("3 items");
    expect(lineMessage({ type: "qtyMaxViolated", qtyMax: 1 })).toContain("1 item of this size");
    expect(lineMessage({ type: "qtyMinViolated", qtyMin: 2 })).toContain("2 items");
    expect(lineMessage({ type: "qtyMultipleInvalid", qtyMultipleOf: 4 })).toContain("lots of 4");
  });

  test("ERRCAT-39 a refused add says 'another' when the line exists", () => {
    expect(alertText(refused([{ type: "qtyAvailableExceeded", qtyAvailable: 1 }], 1))).toBe(
      "We can't add another. There is only 1 in stock.",
    );
    expect(alertText(refused([{ type: "qtyAvailableExceeded", qtyAvailable: 4 }]))).not.toContain("another");
  });

  test("ERRCAT-33 a product that may not be sold is no longer available", () => {
    expect(alertText(refused([{ type: "productStateInvalid" }]))).toContain("no longer available");
    expect(lineMessage({ type: "productStateInvalid" })).toContain("No longer available");
  });

  test("ERRCAT-40 a members-only product offers to sign in and to join", () => {
    const hrefs = refused([{ type: "notLoggedIn" }]).flatMap((node) =>
      typeof node === "object" && node.kind === "link" ? [node.href] : [],
    );
    expect(hrefs).toEqual(["/account/signin", "/account/signup"]);
  });

  test("ERRCAT-42 any other refusal is the generic sentence", () => {
    expect(alertText(refused([]))).toContain("Unable to add to cart");
  });
});
