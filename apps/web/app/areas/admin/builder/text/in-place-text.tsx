import { lazy, Suspense } from 'react'
import { loadEditor } from './load-editor.ts'
import type { InPlaceTextProps } from './text-props.ts'

const Editor = lazy(async () => ({ default: (await loadEditor()).InPlaceEditor }))

/** The text where it stands, open for writing. Until the editor is loaded it stays as the page draws it. */
export function InPlaceText(props: InPlaceTextProps) {
  return (
    <Suspense fallback={props.children}>
      <Editor {...props} />
    </Suspense>
  )
}
