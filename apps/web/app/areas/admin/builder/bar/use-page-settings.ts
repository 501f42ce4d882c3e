import { useBuilderActions } from '../state/builder-context.ts'
import { usePanels } from '../state/panel-store.ts'
import { wideScreen } from '../../kit/use-media-query.ts'

/** Shows the page settings: the inspector's content without a selected section. */
export function usePageSettings(): () => void {
  const { select } = useBuilderActions()
  const openSheet = usePanels((state) => state.openSheet)
  const setCanvasWide = usePanels((state) => state.setCanvasWide)
  const wantSettings = usePanels((state) => state.wantSettings)
  return () => {
    wantSettings()
    select(null)
    if (window.matchMedia(wideScreen).matches) setCanvasWide(false)
    else openSheet('inspector')
  }
}
