import type { BuilderStore } from '../model/builder-store.ts'
import { moveToIndex, newSectionOn } from '../model/section-acts.ts'
import { moveSeveralTo } from '../model/several-acts.ts'
import type { DragItem, DropTarget } from './drag-item.ts'
import { indexAfterMove } from './geometry.ts'

/** Applies a drop. Returns the announcement. */
export function drop(store: BuilderStore, item: DragItem, target: DropTarget): string {
  const { document, selectedIds } = store.getState()
  const { sections } = document
  if (item.kind === 'new') {
    const section = newSectionOn(document, item.type)
    store.actions.edit([{ kind: 'insertSection', section, afterId: sections[target.index - 1]?.id ?? null }], {
      select: section.id,
    })
    return `${item.label} ditambahkan di urutan ${target.index + 1} dari ${sections.length + 1}`
  }
  if (item.kind === 'kept') {
    item.insertAfter(sections[target.index - 1]?.id ?? null)
    return `${item.label} ditaruh di urutan ${target.index + 1}`
  }
  if (item.kind === 'item') {
    const to = indexAfterMove(item.index, target.index)
    if (to === null) return `${item.label} tetap di urutan ${item.index + 1} dari ${item.count}`
    item.moveTo(to)
    return `${item.label} dipindahkan ke urutan ${to + 1} dari ${item.count}`
  }
  if (selectedIds.length > 1 && selectedIds.includes(item.sectionId)) {
    const moves = moveSeveralTo(document, selectedIds, target.index)
    if (moves.length > 0) store.actions.edit(moves)
    return `${selectedIds.length} bagian ${moves.length > 0 ? 'dipindahkan' : 'tetap di tempatnya'}`
  }
  const from = sections.findIndex(({ id }) => id === item.sectionId)
  const to = indexAfterMove(from, target.index)
  const move = to === null ? null : moveToIndex(document, item.sectionId, to)
  if (!move || to === null) return `${item.label} tetap di urutan ${from + 1} dari ${sections.length}`
  store.actions.edit([move], { select: item.sectionId })
  return `${item.label} dipindahkan ke urutan ${to + 1} dari ${sections.length}`
}

/** The announcement of the current position during a keyboard drag. */
export function placeSpoken(item: DragItem, target: DropTarget, count: number, from: number): string {
  if (item.kind === 'new' || item.kind === 'kept') return `Urutan ${target.index + 1} dari ${count + 1}`
  return `Urutan ${(indexAfterMove(from, target.index) ?? from) + 1} dari ${count}`
}
