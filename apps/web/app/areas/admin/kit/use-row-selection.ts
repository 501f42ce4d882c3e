import { useState } from 'react'
import { noSelection, rangedTo, type Selection, toggled } from '../lists/selection.ts'

interface RowSelectionOptions {
  /** Keys of the rows as they are shown. */
  order: readonly string[]
  /** As many as one request takes. */
  atMost: number
}

/** The selected rows of a list; kept while paging through it. */
export function useRowSelection({ order, atMost }: RowSelectionOptions) {
  const [selection, setSelection] = useState<Selection>(noSelection)
  const clear = () => setSelection(noSelection)
  const selectShown = () =>
    setSelection(({ ids }) => ({
      ids: new Set([...ids, ...order].slice(0, atMost)),
      anchorId: order[0] ?? null,
    }))
  /** With `isRange` everything between this one and the last is added. */
  const toggle = (id: string, { isRange }: { isRange: boolean }) =>
    setSelection((present) => {
      if (!isRange || present.anchorId === null) return toggled(present, id)
      const { ids } = rangedTo(order, present, id)
      return { ids: new Set([...present.ids, ...ids]), anchorId: present.anchorId }
    })
  const change = (ids: readonly string[]) => setSelection({ ids: new Set(ids.slice(0, atMost)), anchorId: null })
  return { ids: selection.ids, clear, selectShown, toggle, change }
}
export type RowSelection = ReturnType<typeof useRowSelection>
