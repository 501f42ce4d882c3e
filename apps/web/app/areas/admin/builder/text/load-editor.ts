/** The editor with everything of Tiptap in it; one chunk, fetched once. */
export const loadEditor = () => import('./editor/index.ts')

/** Fetches the editor ahead of the first text to edit. A failed fetch is tried again when a text opens. */
export function preloadText(): void {
  loadEditor().catch(() => {
    // Nobody waits for it yet: whoever opens a text will, and hears of it.
  })
}
