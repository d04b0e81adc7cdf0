import { describe, expect, test } from "vitest";
import { wantedWidgets } from "#domain/third-parties/third-parties.ts";
import { readConfiguration } from "../configuration.ts";
import { outsideSources, thirdPartiesOf } from "./third-parties.ts";

const servicesOf = (variables: Record<string, string>) => {
  const { thirdParties } = readConfiguration(variables);
  const services = thirdPartiesOf(thirdParties);
  return { services, sources: outsideSources(services, thirdParties.origins) };
};

describe("outside services", () => {
  test("are none unless they are given, and then the policy allows nobody", () => {
    expect(servicesOf({})).toEqual({ services: undefined, sources: {} });
    // Stand-ins need the sandbox that serves them.
    expect(servicesOf({ THIRD_PARTIES: "sandbox", SANDBOX: "off" }).services).toBeUndefined();
  });

  test("come with the origins of their scripts and those named beside them", () => {
    const { services, sources } = servicesOf({
      VIDEO_SCRIPT: "https://cdn.video.example/v1/widget.js",
      THIRD_PARTY_ORIGINS: "https://api.video.example, https://stills.video.example",
    });
    expect(services).toEqual({ video: { script: "https://cdn.video.example/v1/widget.js" } });
    const all = ["https://cdn.video.example", "https://api.video.example", "https://stills.video.example"];
    expect(sources).toEqual({ script: ["https://cdn.video.example"], connect: all, frame: all, image: all });
  });

  test("THIRD-13 that record visits need to be switched on, and take their key along", () => {
    const recorder = { SESSION_ANALYTICS_SCRIPT: "https://rec.example/{key}.js", SESSION_ANALYTICS_KEY: "k/1" };
    expect(servicesOf(recorder).services).toBeUndefined();
    expect(servicesOf({ ...recorder, SESSION_ANALYTICS: "on" }).services).toEqual({
      sessionAnalytics: { script: "https://rec.example/k%2F1.js" },
    });
  });

  test("CONF-40 the outfit widget takes 3 to 6, and no page loads it unless it is switched on", () => {
    const script = "https://outfits.example/widget.js";
    const home = { path: "/", from: null };
    const { services } = servicesOf({ OUTFITS_SCRIPT: script });
    expect(services).toEqual({ outfits: { script, disabled: true, min: 3, max: 6 } });
    expect(wantedWidgets(services ?? {}, home)).toEqual([]);
    expect(wantedWidgets(servicesOf({ OUTFITS_SCRIPT: script, OUTFITS: "on" }).services ?? {}, home)).toEqual(["outfits"]);
  });

  test("must come over https", () => {
    expect(() => readConfiguration({ FRAUD_SCRIPT: "http://cdn.example/f.js" })).toThrow(/FRAUD_SCRIPT/);
  });
});
