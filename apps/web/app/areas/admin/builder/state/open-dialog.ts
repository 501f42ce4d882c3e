import type { Side } from './sides.ts'
import type { SliceStore } from './slice.ts'

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

/** Which of the builder's own dialogs is open; keys, menus and commands open them. */
export interface Dialogs {
  open: BuilderDialog | null
  /** The version the page is to be compared with; null for what visitors see. */
  comparedWith: Side | null
  show: (dialog: BuilderDialog) => void
  /** Opens the comparison of a version with the head. */
  compare: (before?: Side | null) => void
  close: () => void
}

export const createDialogs = ({ set }: SliceStore<Dialogs>): Dialogs => ({
  open: null,
  comparedWith: null,
  show: (open) => set({ open }),
  compare: (comparedWith = null) => set({ comparedWith, open: 'compare' }),
  close: () => set({ open: null }),
})
