import type { LibraryItem } from '@naikkelas/contract/pages'
import { Button } from '@naikkelas/ui/button'
import { formatBytes } from '@naikkelas/ui/format'
import { Icon } from '@naikkelas/ui/icons'
import { allShownWords } from '../lists/all-shown-words.ts'
import { everything, noSelection, type Selection } from '../lists/selection.ts'
import type { LibraryFilters } from './library-filters.ts'
import type { Library } from './use-library.ts'

interface SelectionBarProps {
  library: Library
  filters: LibraryFilters
  selected: readonly LibraryItem[]
  mayDesign: boolean
  onSelect: (selection: Selection) => void
  onMove: () => void
  onRemove: () => void
  onRestore: () => void
}

/** How much is in sight or selected, and what is done with all of it at once. */
export function SelectionBar({
  library: { items, total, totalBytes },
  filters,
  selected,
  mayDesign,
  onSelect,
  onMove,
  onRemove,
  onRestore,
}: SelectionBarProps) {
  const isTrash = filters.show === 'trash'
  const bytes = selected.reduce((sum, item) => sum + item.bytes, 0)
  return (
    <div className="flex min-h-10 flex-wrap items-center gap-2 text-app-sm">
      <p role="status" className="min-w-max flex-1 text-muted">
        {selected.length > 0
          ? `${selected.length} dipilih · ${formatBytes(bytes)}`
          : `${total} media · ${formatBytes(totalBytes)}`}
      </p>
      {selected.length > 0 && mayDesign && isTrash && (
        <Button size="sm" iconStart={<Icon name="urungkan" size={16} />} onClick={onRestore}>
          Pulihkan
        </Button>
      )}
      {selected.length > 0 && mayDesign && !isTrash && (
        <>
          <Button size="sm" iconStart={<Icon name="map" size={16} />} onClick={onMove}>
            Pindahkan
          </Button>
          <Button size="sm" iconStart={<Icon name="hapus" size={16} />} onClick={onRemove}>
            Hapus
          </Button>
        </>
      )}
      {selected.length > 0 ? (
        <Button size="sm" variant="quiet" onClick={() => onSelect(noSelection)}>
          Batal pilih
        </Button>
      ) : (
        items.length > 0 && (
          <Button size="sm" variant="quiet" onClick={() => onSelect(everything(items.map(({ id }) => id)))}>
            {allShownWords(items.length, total)}
          </Button>
        )
      )}
    </div>
  )
}
