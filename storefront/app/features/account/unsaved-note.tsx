import { Note } from "@tread/design-system/note";

/** Says over a form that it holds what was typed before the session ended, or was to be ended. */
export function UnsavedNote() {
  return <Note>Here's what you had typed. It isn't saved yet.</Note>;
}
