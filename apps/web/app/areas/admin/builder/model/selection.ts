/** What is selected on the page. The primary section is the one that the inspector, the caret and the keys follow. */
export interface Selection {
  selectedId: string | null
  /** The primary one included; in no order that means anything. */
  selectedIds: readonly string[]
  /** Where a range begins that Shift extends. */
  anchorId: string | null
}

interface Section {
  id: string
}

export const noSelection: Selection = { selectedId: null, selectedIds: [], anchorId: null }

/** One section, several (the last of them is the primary one), or none. */
export function selectionOf(ids: string | readonly string[] | null): Selection {
  const list = typeof ids === 'string' ? [ids] : (ids ?? [])
  const last = list.at(-1)
  return last === undefined ? noSelection : { selectedId: last, selectedIds: list, anchorId: list[0] ?? null }
}

/** With one section more, or without it when it was selected. */
export function toggled({ selectedIds }: Selection, id: string): Selection {
  const isIn = selectedIds.includes(id)
  const ids = isIn ? selectedIds.filter((other) => other !== id) : [...selectedIds, id]
  return isIn ? selectionOf(ids) : { ...selectionOf(ids), anchorId: id }
}

/** Everything from the anchor to a section, which becomes the primary one. */
export function extendedTo(selection: Selection, sections: readonly Section[], id: string): Selection {
  const to = sections.findIndex((section) => section.id === id)
  const from = sections.findIndex((section) => section.id === (selection.anchorId ?? selection.selectedId))
  if (to === -1) return selection
  if (from === -1) return selectionOf(id)
  const range = sections.slice(Math.min(from, to), Math.max(from, to) + 1).map((section) => section.id)
  return { selectedId: id, selectedIds: range, anchorId: sections[from]?.id ?? null }
}

/** Without what the page no longer has; the same object when all of it is there. */
export function withinPage(selection: Selection, sections: readonly Section[]): Selection {
  const present = new Set(sections.map(({ id }) => id))
  if (selection.selectedIds.every((id) => present.has(id))) return selection
  const kept = selection.selectedIds.filter((id) => present.has(id))
  const primary = kept.find((id) => id === selection.selectedId) ?? kept.at(-1) ?? null
  return {
    selectedId: primary,
    selectedIds: kept,
    anchorId: kept.find((id) => id === selection.anchorId) ?? primary,
  }
}
