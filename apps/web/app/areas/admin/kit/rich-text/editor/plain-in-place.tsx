import { useMemo, useRef } from 'react'
import { pastedLines } from '../paste/pasted-lines.ts'
import type { OpenedText, PlainTextInPlaceProps } from '../text-props.ts'
import { leavePlainText } from '../keys-of-a-text.ts'
import { openFold } from '../open-fold.ts'
import { focusAt } from './caret.ts'
import { standAsBefore } from './stand-as-before.ts'
import { plainKind } from './plain-kind.ts'
import { replay } from './replay.ts'
import { keepStill } from './still-parents.ts'
import { useLeave } from './use-leave.ts'
import { useTextEditor } from './use-text-editor.ts'

/** A plain text, edited in the element that draws it. */
export function PlainInPlace(props: OpenedText<PlainTextInPlaceProps>) {
  const {
    label,
    value,
    onChange,
    maxLength,
    isMultiline = false,
    caret = 'end',
    onDone,
    onNotice,
    onLeftOver,
    onUndo,
    onUndoExhausted,
    onStep,
    onPasteLines,
    onTab,
    className = '',
    placeholder,
    held,
  } = props
  const mount = useRef<HTMLSpanElement>(null)
  const kind = useMemo(() => plainKind(isMultiline), [isMultiline])
  const leave = useLeave(() => onDone('left'))
  useTextEditor(mount, {
    kind,
    label,
    value,
    onChange,
    maxLength,
    isMultiline,
    placeholder,
    onNotice,
    onLeftOver,
    onUndo,
    onUndoExhausted,
    onStep,
    onKey: (event) => leavePlainText(event, { isMultiline, onDone, onTab }),
    onPaste({ text }) {
      const rows = onPasteLines ? pastedLines(text) : []
      return (rows.length > 1 || (rows[0]?.length ?? 0) > 1) && onPasteLines?.(rows) === true
    },
    onReady({ view }) {
      standAsBefore(view.dom)
      openFold(view.dom)
      focusAt(view, caret)
      replay(view, held)
    },
  })
  return (
    <span
      ref={mount}
      className={`whitespace-pre-wrap break-words outline-none ${className}`}
      {...keepStill}
      {...leave}
    />
  )
}
