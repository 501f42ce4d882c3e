import { useEffect } from 'react'

/** Ctrl+K, on Apple's keyboards ⌘K, unless a dialog is open. */
export function isCommandKey(event: KeyboardEvent): boolean {
  return (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k'
}

/** Opens something by the command key, wherever the focus is. */
export function useCommandKey(open: () => void): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const isInDialog = event.target instanceof Element && event.target.closest('[data-component=Dialog]') !== null
      if (!isCommandKey(event) || isInDialog) return
      event.preventDefault()
      open()
    }
    window.addEventListener('keydown', pressed)
    return () => window.removeEventListener('keydown', pressed)
  }, [open])
}
