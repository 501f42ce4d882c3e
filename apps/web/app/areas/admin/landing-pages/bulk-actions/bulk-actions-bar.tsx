import { pagesAtOnce } from '@naikkelas/contract/pages'
import { Button } from '@naikkelas/ui/button'
import { Icon } from '@naikkelas/ui/icons'
import { type BulkActionKind, bulkActionLabels } from './bulk-action-labels.ts'
import { allShownWords } from '../../lists/all-shown-words.ts'
import type { RowSelection } from '../../kit/use-row-selection.ts'

interface BulkActionsBarProps {
  selection: RowSelection
  shownCount: number
  /** Of the whole list, including further pages of it. */
  total: number
  mayDesign: boolean
  mayPublish: boolean
  onAct: (kind: BulkActionKind) => void
  /** Ends selecting: nothing is selected any more. */
  onLeave: () => void
}

const designActs = ['offer', 'theme', 'section', 'folder', 'labels'] as const

/** The selected pages and their bulk actions. */
export function BulkActionsBar({
  selection,
  shownCount,
  total,
  mayDesign,
  mayPublish,
  onAct,
  onLeave,
}: BulkActionsBarProps) {
  const count = selection.ids.size
  const selectShown = (
    <Button size="sm" variant="quiet" onClick={selection.selectShown}>
      {allShownWords(shownCount, total)}
    </Button>
  )
  const isTooMany = count > pagesAtOnce
  const button = (kind: BulkActionKind) => (
    <Button key={kind} size="sm" disabled={isTooMany} onClick={() => onAct(kind)}>
      {bulkActionLabels[kind].button}
    </Button>
  )
  return (
    <section
      aria-label="Tindakan untuk halaman terpilih"
      className="sticky top-2 z-20 flex min-h-9 flex-wrap items-center gap-2 rounded-surface border border-line bg-surface p-2 shadow-e2"
    >
      <p role="status" className="me-auto ps-1 text-app-sm font-semibold">
        {count === 0
          ? 'Pilih halaman'
          : isTooMany
            ? `${count} halaman dipilih, paling banyak ${pagesAtOnce}`
            : `${count} halaman dipilih`}
      </p>
      {selectShown}
      <Button size="sm" variant="quiet" iconStart={<Icon name="silang" size={16} />} onClick={onLeave}>
        Batal pilih
      </Button>
      {count > 0 && (
        <div className="flex w-full flex-wrap items-center gap-2">
          {mayDesign && designActs.map(button)}
          {mayPublish && button('publish')}
          {mayPublish && button('unpublish')}
          {mayDesign && (
            <Button
              size="sm"
              variant="quiet"
              disabled={isTooMany}
              iconStart={<Icon name="hapus" size={16} />}
              className="text-danger sm:ms-auto"
              onClick={() => onAct('trash')}
            >
              {bulkActionLabels.trash.button}
            </Button>
          )}
        </div>
      )}
    </section>
  )
}
