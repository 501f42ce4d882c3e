import { Button } from '@naikkelas/ui/button'
import { Icon } from '@naikkelas/ui/icons'
import type { ReactNode } from 'react'
import { allShownWords } from '../lists/all-shown-words.ts'
import type { RowSelection } from './use-row-selection.ts'

interface SelectionBarProps {
  selection: RowSelection
  /** What is selected: `pekerjaan`. */
  noun: string
  shownCount: number
  /** Of the whole list, including further pages of it. */
  total: number
  /** What can be done with what is selected. */
  children: ReactNode
}

/** How many rows are selected, and what is done with all of them at once. */
export function SelectionBar({ selection, noun, shownCount, total, children }: SelectionBarProps) {
  const count = selection.ids.size
  const isAny = count > 0
  return (
    <section
      aria-label={`Tindakan untuk ${noun} terpilih`}
      data-state={isAny ? 'selecting' : 'idle'}
      className="flex min-h-13 flex-wrap items-center gap-2 p-2 data-[state=selecting]:sticky data-[state=selecting]:top-2 data-[state=selecting]:z-20 data-[state=selecting]:rounded-surface data-[state=selecting]:border data-[state=selecting]:border-line data-[state=selecting]:bg-surface data-[state=selecting]:shadow-e2"
    >
      <p role="status" className={isAny ? 'me-auto ps-2 text-app-sm font-semibold' : 'sr-only'}>
        {isAny ? `${count} ${noun} dipilih` : `Tidak ada ${noun} yang dipilih`}
      </p>
      {isAny && children}
      <Button size="sm" variant="quiet" onClick={selection.selectShown} className={isAny ? undefined : 'ms-auto'}>
        {allShownWords(shownCount, total)}
      </Button>
      {isAny && (
        <Button size="sm" variant="quiet" iconStart={<Icon name="silang" size={16} />} onClick={selection.clear}>
          Batal pilih
        </Button>
      )}
    </section>
  )
}
