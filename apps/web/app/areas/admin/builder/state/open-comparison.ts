import { create } from 'zustand'
import { useOpenDialog } from './open-dialog.ts'
import type { Side } from './sides.ts'

/** The version the page is to be compared with; null for what visitors see. */
export const useAskedSide = create<{ before: Side | null }>(() => ({ before: null }))

/** Opens the comparison of a version with the head. */
export function openComparison(before: Side | null = null): void {
  useAskedSide.setState({ before })
  useOpenDialog.getState().show('compare')
}
