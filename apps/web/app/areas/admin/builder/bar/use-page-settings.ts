import { useBuilderActions, useWorkspace } from '../state/builder-context.ts'
import { wideScreen } from '../../kit/use-media-query.ts'

/** Shows the page settings: the inspector's content without a selected section. */
export function usePageSettings(): () => void {
  const { select } = useBuilderActions()
  const openSheet = useWorkspace(({ panels }) => panels.openSheet)
  const setCanvasWide = useWorkspace(({ panels }) => panels.setCanvasWide)
  const wantSettings = useWorkspace(({ panels }) => panels.wantSettings)
  return () => {
    wantSettings()
    select(null)
    if (window.matchMedia(wideScreen).matches) setCanvasWide(false)
    else openSheet('inspector')
  }
}
