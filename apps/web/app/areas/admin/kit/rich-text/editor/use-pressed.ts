import { type Editor, useEditorState } from '@tiptap/react'
import { blockTools, markTools } from './tools.ts'

/** Labels of the tools that are on where the caret is. Only a change of one of them draws the toolbar again. */
export function usePressed(editor: Editor): ReadonlySet<string> {
  const pressed = useEditorState({
    editor,
    selector: ({ editor: current }) =>
      current.isDestroyed
        ? []
        : [
            ...[...markTools, ...blockTools].filter((tool) => tool.isOn(current)).map(({ label }) => label),
            ...(current.isActive('link') ? ['Tautan'] : []),
          ],
  })
  return new Set(pressed)
}
