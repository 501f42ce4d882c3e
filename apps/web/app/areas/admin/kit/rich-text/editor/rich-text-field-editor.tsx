import { type RefObject, useEffect, useRef, useState } from 'react'
import type { RichTextFieldProps } from '../text-props.ts'
import { FormatTools } from './format-tools.tsx'
import { richKind } from './rich-kind.ts'
import { useLeave } from './use-leave.ts'
import { useTextEditor } from './use-text-editor.ts'

/** A rich text as a form control: the toolbar above, the text below in its reading size. */
export function RichTextFieldEditor({
  id,
  label,
  value,
  onChange,
  maxLength,
  onNotice,
  onLeftOver,
  onUndo,
  onUndoExhausted,
  onStep,
  onLeave,
  renderLinkInput,
  isReadOnly = false,
  ...described
}: RichTextFieldProps) {
  const mount = useRef<HTMLDivElement>(null)
  const tools = useRef<HTMLDivElement>(null)
  const [hasFocus, setFocus] = useState(false)
  const leave = useLeave(() => {
    setFocus(false)
    onLeave?.()
  })
  const editor = useTextEditor(mount, {
    kind: richKind,
    label,
    value,
    onChange,
    maxLength,
    isMultiline: true,
    onNotice,
    onLeftOver,
    onUndo,
    onUndoExhausted,
    onStep,
    attributes: { 'aria-keyshortcuts': 'Alt+F10', ...(id === undefined ? {} : { id }) },
    onKey(event) {
      if (!(event.altKey && event.key === 'F10')) return false
      tools.current?.querySelector<HTMLElement>('button[tabindex="0"], button')?.focus()
      return true
    },
  })
  useEffect(() => {
    editor?.setEditable(!isReadOnly, false)
    mount.current?.setAttribute('aria-readonly', String(isReadOnly))
  }, [editor, isReadOnly])
  useDescription(mount, described)
  useFocusFromLabel(mount, id)
  const focus = () => {
    leave.onFocus()
    setFocus(true)
  }
  return (
    <div
      className="flex min-w-0 flex-col rounded-control border border-border bg-surface text-text focus-within:border-focus focus-within:outline-2 focus-within:outline-focus has-[[aria-invalid=true]]:border-danger"
      onFocus={focus}
      onBlur={leave.onBlur}
    >
      {/* Reachable once the text has the focus: what is not being edited has nothing to format. */}
      <div
        ref={tools}
        inert={!hasFocus || isReadOnly}
        aria-hidden={!hasFocus || isReadOnly}
        className="min-h-control-sm border-b border-line p-1 inert:opacity-50"
      >
        {editor && (
          <FormatTools editor={editor} variant="plain" onNotice={onNotice} renderLinkInput={renderLinkInput} />
        )}
      </div>
      <div
        ref={mount}
        className="ui:prose max-h-96 min-h-28 overflow-y-auto px-3 py-2 text-app-sm whitespace-pre-wrap break-words outline-none"
      />
    </div>
  )
}

type Description = Pick<RichTextFieldProps, 'aria-describedby' | 'aria-invalid'>

// The editor owns the element's attributes; these two come and go with the Field around it.
function useDescription(mount: RefObject<HTMLElement | null>, description: Description) {
  const { 'aria-describedby': describedBy, 'aria-invalid': isInvalid } = description
  useEffect(() => {
    const element = mount.current
    if (!element) return
    for (const [name, value] of [
      ['aria-describedby', describedBy],
      ['aria-invalid', isInvalid],
    ] as const) {
      if (value === undefined) element.removeAttribute(name)
      else element.setAttribute(name, String(value))
    }
  })
}

/** A press on the label focuses the text, as it does for an input: the browser knows no label of a text box of ours. */
function useFocusFromLabel(mount: RefObject<HTMLElement | null>, id: string | undefined) {
  useEffect(() => {
    if (id === undefined) return
    const focus = (event: MouseEvent) => {
      const label = event.target instanceof Element ? event.target.closest('label') : null
      if (label?.htmlFor === id) mount.current?.focus()
    }
    document.addEventListener('click', focus)
    return () => document.removeEventListener('click', focus)
  }, [mount, id])
}
