import type { Workspace } from '../state/workspace.ts'
import { flushSync } from 'react-dom'
import { wideScreen } from '../../kit/use-media-query.ts'

/** Brings the palette up and puts the focus into its search. */
export function showPalette(workspace: Workspace): void {
  if (!window.matchMedia(wideScreen).matches) return workspace.getState().panels.openSheet('palette')
  const { isCanvasWide, setCanvasWide } = workspace.getState().panels
  // The panels make room for the canvas just then; the search is there once they are back.
  if (isCanvasWide) flushSync(() => setCanvasWide(false))
  document
    .querySelector<HTMLInputElement>('[data-palette-search], [data-component=Input] [data-palette-search]')
    ?.focus()
}
