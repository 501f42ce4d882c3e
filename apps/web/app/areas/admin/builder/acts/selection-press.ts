import type { BuilderStore } from '../model/builder-store.ts'

interface Press {
  target: EventTarget
  shiftKey: boolean
  ctrlKey: boolean
  metaKey: boolean
}

/**
 * Whether a press is about several sections: with Shift or Ctrl, or a tap while sections are being picked. In a text
 * that is being written it is about that text.
 */
export function isForSeveral(store: BuilderStore, { target, shiftKey, ctrlKey, metaKey }: Press): boolean {
  if ('closest' in target && (target as Element).closest('textarea,input,[contenteditable=true]')) return false
  return shiftKey || ctrlKey || metaKey || store.getState().isPicking
}

/** Selects the section that was pressed: alone, with all up to it, or beside the others. */
export function pressSection(store: BuilderStore, sectionId: string, press: Press): void {
  if (!isForSeveral(store, press)) return store.actions.select(sectionId)
  if (press.shiftKey) store.actions.selectTo(sectionId)
  else store.actions.toggleSelected(sectionId)
  announceSelection(store)
}

/** A long press on a section starts a multiple selection with it. */
export function holdSection(store: BuilderStore, sectionId: string): void {
  const { selectedIds } = store.getState()
  if (!selectedIds.includes(sectionId)) store.actions.toggleSelected(sectionId)
  store.actions.setPicking(true)
  announceSelection(store)
}

/** Announces the number of selected sections. */
export function announceSelection(store: BuilderStore): void {
  const count = store.getState().selectedIds.length
  store.actions.announce(count === 0 ? 'Tidak ada bagian terpilih' : `${count} bagian terpilih`)
}
