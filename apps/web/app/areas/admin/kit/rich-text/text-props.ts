import type { RichText } from '@naikkelas/ui/rich-text/schema'
import type { Link } from '@naikkelas/ui/sections/registry'
import type { ReactNode } from 'react'
import type { HeldTyping } from './held-typing.ts'
import type { LeftOver } from './left-over.ts'

/** Where the caret goes when a text opens: at the place that was pressed (client coordinates), or after the last word. */
export type CaretPlace = { x: number; y: number } | 'end'

/** Props of a custom link input: the current target, and a callback for a new one. */
interface LinkInput {
  /** Of the words under the caret, or an empty address when they carry no link yet. */
  value: Link
  /** Takes the target over; the panel stays open. */
  onChange: (target: Link) => void
  /** Closes the panel and goes back to the text. */
  onDone: () => void
}

/** Draws the input for a link's target. Default: a field for an address. */
export type RenderLinkInput = (input: LinkInput) => ReactNode

interface EditedText<Value> {
  /** Accessible name of the text: the field's label. */
  label: string
  value: Value
  /** Called synchronously with every keystroke; the store groups them into steps. */
  onChange: (value: Value) => void
  /** Hard limit in characters: further typing is refused, a longer paste is cut. */
  maxLength: number
  /** Called with a sentence for the marketer when something was refused or cut. */
  onNotice?: ((sentence: string) => void) | undefined
  /** Handed the words of a paste there was no room for. */
  onLeftOver?: ((left: LeftOver) => void) | undefined
  /**
   * Takes undo and redo over: the page's history holds what is typed here, and the text keeps none of its own. What is
   * undone comes in as a new `value`.
   */
  onUndo?: ((direction: 'undo' | 'redo') => void) | undefined
  /** Without `onUndo`: the text's own history has nothing left. */
  onUndoExhausted?: ((direction: 'undo' | 'redo') => void) | undefined
  /** With `onUndo`: what comes now is another step than what was typed before. */
  onStep?: (() => void) | undefined
}

interface EditedInPlace<Value> extends EditedText<Value> {
  /** What the text holds at the moment, where that may be more than `value`; undefined when it is gone. */
  valueNow?: (() => Value | undefined) | undefined
  /** What is typed waits for the editor; returns what to call when it waits no longer. */
  onHeld?: (() => () => void) | undefined
  /** The text was left before its editor was there: called with the end of writing what was typed into it. */
  onWritingLate?: ((written: Promise<void>) => void) | undefined
  /** Escape, or the focus went elsewhere (not to the text's own toolbar, not to another window). */
  onDone: (how: 'escape' | 'left') => void
  /** Tab, where it is not taken by a list: on to the next text, or back. Default: the focus goes on by itself. */
  onTab?: ((by: 1 | -1) => void) | undefined
  /** Of the element that is written in. */
  className?: string | undefined
  /** Shown while there is no word. */
  placeholder?: string | undefined
  /** @default 'end' */
  caret?: CaretPlace | undefined
  /** The text as the page draws it; shown until the editor has loaded. */
  children?: ReactNode
}

export interface PlainTextInPlaceProps extends EditedInPlace<string> {
  kind: 'plain'
  /** Whether Enter makes a new line; else it ends the text. @default false */
  isMultiline?: boolean | undefined
  /** Several pasted lines or cells, as rows of cells. True when they were taken: nothing is inserted then. */
  onPasteLines?: ((rows: string[][]) => boolean) | undefined
}

export interface RichTextInPlaceProps extends EditedInPlace<RichText> {
  kind: 'rich'
  renderLinkInput?: RenderLinkInput | undefined
}

export type InPlaceTextProps = PlainTextInPlaceProps | RichTextInPlaceProps

/** A text as its editor gets it: with what was typed before the editor was there. */
export type OpenedText<Props> = Props & { held: HeldTyping }

export interface RichTextFieldProps extends EditedText<RichText> {
  /** Given by a Field around it; so are the descriptions and the validity. */
  id?: string
  'aria-describedby'?: string
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling'
  /** Another person is editing it. @default false */
  isReadOnly?: boolean
  /** The focus left the field, its toolbar included: a run of typing ends. */
  onLeave?: (() => void) | undefined
  renderLinkInput?: RenderLinkInput | undefined
}
