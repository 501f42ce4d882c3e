import { usePanels } from '../layout/panel-store.ts'
import { wideScreen } from '../layout/use-media-query.ts'

/** Brings the palette up and puts the focus into its search. */
export function showPalette(): void {
  if (!window.matchMedia(wideScreen).matches) return usePanels.getState().openSheet('palette')
  document
    .querySelector<HTMLInputElement>('[data-palette-search], [data-component=Input] [data-palette-search]')
    ?.focus()
}
