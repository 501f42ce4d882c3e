import { useWorkspace } from '../state/builder-context.ts'
import { Icon, type IconName } from '@naikkelas/ui/icons'
import { MoreMenu } from '../bar/more-menu.tsx'
import { HistoryButtons } from '../bar/history-buttons.tsx'
import { type Panel } from '../state/panel-store.ts'
import { regionMark } from '../stage/region-focus.ts'

const panels: readonly { panel: Panel; label: string; icon: IconName }[] = [
  { panel: 'palette', label: 'Tambah', icon: 'tambah' },
  { panel: 'outline', label: 'Susunan', icon: 'daftar' },
  { panel: 'inspector', label: 'Atur', icon: 'pengaturan' },
]

/** The way to the panels on narrow screens, within the thumb's reach. */
export function PhoneBar() {
  const { sheet, openSheet, closeSheet } = useWorkspace(({ panels }) => panels)
  return (
    <div
      {...regionMark}
      data-phone-bar=""
      className="z-20 flex items-center gap-1 border-t border-line bg-surface px-2 pb-[env(safe-area-inset-bottom)]"
    >
      {panels.map(({ panel, label, icon }) => (
        <button
          key={panel}
          type="button"
          aria-expanded={sheet === panel}
          onClick={() => (sheet === panel ? closeSheet() : openSheet(panel))}
          className="flex min-h-14 min-w-14 flex-1 flex-col items-center justify-center gap-0.5 rounded-control text-app-xs font-medium text-muted aria-expanded:text-accent"
        >
          <Icon name={icon} />
          {label}
        </button>
      ))}
      <div className="flex border-s border-line ps-1">
        <HistoryButtons />
        <MoreMenu />
      </div>
    </div>
  )
}
