import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { HeldTyping } from '../../kit/rich-text/held-typing.ts'
import { leavePlainText, travelOf } from '../../kit/rich-text/keys-of-a-text.ts'
import { editorAtHand, loadEditor } from '../../kit/rich-text/load-editor.ts'
import type { InPlaceTextProps } from '../../kit/rich-text/text-props.ts'
import { TypingHolder } from './typing-holder.tsx'

/**
 * A text on the canvas, editable. Until the editor has loaded it is shown as the page draws it, and keys typed meanwhile
 * are replayed; if the text is left before, they are written without it.
 */
export function InPlaceText(props: InPlaceTextProps) {
  const [held] = useState(() => new HeldTyping())
  // Not `lazy`: it waits a moment even for what is loaded, and holds back for a third of a second what is shown next.
  const [editors, setEditors] = useState(editorAtHand)
  const [words, setWords] = useState('')
  const release = useRef<() => void>(undefined)
  const latest = useRef(props)
  useLayoutEffect(() => {
    latest.current = props
  })
  useLayoutEffect(
    () => () => {
      const letGo = release.current
      if (held.isEmpty) return letGo?.()
      const { onWritingLate } = latest.current
      const written = writeLate(latest.current, held)
      onWritingLate?.(written)
      void written.then(letGo)
    },
    [held],
  )
  useEffect(() => {
    if (!editors) return
    release.current?.()
    release.current = undefined
  }, [editors])
  const { onDone } = props
  useEffect(() => {
    if (editors) return
    let isCurrent = true
    loadEditor().then(
      (arrived) => isCurrent && setEditors(arrived),
      () => {
        // With letters held, leaving reports which of them were lost.
        if (isCurrent && held.isEmpty) latest.current.onNotice?.(`${notLoaded} ${tryAgain}`)
        if (isCurrent) onDone('escape')
      },
    )
    return () => {
      isCurrent = false
    }
  }, [editors, onDone, held])
  if (editors) return <editors.InPlaceEditor {...props} held={held} />
  return (
    <>
      <TypingHolder
        held={held}
        label={props.label}
        caret={props.caret}
        onKey={(key) => actAtOnce(key, props, held)}
        onHold={() => {
          release.current ??= props.onHeld?.()
          setWords(held.words)
        }}
        onLeave={() => onDone('left')}
      />
      {props.children}
      {words !== '' && (
        <span className="builder-waiting absolute z-10 rounded-chip border border-line bg-surface px-2 py-1 font-app text-app-xs font-regular tracking-normal whitespace-pre-wrap text-text normal-case">
          Memuat penyunting… “{words}”
        </span>
      )}
    </>
  )
}

const notLoaded = 'Penyunting teks belum termuat.'
const tryAgain = 'Periksa koneksi Anda, lalu coba lagi.'

async function writeLate(props: InPlaceTextProps, held: HeldTyping): Promise<void> {
  try {
    const { writeHeld } = await loadEditor()
    writeHeld(props, held)
  } catch {
    props.onNotice?.(`${notLoaded} Yang Anda ketik tidak tersimpan: “${held.words}”. ${tryAgain}`)
  }
}

/** What a key does without any editor: leaving the text, and undo before the first letter. */
function actAtOnce(key: KeyboardEvent, props: InPlaceTextProps, held: HeldTyping): boolean {
  if (props.kind === 'plain' && leavePlainText(key, props)) return true
  if (key.key === 'Escape') {
    props.onDone('escape')
    return true
  }
  const direction = travelOf(key)
  if (direction === null || !held.isEmpty || !props.onUndo) return false
  props.onUndo(direction)
  return true
}
