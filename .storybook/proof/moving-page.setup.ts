import { afterEach } from "vitest";

// Storybook holds all animation while it judges a story, and goes on holding it when the judgement throws: every story after
// that waits for something to move would fail too.
afterEach(() => {
  for (const sheet of document.head.querySelectorAll("style")) {
    if (sheet.textContent.includes("animation-play-state: paused !important")) sheet.remove();
  }
});
