import { useEffect } from 'react'
import { useBuilderParts } from '../builder-context.ts'
import { showPalette } from '../palette/show-palette.ts'
import { useShortcutsDialog } from './shortcuts-dialog.tsx'

/** The shortcuts that hold everywhere in the builder. */
export function ShortcutKeys() {
  const { store, saver } = useBuilderParts()
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      // AltGr writes signs on many keyboards; ż must not undo anything.
      if (event.isComposing || event.getModifierState('AltGraph') || isInDialog(event.target)) return
      const key = event.key.toLowerCase()
      const hasCommand = event.ctrlKey || event.metaKey
      if (hasCommand && !event.altKey && (key === 'z' || key === 'y')) {
        // In a field too: the page's steps are the only ones there are.
        event.preventDefault()
        event.stopPropagation()
        store.actions.endRun()
        if (key === 'y' || event.shiftKey) store.actions.redo()
        else store.actions.undo()
      } else if (hasCommand && !event.altKey && key === 's') {
        event.preventDefault()
        void saver.flush()
      } else if (!hasCommand && !event.altKey && !isTyping(event.target) && (event.key === '?' || event.key === '/')) {
        event.preventDefault()
        if (event.key === '?') useShortcutsDialog.getState().setIsOpen(true)
        else showPalette()
      }
    }
    window.addEventListener('keydown', pressed, { capture: true })
    return () => window.removeEventListener('keydown', pressed, { capture: true })
  }, [store, saver])
  return null
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input,textarea,select'))
}

function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-component=Dialog]') !== null
}
