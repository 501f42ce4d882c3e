import { IconButton } from '@naikkelas/ui/icon-button'
import { Icon } from '@naikkelas/ui/icons'
import { Link } from 'react-router-dom'
import { useHeadingFocus } from '../../../../shared/document/heading-focus.ts'
import { PageStatus } from '../../landing-pages/page-status.tsx'
import { useBuilder } from '../state/builder-context.ts'
import { PeopleBar } from '../live/people-bar.tsx'
import { CommentsButton } from '../comments/comments-button.tsx'
import { regionMark } from '../stage/region-focus.ts'
import { useMediaQuery, wideScreen } from '../../kit/use-media-query.ts'
import { PublishButton } from '../publish/publish-button.tsx'
import { CanvasSize } from './canvas-size.tsx'
import { DeviceWidths } from './device-widths.tsx'
import { HistoryButtons } from './history-buttons.tsx'
import { MoreMenu } from './more-menu.tsx'
import { PreviewButton } from './preview-button.tsx'
import { SaveStatus } from './save-status.tsx'
import { usePageSettings } from './use-page-settings.ts'

const backToPages = { to: '/admin/landing-pages', label: 'Ke daftar halaman' }
const backToParts = { to: '/admin/kepala-kaki', label: 'Ke header dan footer situs' }

/** The page's name, status and actions. */
export function Bar() {
  const page = useBuilder((state) => state.page)
  const isWide = useMediaQuery(wideScreen)
  const heading = useHeadingFocus()
  const isPart = page.kind === 'site_part'
  const back = isPart ? backToParts : backToPages
  return (
    <header
      {...regionMark}
      className="group/bar relative z-30 flex h-14 shrink-0 items-center gap-2 border-b border-line bg-surface px-2 sm:px-3"
    >
      <IconButton asChild label={back.label} icon={null}>
        <Link to={back.to} title={back.label}>
          <Icon name="panah-kiri" />
        </Link>
      </IconButton>
      <div className="flex min-w-0 flex-col justify-center max-sm:flex-1 max-sm:overflow-hidden">
        <div className="flex min-w-0 items-center gap-2">
          <h1 ref={heading} tabIndex={-1} className="truncate text-app-sm font-semibold outline-none">
            {page.name}
          </h1>
          <span className="shrink-0 max-sm:hidden lg:max-xl:hidden">
            <PageStatus page={page} />
          </span>
        </div>
        <SaveStatus />
      </div>
      {page.status === 'published' && !isPart && (
        <a
          href={page.address}
          target="_blank"
          rel="noopener"
          // On a phone the name of the page needs the room once others are there.
          className="inline-flex min-h-9 shrink-0 items-center gap-1.5 rounded-control px-2 text-app-sm font-medium text-link hover:bg-hover pointer-coarse:min-h-11 max-xl:px-1.5 max-sm:group-has-data-people/bar:hidden"
        >
          <Icon name="buka-luar" size={16} />
          <span className="max-xl:sr-only">Lihat halaman</span>
        </a>
      )}
      <div className="flex flex-1 shrink-0 basis-auto items-center justify-center gap-2 max-lg:hidden">
        {isWide && (
          <>
            <DeviceWidths />
            <CanvasSize />
          </>
        )}
      </div>
      <div className="ms-auto flex shrink-0 items-center gap-1">
        <PeopleBar />
        {isWide && (
          <>
            <HistoryButtons />
            <CommentsButton />
            <PageSettingsButton />
            <MoreMenu />
          </>
        )}
        <PreviewButton />
        <PublishButton />
      </div>
    </header>
  )
}

function PageSettingsButton() {
  const showPageSettings = usePageSettings()
  return (
    <IconButton
      label="Atur halaman"
      title="Atur halaman"
      icon={<Icon name="pengaturan" />}
      onClick={showPageSettings}
    />
  )
}
