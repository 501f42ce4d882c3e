import { useEffect, useState } from 'react'

/** Keys that have rested so long are no longer in the middle of a word, in milliseconds. */
const restMs = 1_200

const writable = 'input, textarea, [contenteditable=true]'

/**
 * Whether a question that came up when this was mounted may open. A dialog takes the focus, and with it further
 * keystrokes: it waits for a pause in typing.
 */
export function useRestedHands(): boolean {
  const [isRested, setIsRested] = useState(false)
  useEffect(() => {
    const rest = () => setIsRested(true)
    if (!document.activeElement?.matches(writable)) return rest()
    let timer = setTimeout(rest, restMs)
    const again = () => {
      clearTimeout(timer)
      timer = setTimeout(rest, restMs)
    }
    const watching = new AbortController()
    for (const kind of ['keydown', 'input'])
      window.addEventListener(kind, again, { capture: true, signal: watching.signal })
    return () => {
      clearTimeout(timer)
      watching.abort()
    }
  }, [])
  return isRested
}
