import { type Editor, Extension } from '@tiptap/core'
import { type Link, noLink } from '@naikkelas/ui/sections/registry'
import { Plugin, PluginKey } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

/** Selects what a link is put on: the selected words, the link under the caret, or the word under it. False for none. */
export function wordsToLink(editor: Editor): boolean {
  if (!editor.state.selection.empty) return true
  if (editor.isActive('link')) return editor.commands.extendMarkRange('link')
  const { $from } = editor.state.selection
  const text = $from.parent.textBetween(0, $from.parent.content.size, '\ufffc', '\ufffc')
  const before = /[^\s\ufffc]*$/.exec(text.slice(0, $from.parentOffset))?.[0].length ?? 0
  const after = /^[^\s\ufffc]*/.exec(text.slice($from.parentOffset))?.[0].length ?? 0
  if (before + after === 0) return false
  return editor.commands.setTextSelection({ from: $from.pos - before, to: $from.pos + after })
}

/** The target of the link in the selection; leading nowhere when there is none. */
export function linkAt(editor: Editor): Link {
  const { target } = editor.getAttributes('link') as { target?: Link }
  return target ?? noLink
}

/** Gives the selected words a target; an empty address takes the link away. */
export function linkTo(editor: Editor, target: Link): void {
  const { from, to } = editor.state.selection
  if (target.kind === 'url' && target.href === '')
    editor.chain().extendMarkRange('link').unsetMark('link').setTextSelection({ from, to }).run()
  else editor.commands.setMark('link', { target })
}

const shown = new PluginKey<boolean>('shownSelection')

/** Keeps the selected words marked while the focus is in the panel for their link. */
export const ShownSelection = Extension.create({
  name: 'shownSelection',
  addProseMirrorPlugins: () => [
    new Plugin<boolean>({
      key: shown,
      state: {
        init: () => false,
        apply: (transaction, before) => (transaction.getMeta(shown) as boolean | undefined) ?? before,
      },
      props: {
        decorations(state) {
          const { from, to } = state.selection
          return shown.getState(state) === true
            ? DecorationSet.create(state.doc, [
                Decoration.inline(from, to, { class: 'outline-2 outline-focus outline-solid' }),
              ])
            : null
        },
      },
    }),
  ],
})

export function showSelection(editor: Editor, isShown: boolean): void {
  editor.view.dispatch(editor.state.tr.setMeta(shown, isShown).setMeta('addToHistory', false))
}
