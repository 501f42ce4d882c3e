import { create } from 'zustand'

export type Panel = 'palette' | 'outline' | 'inspector'

interface PanelState {
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

/** Which panels are shown, and how large the page. Not part of the page, so not of its history. */
export const usePanels = create<PanelState>((set) => ({
  sheet: null,
  isCanvasWide: false,
  setCanvasWide: (isCanvasWide) => set({ isCanvasWide }),
  isFitted: true,
  setFitted: (isFitted) => set({ isFitted }),
  areSettingsWanted: false,
  wantSettings: () => set({ areSettingsWanted: true }),
  openSheet: (sheet) => set({ sheet }),
  closeSheet: () => set({ sheet: null }),
}))
