import { pagesAtOnce } from '@naikkelas/contract'
import { useState } from 'react'
import { noSelection, rangedTo, type Selection, toggled } from '../../media/grid/selection.ts'

/** Which pages are selected; it outlasts paging through the list. @param order ids as they are shown */
export function usePageSelection(order: readonly string[]) {
  const [selection, setSelection] = useState<Selection>(noSelection)
  const clear = () => setSelection(noSelection)
  const selectShown = () =>
    setSelection(({ ids }) => ({
      ids: new Set([...ids, ...order].slice(0, pagesAtOnce)),
      anchorId: order[0] ?? null,
    }))
  /** With `isRange` everything between this one and the last is added. */
  const toggle = (id: string, { isRange }: { isRange: boolean }) =>
    setSelection((present) => {
      if (!isRange || present.anchorId === null) return toggled(present, id)
      const { ids } = rangedTo(order, present, id)
      return { ids: new Set([...present.ids, ...ids]), anchorId: present.anchorId }
    })
  return { ids: selection.ids, clear, selectShown, toggle }
}
export type PageSelection = ReturnType<typeof usePageSelection>
