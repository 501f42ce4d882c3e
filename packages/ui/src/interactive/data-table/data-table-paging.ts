import type { ReactNode } from 'react'

/** The neighbours of a page. */
export interface DataTablePaging {
  /** Goes one page back; left out on the first page. */
  onPrevious?: () => void
  /** Goes one page on; left out on the last one. */
  onNext?: () => void
  /** What is in sight, in words: “1–25 dari 310 prospek”. */
  summary?: ReactNode
}
