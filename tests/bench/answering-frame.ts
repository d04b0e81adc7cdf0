import type { Page } from "playwright";

/** How it shows that a press was answered. */
export interface Answer {
  /** An element that is there then and was not before. */
  readonly selector: string;
  /** Part of the address that the page has then. */
  readonly path?: string;
}

/**
 * Runs in the page: notes on the wall clock when it is pressed first and when the first frame after that shows the answer.
 * The notes outlast a new document, for a link that leads to one.
 */
function noteAnswer({ selector, path = "" }: Answer): void {
  const note = (name: string, time: number) => sessionStorage.setItem(name, String(performance.timeOrigin + time));
  const watch = () => {
    const look = () => {
      if (!location.pathname.includes(path) || !document.querySelector(selector)) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        // A task after the frame's callbacks comes when the frame is on its way to the screen. A less urgent one comes after
        // the next frame too.
        scheduler.postTask(() => note("answered", performance.now()), { priority: "user-blocking" });
      });
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { childList: true, subtree: true });
    look();
  };
  if (sessionStorage.getItem("pressed") !== null) {
    watch();
    return;
  }
  const press = (event: MouseEvent) => {
    note("pressed", event.timeStamp);
    watch();
  };
  addEventListener("click", press, { capture: true, once: true });
}

/** Has the documents that the page opens from here on note presses and their answer. */
export async function watchAnswer(page: Page, answer: Answer): Promise<void> {
  await page.addInitScript(noteAnswer, answer);
}

/** Milliseconds from the page's first press to the frame that answered it. @throws Error when none does within half a minute */
export async function answerTime(page: Page): Promise<number> {
  // Asking in every frame, as is usual, would have the page draw frames for the question alone.
  const noted = await page.waitForFunction(() => sessionStorage.getItem("answered") !== null && { ...sessionStorage }, null, {
    polling: 300,
  });
  const { pressed, answered } = (await noted.jsonValue()) as unknown as Record<string, string>;
  return Number(answered) - Number(pressed);
}
