import { Note } from "@tread/design-system/note";

/** Says over a form that it holds what was typed before the session ended. */
export function UnsavedNote() {
  return <Note>Here's what you typed before you were signed out. It isn't saved yet.</Note>;
}
