import type { Preview, ReactRenderer } from "@storybook/react-vite";
import { createElement, type FunctionComponent } from "react";
import type { StoryContext } from "storybook/internal/types";
import { HooksContext } from "storybook/preview-api";
import { hearConsole } from "../../stories/conformance/console.ts";
import { hydrationComplaints } from "../../stories/conformance/hydration.ts";
import { forcedColours } from "./forced-colours.ts";
import { inTest } from "./in-test.ts";
import { placeInLandmark, withoutStorybooksLinks } from "./landmark.ts";
import { violationsInOtherTheme } from "./other-theme.ts";

/** What a story may declare about its own proof. */
export interface ProofParameters {
  /** Why the story has no server side: in words, and counted (`tests/design-system/stories.test.ts`). */
  withoutServer?: string;
  /** What the story means to write to the console: an error that its boundary shows, say. Every pattern must be met. */
  writes?: readonly RegExp[];
}

type Context = StoryContext<ReactRenderer>;

const heard = new WeakMap<object, string[]>();

/** Listens to the console from before a story renders until after its `play`. */
export const beforeEach: Preview["beforeEach"] = (context) => {
  if (!inTest) return;
  // They come another way than the forced colours (`vitest.config.ts`); without them all stories would pass just the same.
  if (forcedColours && !context.storyGlobals.theme && context.globals.theme !== "btq") {
    throw new Error("The theme of this run has not arrived.");
  }
  const lines: string[] = [];
  heard.set(context.canvasElement, lines);
  return hearConsole((line) => lines.push(line) > 0);
};

function fail(what: string, lines: readonly string[]): never {
  throw new Error([what, ...lines].join("\n  "));
}

/** React speaks of the runner here, which marks its own steps as `act` while parts go on loading meanwhile; not of the story. */
const ofTheRunner = /wrapped in act\(|inside an `act` scope/;

/** The store's checks in development tell how slow the machine is that they run on. */
const ofTheMachine = /InvariantMiddleware took \d+ms/;

function judgeConsole(lines: readonly string[], writes: readonly RegExp[]): void {
  const ofTheStory = lines.filter((line) => !ofTheRunner.test(line) && !ofTheMachine.test(line));
  const unexpected = ofTheStory.filter((line) => !writes.some((pattern) => pattern.test(line)));
  if (unexpected.length > 0) fail("The story or its play wrote to the console:", unexpected);
  const missing = writes.filter((pattern) => !lines.some((line) => pattern.test(line)));
  if (missing.length > 0) fail("The story declares console output that did not come:", missing.map(String));
}

/** The story as it was first rendered, its decorators included. */
function treeOf(context: Context) {
  const Story = context.unboundStoryFn as unknown as FunctionComponent;
  // The story on show has its own hooks, which a second tree must not drive.
  return createElement(Story, { ...context, args: context.initialArgs, hooks: new HooksContext() } as object);
}

/**
 * What every story proves besides its own `play`: it writes nothing to the console; and, where colours are not forced, the theme
 * that it is not played in breaks no rule of axe either, and it renders on a server and hydrates without a word.
 */
export const afterEach: Preview["afterEach"] = async (context) => {
  placeInLandmark(context.canvasElement);
  if (!inTest) return;
  withoutStorybooksLinks(context.canvasElement);
  const { withoutServer, writes = [] } = (context.parameters.proof ?? {}) as ProofParameters;
  judgeConsole(heard.get(context.canvasElement) ?? [], writes);
  // Forced colours are the system's in both themes, and what a server renders knows of neither.
  if (forcedColours) return;
  const violations = await violationsInOtherTheme(context.parameters.a11y);
  if (violations.length > 0) fail("axe finds in the other theme:", violations);
  if (withoutServer) return;
  const complaints = await hydrationComplaints(treeOf(context as unknown as Context));
  if (complaints.length > 0) fail("The story does not hydrate cleanly:", complaints);
};
