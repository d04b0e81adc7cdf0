import type { IForbiddenRuleType } from "dependency-cruiser";
import { appFloors, featureOrder, rooms, unknownToTheDesignSystem } from "./house.ts";

/** Package names stand for their rooms while their built files are missing. */
const packageNames: Readonly<Record<string, string>> = { tokens: "@tread/tokens", "design-system": "@tread/design-system" };

const either = (names: readonly string[]) => `(${names.join("|")})`;
const inRoom = (room: string) => `^${either([room, ...(packageNames[room] ? [packageNames[room]] : [])])}/`;

const tests = String.raw`\.(test|stories|fixture)\.tsx?$`;
const testsAlone = String.raw`\.(test|stories)\.tsx?$`;
const app = "^storefront/app/";
const shell = "^storefront/app/(shell/|[^/]+$)";
const onFloor = (floor: string) => (floor === "shell" ? shell : `${app}${floor}/`);
const features = onFloor("features");

const shipping = Object.keys(rooms).filter((room) => room !== "stories");

const roomRules = Object.entries(rooms).map(([room, below]) => ({
  name: `${room} imports only what is below it`,
  from: { path: `^${room}/`, pathNot: tests },
  to: {
    path: ["tokens", "design-system", "storefront", "stories", "tests", ".storybook"].map(inRoom),
    pathNot: [room, ...below].map(inRoom),
  },
}));

const floorRules = Object.entries(appFloors).map(([floor, below]) => ({
  name: `${floor} imports only the floors below it`,
  from: { path: onFloor(floor), pathNot: tests },
  to: { path: app, pathNot: [floor, ...below].map(onFloor) },
}));

const featureRules = featureOrder.slice(0, -1).map((feature, place) => ({
  name: `the feature ${feature} imports only those before it`,
  from: { path: `${features}${feature}/`, pathNot: tests },
  to: { path: features, pathNot: `${features}${either(featureOrder.slice(0, place + 1))}/` },
}));

/** Rules on every import, one that takes only types as well. */
export const arrows: IForbiddenRuleType[] = [
  ...roomRules,
  ...floorRules,
  ...featureRules,
  {
    name: "a page imports no other page",
    from: { path: `${app}pages/([^/]+)/`, pathNot: tests },
    to: { path: `${app}pages/`, pathNot: `${app}pages/$1/` },
  },
  {
    name: "the browser takes only types from the contract, so that no schema reaches it",
    from: { path: app, pathNot: tests },
    to: { path: "^storefront/contract/", dependencyTypesNot: ["type-only"] },
  },
  {
    name: "the database knows no service that keeps its rows there",
    from: { path: "^storefront/server/database/", pathNot: tests },
    to: { path: "^storefront/server/", pathNot: "^storefront/server/database/" },
  },
  {
    name: "the design system knows neither the store nor the router",
    from: { path: "^design-system/" },
    to: { path: `(^|/node_modules/)${either(unknownToTheDesignSystem)}(/|$)` },
  },
  {
    name: "what ships imports no test",
    from: { path: either(shipping.map((room) => `^${room}/`)), pathNot: tests },
    to: { path: tests },
  },
  {
    // They show the demo shop, as tests do, and ship with nothing.
    name: "stories import no test",
    from: { path: "^stories/", pathNot: tests },
    to: { path: testsAlone },
  },
];

/** Whether a file of the app lies on no floor, or in a feature that has no place in the order. */
export function isOutOfPlace(file: string): boolean {
  const places = [onFloor("shell"), onFloor("pages"), onFloor("platform"), `${features}${either(featureOrder)}/`];
  return new RegExp(app).test(file) && !places.some((place) => new RegExp(place).test(file));
}
