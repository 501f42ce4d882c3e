/**
 * Texts of a page, edited in place and in the inspector. The editors are in admin/kit/rich-text; Tiptap is loaded when the
 * first text is edited.
 *
 * - `<InPlaceText kind="plain" | "rich" … />` takes the place of a text on the canvas, inside whatever element draws
 *   it, and inherits how that looks: `slot(path, node)` returns it with `node` as its children for the focused path.
 *   Plain texts are strings, rich ones our RichText. It takes the focus by itself, `caret` says where.
 * - `<RichTextField label="Teks" … />` is the inspector's control for a rich text. It may stand in a `Field`.
 * - `<TextInPlace>`, `<RichTextInPlace>` and `<RichTextFieldOf>` are the same, bound to a text of the page: its section
 *   and path, the page's history, Tab to the next text.
 * - `writeText(store, place)` opens a text on the canvas, an empty one too, and returns whether its section draws it.
 * - `preloadText()` fetches the editor ahead of the first text: called when a text is pointed at, or a section has the keyboard. What is
 *   typed into a text before its editor is there is held (`TypingHolder`) and done as soon as it is (`replay`); in a text
 *   that was left meanwhile by an editor beside the page (`writeHeld`), and undo waits for that.
 * - `pastedLines(text)` reads lines, list items or cells from a clipboard's plain text as rows of cells.
 *
 * Keys inside a text: Escape ends it, Alt+F10 goes to the toolbar "Format teks" and Escape back from there. Undo and
 * redo stay within the text until there is nothing left of it. Handled keys do not reach the shortcuts of the builder.
 */
export { TextInPlace } from './text-in-place.tsx'
export { RichTextInPlace } from './rich-text-in-place.tsx'
export { RichTextFieldOf } from './rich-text-field-of.tsx'
export { LeftOverToast } from './left-over-toast.tsx'
export { InPlaceText } from './in-place-text.tsx'
export { RichTextField } from '../../kit/rich-text/rich-text-field.tsx'
export { preloadText } from '../../kit/rich-text/load-editor.ts'
export { writeText } from './write-text.ts'
export { pastedLines } from '../../kit/rich-text/paste/pasted-lines.ts'
