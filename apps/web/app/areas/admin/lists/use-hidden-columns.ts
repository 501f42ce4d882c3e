import { useSearchParams } from 'react-router-dom'
import { hiddenColumnsOf, hiddenFilter } from './view-params.ts'
import { withFilter } from './with-filter.ts'

const none: readonly string[] = []

/** The hidden columns of a DataTable, kept in the address, so that a link or a saved view shows the same. */
export function useHiddenColumns(hiddenAtFirst: readonly string[] = none) {
  const [params, setParams] = useSearchParams()
  return {
    hiddenColumns: hiddenColumnsOf(params, hiddenAtFirst),
    onHiddenColumnsChange: (columns: readonly string[]) =>
      setParams(
        (present) =>
          withFilter(present, { halaman: present.get('halaman') ?? '', ...hiddenFilter(columns, hiddenAtFirst) }),
        { replace: true, preventScrollReset: true },
      ),
  }
}
