import { describe, expect, test } from "vitest";
import { addressLines } from "./address-lines.ts";

describe("the lines of an address", () => {
  test("what is left out leaves no empty line", () => {
    expect(addressLines({ street1: "14 Tāwhiri Street", suburb: "Aro Valley", postcode: "6021", country: "NZ" })).toEqual([
      "14 Tāwhiri Street",
      "Aro Valley 6021",
      "New Zealand",
    ]);
  });

  test("a town stands on the line of the postcode, under the suburb", () => {
    expect(
      addressLines({
        street1: "14 Tāwhiri Street",
        suburb: "Aro Valley",
        city: "Wellington",
        postcode: "6021",
        country: "NZ",
      }),
    ).toEqual(["14 Tāwhiri Street", "Aro Valley", "Wellington 6021", "New Zealand"]);
  });

  test("company and apartment have lines of their own, the state stands before the postcode", () => {
    expect(
      addressLines({
        company: "Tread",
        street1: "1 Bay Road",
        street2: "Level 2",
        suburb: "Waverton",
        state: "NSW",
        postcode: "2060",
        country: "AU",
      }),
    ).toEqual(["Tread", "1 Bay Road", "Level 2", "Waverton NSW 2060", "Australia"]);
  });
});
