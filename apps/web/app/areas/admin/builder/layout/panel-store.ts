import { create } from 'zustand'

export type Panel = 'palette' | 'outline' | 'inspector'

interface PanelState {
  /** The sheet that is open where there is no room for panels beside the canvas. */
  sheet: Panel | null
  openSheet: (panel: Panel) => void
  closeSheet: () => void
}

/** Which sheet is open on narrow screens. Not part of the page, so not of its history. */
export const usePanels = create<PanelState>((set) => ({
  sheet: null,
  openSheet: (sheet) => set({ sheet }),
  closeSheet: () => set({ sheet: null }),
}))
