import { flushSync } from 'react-dom'
import { usePanels } from '../state/panel-store.ts'
import { wideScreen } from '../../kit/use-media-query.ts'

/** Brings the palette up and puts the focus into its search. */
export function showPalette(): void {
  if (!window.matchMedia(wideScreen).matches) return usePanels.getState().openSheet('palette')
  const { isCanvasWide, setCanvasWide } = usePanels.getState()
  // The panels make room for the canvas just then; the search is there once they are back.
  if (isCanvasWide) flushSync(() => setCanvasWide(false))
  document
    .querySelector<HTMLInputElement>('[data-palette-search], [data-component=Input] [data-palette-search]')
    ?.focus()
}
