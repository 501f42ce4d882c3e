import { whileLine } from '../../../../shared/late/has-line.ts'

type TextEditors = typeof import('./editor/index.ts')

const fetchEditor = whileLine(() => import('./editor/index.ts'))
let loaded: TextEditors | undefined

/** The editor with everything of Tiptap in it; one chunk, fetched once. */
export async function loadEditor(): Promise<TextEditors> {
  loaded = await fetchEditor()
  return loaded
}

/** The editor when it is here already: a text opens without waiting for a moment. */
export const editorAtHand = (): TextEditors | undefined => loaded

/** Fetches the editor ahead of the first text to edit. A failed fetch is tried again when a text opens. */
export function preloadText(): void {
  if (loaded) return
  loadEditor().catch(() => {
    // Not awaited: opening a text awaits it and handles the failure.
  })
}
