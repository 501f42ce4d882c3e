import { useEffect, useState } from 'react'

const isWriting = () => document.activeElement?.matches('input, textarea, [contenteditable=true]') ?? false

/** Whether no text is being edited, or it has been left since: a dialog takes no keystroke then. */
export function useTextLeft(): boolean {
  const [isLeft, setIsLeft] = useState(() => !isWriting())
  useEffect(() => {
    if (isLeft) return
    // What has the focus next has it a moment later; an element that goes with the focus says nothing.
    const look = () => setTimeout(() => !isWriting() && setIsLeft(true))
    const watching = new AbortController()
    for (const kind of ['focusin', 'focusout', 'keyup']) window.addEventListener(kind, look, watching)
    return () => watching.abort()
  }, [isLeft])
  return isLeft
}
