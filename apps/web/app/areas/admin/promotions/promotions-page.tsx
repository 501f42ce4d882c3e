import type { OutputFor } from '@naikkelas/contract'
import { changePromotionStatus, type listPromotions, type Promotion } from '@naikkelas/contract/site'
import type { DataTableColumn } from '@naikkelas/ui/data-table'
import { karcis } from '@naikkelas/ui/icons/drawings'
import { placementWords } from '../banners/banner-kinds.ts'
import { changeStatusBy } from '../content/change-status.ts'
import type { ContentFilters } from '../content/content-filters.ts'
import { changedColumn, stateColumn, titleColumn } from '../content/record-columns.tsx'
import { RecordList } from '../content/record-list.tsx'

interface PromotionsPageProps {
  list: OutputFor<typeof listPromotions>
  filters: ContentFilters
  mayChange: boolean
}

const href = '/admin/promosi'

/** Sets of banners that lead to one landing page. */
export function PromotionsPage({ list, filters, mayChange }: PromotionsPageProps) {
  return (
    <RecordList
      title="Promosi"
      description="Sekumpulan banner menuju satu halaman, selama satu masa. Tampil di atas banner lain."
      href={href}
      noun="promosi"
      icon={karcis}
      list={list}
      columns={columns}
      filters={filters}
      placeholder="Judul"
      change={changeStatusBy(changePromotionStatus)}
      mayChange={mayChange}
    />
  )
}

const columns: readonly DataTableColumn<Promotion>[] = [
  titleColumn(href, 'Judul', ({ page }) => page?.name ?? 'Halamannya belum dipilih'),
  {
    id: 'placements',
    header: 'Tampil di',
    cell: ({ value }) =>
      value.banners.length === 0 ? (
        <span className="text-muted">Belum ada banner</span>
      ) : (
        value.banners.map(({ placement }) => placementWords[placement]).join(', ')
      ),
  },
  stateColumn(({ value }) => value.startsAt),
  changedColumn,
]
