import { expect, test, vi } from "vitest";
import { showAlert } from "../alerts/show-alert.ts";
import { reportHitError } from "./report-hit-error.ts";
import { selectHitError } from "./search-events.ts";

const hit = { group: "products", id: "104201", path: "/products/osker/court-low" };

test.each([
  [{ status: 0, code: "Unreachable", message: "We can't reach the shop." }, "We can't reach the shop."],
  [undefined, "Something went wrong. Try again."],
])("SEARCH-38 a hit that cannot be reached is emitted as selectHitError, and told: %j", (error, message) => {
  const dispatch = vi.fn();
  reportHitError({ dispatch }, hit, error);
  const alert = showAlert({ type: "ERROR", content: [message], duration: 6000 });
  expect(dispatch.mock.calls).toEqual([[selectHitError({ hit, message })], [alert]]);
});
