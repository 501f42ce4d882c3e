/** Everything of the editor, in one chunk that is fetched when the first text is edited. */
export { InPlaceEditor } from './in-place-editor.tsx'
export { RichTextFieldEditor } from './rich-text-field-editor.tsx'
export { writeHeld } from './write-held.ts'
