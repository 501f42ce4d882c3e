import { useLayoutEffect } from 'react'
import { isCommandKey } from '../../commands/use-command-key.ts'
import { useBuilderParts } from '../state/builder-context.ts'
import { announceSelection } from '../acts/selection-press.ts'
import { goToRegion, rememberFocus } from '../stage/region-focus.ts'
import { showPalette } from '../acts/show-palette.ts'
import { travelWithFocus } from './travel-with-focus.ts'

/** The shortcuts that hold everywhere in the builder. */
export function ShortcutKeys() {
  const { store, saver, workspace } = useBuilderParts()
  // Before the first paint: who sees the page may press a key.
  useLayoutEffect(() => {
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
        travelWithFocus(store, key === 'y' || event.shiftKey ? 'redo' : 'undo')
      } else if (isCommandKey(event)) {
        event.preventDefault()
        event.stopPropagation()
        store.actions.endRun()
        workspace.getState().dialogs.show('commands')
      } else if (hasCommand && !event.altKey && key === 's') {
        event.preventDefault()
        void saver.flush()
      } else if (hasCommand && !event.altKey && !event.shiftKey && key === 'h') {
        event.preventDefault()
        store.actions.endRun()
        store.actions.endText()
        workspace.getState().dialogs.show('findReplace')
      } else if (hasCommand && !event.altKey && !event.shiftKey && key === 'a' && !isTyping(event.target)) {
        event.preventDefault()
        store.actions.selectAll()
        announceSelection(store)
      } else if (event.key === 'F6' && !hasCommand && !event.altKey) {
        event.preventDefault()
        goToRegion(event.shiftKey ? -1 : 1)
      } else if (!hasCommand && !event.altKey && !isTyping(event.target) && (event.key === '?' || event.key === '/')) {
        event.preventDefault()
        if (event.key === '?') workspace.getState().dialogs.show('shortcuts')
        else showPalette(workspace)
      }
    }
    const focused = (event: FocusEvent) => rememberFocus(event.target)
    window.addEventListener('keydown', pressed, { capture: true })
    window.addEventListener('focusin', focused)
    return () => {
      window.removeEventListener('keydown', pressed, { capture: true })
      window.removeEventListener('focusin', focused)
    }
  }, [store, saver])
  return null
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches('textarea,input:not([type=checkbox],[type=radio],[type=button],[type=file],[type=range])'))
  )
}

function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-component=Dialog], [data-own-keys]') !== null
}
