import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { repositoryRoot } from "../repository-root.ts";
import { type SandboxOutcome, testCards } from "./test-cards.ts";

/** The README's words for what a card does. */
const outcomes: Readonly<Record<string, SandboxOutcome>> = {
  paid: "success",
  declined: "declined",
  "paid, and declined once it is saved": "declinedOnceKept",
  "card type not accepted": "typeNotAccepted",
  "the gateway breaks down over it, and nothing is held": "notProcessed",
  "can neither be finished nor undone": "unrecoverable",
  "the money is held but the answer never arrives": "timeoutAfterCharge",
  "the gateway cannot be reached": "timeoutBeforeCharge",
};

test("the README names exactly the cards that the sandbox takes, each with what it does", async () => {
  const readme = await readFile(join(repositoryRoot, "README.md"), "utf8");
  const rows = [...readme.matchAll(/^\| +((?:\d{4} )[^|]*?) +\| (.*?) +\|$/gm)];
  const documented = rows.flatMap(([, cards = "", words = ""]) =>
    [...cards.matchAll(/\d[\d ]{11,}\d/g)].map(([number]) => ({ number: number.replaceAll(" ", ""), outcome: outcomes[words] })),
  );
  const byNumber = (a: { number: string }, b: { number: string }) => (a.number < b.number ? -1 : 1);
  expect(documented.toSorted(byNumber)).toEqual(testCards.map(({ number, outcome }) => ({ number, outcome })).toSorted(byNumber));
});
