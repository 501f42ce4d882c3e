import { useRef } from 'react'
import { createPortal } from 'react-dom'
import type { OpenedText, RichTextInPlaceProps } from '../text-props.ts'
import { tabOf } from '../keys-of-a-text.ts'
import { openFold } from '../open-fold.ts'
import { focusAt } from './caret.ts'
import { FloatingPanel } from './floating-panel.tsx'
import { FormatTools } from './format-tools.tsx'
import { replay } from './replay.ts'
import { richKind } from './rich-kind.ts'
import { keepStill } from './still-parents.ts'
import { useLeave } from './use-leave.ts'
import { useTextEditor } from './use-text-editor.ts'

/** A rich text, edited where the page draws it, with its toolbar floating beside the words. */
export function RichInPlace({
  label,
  value,
  onChange,
  maxLength,
  caret = 'end',
  onDone,
  onNotice,
  onLeftOver,
  onUndo,
  onUndoExhausted,
  onStep,
  onTab,
  renderLinkInput,
  className = '',
  placeholder,
  held,
}: OpenedText<RichTextInPlaceProps>) {
  const mount = useRef<HTMLDivElement>(null)
  const tools = useRef<HTMLDivElement>(null)
  const leave = useLeave(() => onDone('left'))
  const editor = useTextEditor(mount, {
    kind: richKind,
    label,
    value,
    onChange,
    maxLength,
    isMultiline: true,
    placeholder,
    onNotice,
    onLeftOver,
    onUndo,
    onUndoExhausted,
    onStep,
    attributes: { 'aria-keyshortcuts': 'Alt+F10' },
    onKey(event) {
      const by = tabOf(event)
      if (event.key === 'Escape') onDone('escape')
      // In a list Tab makes an item belong to the one above.
      else if (by !== null && onTab && !editor?.isActive('listItem')) onTab(by)
      else if (event.altKey && event.key === 'F10') {
        tools.current?.querySelector<HTMLElement>('button[tabindex="0"], button')?.focus()
      } else return false
      return true
    },
    onReady({ view }) {
      openFold(view.dom)
      focusAt(view, caret)
      replay(view, held)
    },
  })
  // For React the portal is a child of the text, so that focus in the toolbar is focus in the text; nothing of it is
  // drawn there.
  return (
    <div
      ref={mount}
      className={`ui:prose whitespace-pre-wrap break-words outline-none ${className}`}
      {...keepStill}
      {...leave}
    >
      {editor &&
        createPortal(
          <FloatingPanel editor={editor} ref={tools}>
            <FormatTools editor={editor} variant="floating" onNotice={onNotice} renderLinkInput={renderLinkInput} />
          </FloatingPanel>,
          document.body,
        )}
    </div>
  )
}
