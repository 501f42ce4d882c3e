import { useBuilderParts, useWorkspace } from '../state/builder-context.ts'
import { Button } from '@naikkelas/ui/button'
import { EmptyState } from '@naikkelas/ui/empty-state'
import { Icon, Mark } from '@naikkelas/ui/icons'
import { useMediaQuery, wideScreen } from '../../kit/use-media-query.ts'
import { showPalette } from '../acts/show-palette.ts'

/** The empty state of a page: what will be here, and the first step. */
export function EmptyCanvas() {
  const { workspace } = useBuilderParts()
  const isWide = useMediaQuery(wideScreen)
  const openSheet = useWorkspace(({ panels }) => panels.openSheet)
  return (
    <div className="relative min-h-[24rem] rounded-surface border border-dashed border-border bg-surface">
      <EmptyState
        picture={<Mark className="size-10" />}
        title="Halaman ini masih kosong"
        text={
          isWide
            ? 'Pilih bagian di sebelah kiri, atau seret ke sini. Mulailah dengan satu janji yang jelas.'
            : 'Mulailah dengan satu janji yang jelas.'
        }
        action={
          <Button
            variant="primary"
            iconStart={<Icon name="tambah" size={16} />}
            onClick={() => (isWide ? showPalette(workspace) : openSheet('palette'))}
          >
            Pilih bagian pertama
          </Button>
        }
      />
    </div>
  )
}
