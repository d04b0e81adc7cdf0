/** Milliseconds: before a line comes, that it has the region to itself, and after which it is taken out of the page. */
export const voiceTimes = { settle: 100, alone: 600, stay: 5000 } as const;

/** Speaks into one live region. */
export interface Voice {
  /** Says a line when its turn has come. */
  say(line: string): void;
  /** Forgets what has not been said, and empties the region. */
  stop(): void;
}

/**
 * Says one line at a time. A live region of the role `status` or `alert` is read as a whole whenever it changes, so two lines
 * in it would be joined, and the first read again with the second (WAI-ARIA 1.2, aria-atomic).
 * @param show puts a line into the region in place of what is in it; null empties it
 */
export function createVoice(show: (line: string | null) => void): Voice {
  const waiting: string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let speaking = false;
  const next = () => {
    const line = waiting.shift();
    if (line !== undefined) {
      show(line);
      timer = setTimeout(next, voiceTimes.alone);
      return;
    }
    speaking = false;
    timer = setTimeout(show, voiceTimes.stay - voiceTimes.alone, null);
  };
  return {
    say(line) {
      waiting.push(line);
      if (speaking) return;
      speaking = true;
      clearTimeout(timer);
      timer = setTimeout(next, voiceTimes.settle);
    },
    stop() {
      clearTimeout(timer);
      waiting.length = 0;
      speaking = false;
      show(null);
    },
  };
}
