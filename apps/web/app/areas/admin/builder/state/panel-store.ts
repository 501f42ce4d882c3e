import { keepLayout, keptLayout } from './kept-layout.ts'
import type { SliceStore } from './slice.ts'

export type Panel = 'palette' | 'outline' | 'inspector'

/** Which panels are shown, and how large the page. Not part of the page, so not of its history. */
export interface Panels {
  /** The sheet that is open where there is no room for panels beside the canvas. */
  sheet: Panel | null
  /** Whether the panels beside the canvas make room for it, where there is any. */
  isCanvasWide: boolean
  setCanvasWide: (isWide: boolean) => void
  /** Whether the page is scaled to fit its room, or shown in its own size. */
  isFitted: boolean
  setFitted: (isFitted: boolean) => void
  /** Whether the page settings were scrolled to; those below are loaded then. */
  areSettingsWanted: boolean
  wantSettings: () => void
  openSheet: (panel: Panel) => void
  closeSheet: () => void
}

export function createPanels({ get, set }: SliceStore<Panels>): Panels {
  const setLayout = (layout: Partial<Pick<Panels, 'isCanvasWide' | 'isFitted'>>) => {
    set(layout)
    keepLayout({ isCanvasWide: get().isCanvasWide, isFitted: get().isFitted })
  }
  return {
    sheet: null,
    ...keptLayout(),
    setCanvasWide: (isCanvasWide) => setLayout({ isCanvasWide }),
    setFitted: (isFitted) => setLayout({ isFitted }),
    areSettingsWanted: false,
    wantSettings: () => set({ areSettingsWanted: true }),
    openSheet: (sheet) => set({ sheet }),
    closeSheet: () => set({ sheet: null }),
  }
}
