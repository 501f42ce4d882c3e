import { create } from 'zustand'

export type BuilderDialog =
  | 'versions'
  | 'compare'
  | 'saveVersion'
  | 'previewLink'
  | 'duplicate'
  | 'shortcuts'
  | 'commands'
  | 'schedule'
  | 'approval'
  | 'saveSection'
  | 'syncSection'
  | 'updateSynced'
  | 'findReplace'
  | 'importFile'
  | 'experiment'
  | 'share'
  | 'publishPart'
  | 'publishEndsTest'
  | 'visit'

interface OpenDialog {
  open: BuilderDialog | null
  show: (dialog: BuilderDialog) => void
  close: () => void
}

/** Which of the builder's own dialogs is open; keys, menus and commands open them. */
export const useOpenDialog = create<OpenDialog>((set) => ({
  open: null,
  show: (open) => set({ open }),
  close: () => set({ open: null }),
}))
