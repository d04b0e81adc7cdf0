import { expect, test } from "vitest";
import logos from "../logo/logos.svg?raw";
import { paymentMarks } from "./payment-marks.contract.ts";

test("every mark of a way to pay is drawn, in the room that it has", () => {
  const drawn = [...logos.matchAll(/<symbol id="pay-([\w-]+)" viewBox="0 0 46 30"/g)].map(([, name]) => name);
  expect(drawn.sort()).toEqual(Object.keys(paymentMarks).sort());
});
