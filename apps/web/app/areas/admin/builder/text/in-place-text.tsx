import { useEffect, useState } from 'react'
import { HeldTyping } from './held-typing.ts'
import { editorAtHand, loadEditor } from './load-editor.ts'
import type { InPlaceTextProps } from './text-props.ts'
import { TypingHolder } from './typing-holder.tsx'

/**
 * A text on the canvas, editable. Until the editor has loaded it is shown as the page draws it, and keys typed meanwhile
 * are replayed.
 */
export function InPlaceText(props: InPlaceTextProps) {
  const [held] = useState(() => new HeldTyping())
  // Not `lazy`: it waits a moment even for what is loaded, and holds back for a third of a second what is shown next.
  const [editors, setEditors] = useState(editorAtHand)
  const { onDone, onNotice } = props
  useEffect(() => {
    if (editors) return
    let isCurrent = true
    loadEditor().then(
      (arrived) => isCurrent && setEditors(arrived),
      () => {
        if (!isCurrent) return
        onNotice?.('Penyunting teks belum termuat. Periksa koneksi Anda, lalu coba lagi.')
        onDone('escape')
      },
    )
    return () => {
      isCurrent = false
    }
  }, [editors, onDone, onNotice])
  if (editors) return <editors.InPlaceEditor {...props} held={held} />
  return (
    <>
      <TypingHolder held={held} label={props.label} onLeave={() => onDone('left')} />
      {props.children}
    </>
  )
}
