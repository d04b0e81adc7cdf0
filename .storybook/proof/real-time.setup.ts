import { afterAll } from "vitest";

const now = Date.now;

// A story's own time ends when the next story begins, and what the next file's stories start with is written down before that.
afterAll(() => {
  Date.now = now;
});
