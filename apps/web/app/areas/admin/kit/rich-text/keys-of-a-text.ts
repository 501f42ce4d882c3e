type PressedKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** Where Tab goes: on, back, or nowhere when it is another key. */
export function tabOf({ key, shiftKey, ctrlKey, altKey, metaKey }: PressedKey): 1 | -1 | null {
  if (key !== 'Tab' || ctrlKey || altKey || metaKey) return null
  return shiftKey ? -1 : 1
}

/** Which way a key travels in the history, or null. AltGr types letters, so that it never does. */
export function travelOf(event: PressedKey): 'undo' | 'redo' | null {
  if (event.altKey || !(event.ctrlKey || event.metaKey)) return null
  const key = event.key.toLowerCase()
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo'
  return key === 'y' && !event.shiftKey ? 'redo' : null
}

interface PlainEnds {
  isMultiline?: boolean | undefined
  onDone: (how: 'escape' | 'left') => void
  onTab?: ((by: 1 | -1) => void) | undefined
}

/** Does what a key does to a plain text as a whole: ends it, or goes on to another. False for any other key. */
export function leavePlainText(key: PressedKey, { isMultiline = false, onDone, onTab }: PlainEnds): boolean {
  const by = tabOf(key)
  if (by !== null && onTab) {
    onTab(by)
    return true
  }
  const isEnd = key.key === 'Escape' || (!isMultiline && key.key === 'Enter')
  if (isEnd) onDone('escape')
  return isEnd
}
