import type { Editor } from '@tiptap/core'
import { useCallback, useSyncExternalStore } from 'react'
import { blockTools, markTools } from './tools.ts'

/** Labels of the tools that are on where the caret is. Only a change of one of them draws the toolbar again. */
export function usePressed(editor: Editor): ReadonlySet<string> {
  const subscribe = useCallback(
    (onChange: () => void) => {
      editor.on('transaction', onChange)
      return () => {
        editor.off('transaction', onChange)
      }
    },
    [editor],
  )
  const pressed = useSyncExternalStore(subscribe, () =>
    editor.isDestroyed
      ? ''
      : [
          ...[...markTools, ...blockTools].filter((tool) => tool.isOn(editor)).map(({ label }) => label),
          ...(editor.isActive('link') ? ['Tautan'] : []),
        ].join('|'),
  )
  return new Set(pressed === '' ? [] : pressed.split('|'))
}
