import { useBuilderActions } from '../builder-context.ts'
import { usePanels } from '../layout/panel-store.ts'
import { wideScreen } from '../layout/use-media-query.ts'

/** Shows the settings of the page as a whole: what the inspector holds while no section is selected. */
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
