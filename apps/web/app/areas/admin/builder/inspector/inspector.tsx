import { IconButton } from '@naikkelas/ui/icon-button'
import { Icon } from '@naikkelas/ui/icons'
import { sectionDefinition } from '@naikkelas/ui/sections/registry'
import { Suspense, useDeferredValue } from 'react'
import { useBuilder, useBuilderActions, useWorkspace } from '../state/builder-context.ts'
import { PanelRegion } from '../layout/panel-region.tsx'
import { sectionLabel } from '../model/section-name.ts'
import { PageSettings } from '../page-settings/page-settings.tsx'
import { SectionInspector } from './section-inspector.tsx'
import { useJump } from './use-jump.ts'
import { latePart } from '../../../../shared/late/late-part.tsx'

const SyncedNote = latePart(async () => (await import('../library/synced-note.tsx')).SyncedNote)
const SeveralInspector = latePart(async () => (await import('./several-inspector.tsx')).SeveralInspector)

/** Settings of what is selected: a section, several, or the page when none is. */
export function Inspector() {
  // The canvas is painted first: a press there is answered before the fields of another section are drawn.
  const shownId = useDeferredValue(useBuilder((state) => state.selectedId))
  const count = useDeferredValue(useBuilder((state) => state.selectedIds.length))
  const section = useBuilder(({ document: { sections }, selectedId }) => {
    const shown = sections.find(({ id }) => id === shownId)
    // The fields of one that has gone are not kept for a moment.
    return shown || shownId === null ? shown : sections.find(({ id }) => id === selectedId)
  })
  const synced = useWorkspace(({ synced: state }) => (section ? state.bySection.get(section.id) : undefined))
  const wantSettings = useWorkspace(({ panels }) => panels.wantSettings)
  const { select } = useBuilderActions()
  useJump()
  return (
    <PanelRegion
      label="Pengaturan"
      contentKey={count > 1 ? 'several' : (section?.id ?? 'page')}
      className="border-s border-line max-lg:border-s-0"
      heading={count > 1 ? `${count} bagian terpilih` : section ? sectionLabel(section) : 'Pengaturan halaman'}
      tools={
        section && (
          <IconButton
            size="sm"
            label="Ke pengaturan halaman"
            title="Ke pengaturan halaman"
            icon={<Icon name="maju" size={16} className="rotate-180" />}
            onClick={() => {
              wantSettings()
              select(null)
            }}
          />
        )
      }
    >
      {count > 1 ? (
        <Suspense fallback={null}>
          <SeveralInspector />
        </Suspense>
      ) : section ? (
        <div>
          {sectionDefinition(section.type)?.purpose && (
            <p className="px-4 pb-3 text-app-xs text-muted">{sectionDefinition(section.type)?.purpose}</p>
          )}
          {synced && (
            <Suspense fallback={null}>
              <SyncedNote section={section} synced={synced} />
            </Suspense>
          )}
          <SectionInspector section={section} />
        </div>
      ) : (
        <PageSettings />
      )}
    </PanelRegion>
  )
}
