import { IconButton } from '@naikkelas/ui/icon-button'
import { Icon } from '@naikkelas/ui/icons'
import { Link } from 'react-router-dom'
import { PageStatus } from '../../landing-pages/page-status.tsx'
import { useBuilder, useBuilderActions } from '../builder-context.ts'
import { usePanels } from '../layout/panel-store.ts'
import { useMediaQuery, wideScreen } from '../layout/use-media-query.ts'
import { PublishButton } from '../publish/publish-button.tsx'
import { DeviceWidths } from './device-widths.tsx'
import { HistoryButtons } from './history-buttons.tsx'
import { PreviewButton } from './preview-button.tsx'
import { SaveStatus } from './save-status.tsx'
import { ShortcutsDialog } from '../shortcuts/shortcuts-dialog.tsx'

/** Which page this is, how it stands, and what is done to it as a whole. */
export function Bar() {
  const page = useBuilder((state) => state.page)
  const isWide = useMediaQuery(wideScreen)
  const isPublished = page.status === 'published'
  return (
    <header className="relative z-30 flex h-14 shrink-0 items-center gap-2 border-b border-line bg-surface px-2 sm:px-3">
      <IconButton asChild label="Ke daftar halaman" icon={null}>
        <Link to="/admin/landing-pages" title="Ke daftar halaman">
          <Icon name="panah-kiri" />
        </Link>
      </IconButton>
      <div className="flex min-w-0 flex-col justify-center max-sm:flex-1">
        <div className="flex min-w-0 items-center gap-2">
          <h1 className="truncate text-app-sm font-semibold">{page.name}</h1>
          <span className="shrink-0 max-sm:hidden">
            <PageStatus page={page} />
          </span>
        </div>
        <SaveStatus />
      </div>
      {isPublished && (
        <a
          href={page.address}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-9 shrink-0 items-center gap-1.5 rounded-control px-2 text-app-sm font-medium text-link hover:bg-hover pointer-coarse:min-h-11 max-lg:px-1.5"
        >
          <Icon name="buka-luar" size={16} />
          <span className="max-lg:sr-only">Lihat halaman</span>
        </a>
      )}
      <div className="flex flex-1 justify-center max-lg:hidden">{isWide && <DeviceWidths />}</div>
      <div className="ms-auto flex shrink-0 items-center gap-1">
        {isWide && (
          <>
            <HistoryButtons />
            <PageSettingsButton />
            <ShortcutsDialog />
          </>
        )}
        <PreviewButton />
        <PublishButton />
      </div>
    </header>
  )
}

function PageSettingsButton() {
  const { select } = useBuilderActions()
  const openSheet = usePanels((state) => state.openSheet)
  const isWide = useMediaQuery(wideScreen)
  return (
    <IconButton
      label="Atur halaman"
      title="Atur halaman"
      icon={<Icon name="pengaturan" />}
      onClick={() => {
        select(null)
        if (!isWide) openSheet('inspector')
      }}
    />
  )
}
