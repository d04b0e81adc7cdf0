import fc from "fast-check";
import { expect, test } from "vitest";
import { leadsBack } from "./leads-back.ts";

test("a path leads back when it is reached from itself, whatever circles others make", () => {
  const place = fc.nat({ max: 7 });
  fc.assert(
    fc.property(
      fc.dictionary(place.map(String), place.map(String)),
      fc.constantFrom("", "?a=1", "#top"),
      place,
      (to, end, start) => {
        const next = (path: string) => (Object.hasOwn(to, path) ? `${to[path]}${end}` : undefined);
        let at: string | undefined = String(start);
        const reached: (string | undefined)[] = [];
        for (let steps = 0; steps < 9 && at !== undefined; steps++) {
          at = Object.hasOwn(to, at) ? to[at] : undefined;
          reached.push(at);
        }
        expect(leadsBack(String(start), next)).toBe(reached.includes(String(start)));
      },
    ),
  );
});
