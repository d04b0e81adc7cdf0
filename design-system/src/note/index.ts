export { Note, type NoteProps } from "./Note.tsx";
export { type NoteTone, noteTones } from "./note.contract.ts";
