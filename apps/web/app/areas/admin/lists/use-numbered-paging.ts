import type { DataTablePaging } from '@naikkelas/ui/data-table'
import { useSearchParams } from 'react-router-dom'
import { withFilter } from './with-filter.ts'

interface NumberedPage {
  total: number
  page: number
  perPage: number
}

/** The way through a list whose pages have numbers, in the address as `halaman`; undefined for a single page. */
export function useNumberedPaging({ total, page, perPage }: NumberedPage): DataTablePaging | undefined {
  const [, setParams] = useSearchParams()
  const last = Math.max(1, Math.ceil(total / perPage))
  if (last === 1) return undefined
  const go = (to: number) => setParams((present) => withFilter(present, { halaman: to === 1 ? '' : String(to) }))
  return {
    summary: `${(page - 1) * perPage + 1}–${Math.min(total, page * perPage)} dari ${total}`,
    ...(page > 1 && { onPrevious: () => go(page - 1) }),
    ...(page < last && { onNext: () => go(page + 1) }),
  }
}
