import { useId, useState } from 'react'
import { RichTextField } from './rich-text-field.tsx'
import type { RichTextFieldProps } from './text-props.ts'

type RichTextEditorProps = Omit<RichTextFieldProps, 'onNotice' | 'onLeftOver' | 'onUndo' | 'onUndoExhausted' | 'onStep'>

/**
 * A rich text in a form of the admin: paragraphs, small headings, lists, quotes and six marks, which is what
 * `RichTextView` of `@naikkelas/ui/rich-text` draws. Belongs in a Field. What was refused or cut is written below and read
 * out. The editor itself is fetched when this is drawn, in the same chunk as the builder's.
 */
export function RichTextEditor({ onChange, ...field }: RichTextEditorProps) {
  const noticeId = useId()
  const [notice, setNotice] = useState('')
  return (
    <div className="min-w-0">
      <RichTextField
        {...field}
        aria-describedby={[field['aria-describedby'], notice !== '' && noticeId].filter(Boolean).join(' ') || undefined}
        onChange={(value) => {
          setNotice('')
          onChange(value)
        }}
        onNotice={setNotice}
      />
      <p id={noticeId} role="status" className="mt-1.5 text-app-xs text-warn empty:hidden">
        {notice}
      </p>
    </div>
  )
}
