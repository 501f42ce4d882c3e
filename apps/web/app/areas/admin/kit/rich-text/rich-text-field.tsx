import { Skeleton } from '@naikkelas/ui/skeleton'
import { Suspense } from 'react'
import { loadEditor } from './load-editor.ts'
import type { RichTextFieldProps } from './text-props.ts'
import { latePart } from '../../../../shared/late/late-part.tsx'

const Editor = latePart(async () => (await loadEditor()).RichTextFieldEditor, { asksForLine: false })

/** A rich text as a control of the inspector: a text box with its toolbar. */
export function RichTextField(props: RichTextFieldProps) {
  return (
    <Suspense
      fallback={
        <div data-late-editor="">
          <Skeleton shape="box" className="h-40" />
        </div>
      }
    >
      <Editor {...props} />
    </Suspense>
  )
}
