import fc from "fast-check";
import { expect, test } from "vitest";
import { isPostOnly, streetLine } from "./courier-reach.ts";

test("boxes, bags, lockers and rural rounds are for the post alone, however they are written", () => {
  for (const street of [
    "PO Box 911",
    "P.O. Box 911, Whanganui",
    "p o box 12",
    "POBox 7",
    "GPO Box 4321",
    "Weka Ltd, PO  Box 3",
    "Post Office Box 8",
    "Private Bag 3020",
    "Locked Bag 12",
    "Parcel Locker 10023",
    "243 Smith Road, RD 3",
    "243 Smith Road, R.D. 12",
    "243 Smith Road rd3",
    "RMB 2210, Mulgrave",
    "Box 12, Kaitaia",
    "Weka Ltd, Box 12",
    "CMB 12, Tennant Creek",
    "PO-Box 911",
    "POBox7",
    "PMB 12, Alice Springs",
    "MS 552, Toowoomba",
    "RMS 17, Wedderburn",
    "Care PO, Coober Pedy",
    "Counter Delivery, Ōpōtiki",
    "Poste Restante",
    "C/- Post Office, Twizel",
    "c/o PostShop Kaikōura",
    "12 Hill Road, Rural Delivery 4",
  ])
    expect([street, isPostOnly(street)]).toEqual([street, true]);
});

test("streets are not, whatever their names are", () => {
  for (const street of [
    "14 Tāwhiri Street, Aro Valley",
    "16 Ferry Rd, Linwood",
    "16 Ferry Rd",
    "Unit 3, 8 Boxhill Road",
    "2 Post Office Road",
    "9 Bagshot Row",
    "4 Private Road",
    "33rd 3 Street",
    "1 Poboxer Lane",
    "Ms 5 Bay Road",
    "4 Farms 2 Lane",
    "Care Posy Lodge",
    "12 Box Hill Road",
    "Box Hill Lodge, 4 Main Road",
    "Counter Street 8",
    "c/- Mere, 4 Post Office Square",
    "",
  ])
    expect([street, isPostOnly(street)]).toEqual([street, false]);
});

test("an address says it in any of its lines", () => {
  const rest = { company: "Weka Ltd", street1: "243 Smith Road", street2: "Gate 2", suburb: "Kaiwaka", city: "Northland" };
  const anyLine = fc.constantFrom("company", "street1", "street2", "suburb", "city");
  expect(isPostOnly(streetLine(rest))).toBe(false);
  fc.assert(
    fc.property(anyLine, fc.integer({ min: 1, max: 99 }), (line, round) => {
      expect(isPostOnly(streetLine({ ...rest, [line]: `RD ${round}` }))).toBe(true);
    }),
  );
  expect(streetLine({})).toBe("");
});
