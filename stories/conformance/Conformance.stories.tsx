import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { type Check, exceptions } from "./exceptions.ts";
import { hydration, nameComplaints, noiseComplaints, passingComplaints, placed, refComplaints } from "./kit.tsx";
import { openNarrowPage } from "./narrow-page.ts";
import { publicParts } from "./parts.ts";
import { type Sample, samples } from "./samples.tsx";

const meta = {
  title: "Foundations/Conformance",
  tags: ["!autodocs"],
  render: () => (
    <p>
      What every public part of the design system has in common, proved part by part: {publicParts.size} parts,{" "}
      {exceptions.length} exceptions.
    </p>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Runs one check on every part; the parts that fail it have to be the listed exceptions, no more and no fewer. */
async function checkEveryPart(check: Check, complain: (sample: Sample, name: string) => string[] | Promise<string[]>) {
  const listed = new Set(exceptions.filter((exception) => exception.check === check).map(({ part }) => part));
  const failures: string[] = [];
  const failed = new Set<string>();
  for (const name of publicParts.keys()) {
    for (const sample of samples[name] ?? []) {
      const title = sample.variant ? `${name}, ${sample.variant}` : name;
      const complaints = await complain(sample, name);
      if (complaints.length > 0) failed.add(title);
      if (!listed.has(title)) failures.push(...complaints.map((complaint) => `${title}: ${complaint}`));
    }
  }
  await expect(failures, "parts that fail").toEqual([]);
  await expect(
    [...listed].filter((part) => !failed.has(part)),
    "exceptions that are no longer needed",
  ).toEqual([]);
}

export const EveryPartHasASample: Story = {
  play: async () => {
    const sampled = new Set(Object.keys(samples));
    await expect(publicParts.size).toBeGreaterThan(80);
    await expect(
      [...publicParts.keys()].filter((name) => !sampled.has(name)),
      "parts without a sample",
    ).toEqual([]);
    await expect(
      [...sampled].filter((name) => !publicParts.has(name)),
      "samples of parts that are gone",
    ).toEqual([]);
    const mistaken = Object.entries(samples).flatMap(([name, list]) =>
      list.filter(({ part }) => part.type !== publicParts.get(name)).map(({ variant }) => `${name} ${variant ?? ""}`),
    );
    await expect(mistaken, "samples of another part").toEqual([]);
  },
};

export const EveryPartHasItsName: Story = {
  parameters: { visual: { skip: "A static Storybook shortens the names that it is about." } },
  play: () => checkEveryPart("name", (_, name) => nameComplaints(name, publicParts.get(name) ?? "div")),
};

export const EveryPartGivesItsRef: Story = {
  play: () => checkEveryPart("ref", refComplaints),
};

export const EveryPartPassesOnWhatItIsGiven: Story = {
  play: () => checkEveryPart("passing on", passingComplaints),
};

export const EveryPartIsQuietUnderStrictMode: Story = {
  play: () => checkEveryPart("quiet", noiseComplaints),
};

export const EveryPartHydratesWhatTheServerWrote: Story = {
  play: () => checkEveryPart("hydration", hydration),
};

/**
 * WCAG 1.4.4 and 1.4.10: with text twice as large on the narrowest page nothing is lost and nothing scrolls two ways. In the
 * main theme, left to right: the exceptions are listed for those surroundings.
 */
export const EveryPartFitsLargeTextOnANarrowPage: Story = {
  globals: { theme: "main", direction: "ltr" },
  play: async () => {
    const page = openNarrowPage({ width: 320, text: "200%" });
    try {
      await checkEveryPart("text size", (sample) => page.misfits(placed(sample)));
    } finally {
      page.close();
    }
  },
};
