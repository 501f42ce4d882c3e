import type { Extensions, JSONContent } from '@tiptap/core'
import type { Node, Schema, Slice } from '@tiptap/pm/model'

/** What was on a clipboard, as far as a text can use it. */
export interface Clip {
  text: string
  html: string
}

/** How one kind of text lives in the editor: what plain and rich texts differ in. */
export interface TextKind<Value> {
  extensions: Extensions
  toDocument: (value: Value) => JSONContent
  fromDocument: (document: Node) => Value
  /** In characters, as the hard limit counts them. */
  lengthOf: (document: Node) => number
  /** Whether a document may be stored, its length apart. */
  isStorable: (document: Node) => boolean
  /** What a clipboard puts in, at most so many characters of it, and the words there was no room for. */
  sliceOf: (clip: Clip, schema: Schema, room: number) => { slice: Slice; rest: string }
}
