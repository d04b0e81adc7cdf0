import { alertText } from "@tread/design-system/alert-queue";
import { describe, expect, test } from "vitest";
import { correctedMessage, rightQuantity } from "./corrected-quantity.ts";
import { addRefusedMessage, lineMessage } from "./flag-messages.ts";

const hrefs = { signIn: "/nz/account/signin", signUp: "/nz/account/signup" };
const refused = (flags: Parameters<typeof addRefusedMessage>[0], inCart = 0) => addRefusedMessage(flags, inCart, hrefs);

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
      "We can't add another, because there is only 1 in stock.",
    );
    expect(alertText(refused([{ type: "qtyAvailableExceeded", qtyAvailable: 4 }]))).not.toContain("another");
  });

  test("ERRCAT-33 a product that may not be sold is no longer available", () => {
    expect(alertText(refused([{ type: "productStateInvalid" }]))).toContain("no longer available");
    expect(lineMessage({ type: "productStateInvalid" })).toContain("No longer available");
  });

  test("a members-only product needs logging in, with links to that and to signing up", () => {
    const nodes = refused([{ type: "notLoggedIn" }]);
    expect(alertText(nodes)).toBe("This one's members only, so log in or sign up to add it.");
    expect(nodes.flatMap((node) => (typeof node === "object" && "href" in node ? node.href : []))).toEqual([
      hrefs.signIn,
      hrefs.signUp,
    ]);
    expect(lineMessage({ type: "notLoggedIn" })).toContain("log in or sign up");
  });

  test("a quantity that was brought to a limit says why", () => {
    expect(correctedMessage(30, 26)).toBe("You can have 26 of this size at most, so we've made it 26.");
    expect(correctedMessage(0, 5)).toBe("To take this out, use Remove: we've left it at 5.");
    expect(correctedMessage(2, 4)).toContain("can't have 2");
    expect(correctedMessage(null, 2)).toBe("We can't read that as a quantity, so we've left it at 2.");
  });

  test("the quantity that puts a line right is one that may be ordered, or there is none", () => {
    expect(rightQuantity({ type: "qtyAvailableExceeded", qtyAvailable: 5 }, 5, 5)).toBe(5);
    expect(rightQuantity({ type: "qtyAvailableExceeded", qtyAvailable: 0 }, 5, 0)).toBeNull();
    expect(rightQuantity({ type: "qtyMinViolated", qtyMin: 5 }, 6, 9)).toBe(6);
    expect(rightQuantity({ type: "qtyMinViolated", qtyMin: 5 }, 6, 0)).toBeNull();
    expect(rightQuantity({ type: "qtyMultipleInvalid", qtyMultipleOf: 5 }, 5, 50)).toBeNull();
  });

  test("ERRCAT-42 any other refusal is the generic sentence", () => {
    expect(alertText(refused([]))).toContain("Unable to add to cart");
  });
});
