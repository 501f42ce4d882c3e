import { create } from 'zustand'

interface LibraryPanel {
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
}

/** Whether the palette shows what is kept. */
export const useLibraryPanel = create<LibraryPanel>((set) => ({ isOpen: false, setOpen: (isOpen) => set({ isOpen }) }))
