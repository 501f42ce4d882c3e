import type { SectionComparison } from '@naikkelas/page'
import { Badge } from '@naikkelas/ui/badge'
import { Icon } from '@naikkelas/ui/icons'

/** What became of a section between both sides, in a word and with an icon. */
export function StateBadges({ section }: { section: SectionComparison }) {
  const { state, isMoved, placeBefore, placeAfter } = section
  return (
    <>
      {state === 'added' && (
        <Badge tone="ok" icon={<Icon name="tambah" size={16} />}>
          Ditambahkan
        </Badge>
      )}
      {state === 'removed' && (
        <Badge tone="danger" icon={<Icon name="hapus" size={16} />}>
          Dihapus
        </Badge>
      )}
      {state === 'changed' && (
        <Badge tone="warn" icon={<Icon name="pensil" size={16} />}>
          Diubah
        </Badge>
      )}
      {isMoved && (
        <Badge tone="info" icon={<Icon name="urutkan" size={16} />}>
          Dipindahkan dari urutan {placeBefore} ke {placeAfter}
        </Badge>
      )}
    </>
  )
}
