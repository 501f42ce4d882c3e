import { Skeleton } from '@naikkelas/ui/skeleton'
import { lazy, Suspense } from 'react'
import { loadEditor } from './load-editor.ts'
import type { RichTextFieldProps } from './text-props.ts'

const Editor = lazy(async () => ({ default: (await loadEditor()).RichTextFieldEditor }))

/** A rich text as a control of the inspector: a text box with its toolbar. */
export function RichTextField(props: RichTextFieldProps) {
  return (
    <Suspense fallback={<Skeleton shape="box" className="h-40" />}>
      <Editor {...props} />
    </Suspense>
  )
}
