import { Button } from "@tread/design-system/button";
import { Stack } from "@tread/design-system/layout";
import { Note } from "@tread/design-system/note";
import { keepFocusNear } from "./keep-focus-near.ts";

interface LoadFailedNoteProps {
  /** What could not be loaded, as a sentence. */
  message: string;
  onRetry: () => void;
  /** `warning` where nothing is lost: what could not be loaded is only not shown. `error` unless said otherwise. */
  tone?: "error" | "warning";
}

/** Something could not be loaded: what, and a way to try again. Focus stays where it stood, when it goes. */
export function LoadFailedNote({ message, onRetry, tone = "error" }: LoadFailedNoteProps) {
  return (
    <Note ref={keepFocusNear} tone={tone} role="alert">
      <Stack gap={12} align="start">
        <p>{message}</p>
        <Button size="sm" variant="secondary" onClick={onRetry}>
          Try again
        </Button>
      </Stack>
    </Note>
  );
}
