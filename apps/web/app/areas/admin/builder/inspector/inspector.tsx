import { IconButton } from '@naikkelas/ui/icon-button'
import { Icon } from '@naikkelas/ui/icons'
import { sectionDefinition } from '@naikkelas/ui/sections/registry'
import { useBuilder, useBuilderActions } from '../builder-context.ts'
import { PanelRegion } from '../layout/panel-region.tsx'
import { sectionLabel } from '../outline/section-name.ts'
import { PageSettings } from '../page-settings/page-settings.tsx'
import { SectionInspector } from './section-inspector.tsx'
import { useJump } from './use-jump.ts'

/** Settings of what is selected: a section, or the page when none is. */
export function Inspector() {
  const section = useBuilder((state) => state.document.sections.find(({ id }) => id === state.selectedId))
  const { select } = useBuilderActions()
  useJump()
  return (
    <PanelRegion
      label="Pengaturan"
      contentKey={section?.id ?? 'page'}
      className="border-s border-line max-lg:border-s-0"
      heading={section ? sectionLabel(section) : 'Pengaturan halaman'}
      tools={
        section && (
          <IconButton
            size="sm"
            label="Ke pengaturan halaman"
            title="Ke pengaturan halaman"
            icon={<Icon name="maju" size={16} className="rotate-180" />}
            onClick={() => select(null)}
          />
        )
      }
    >
      {section ? (
        <div>
          {sectionDefinition(section.type)?.purpose && (
            <p className="px-4 pb-3 text-app-xs text-muted">{sectionDefinition(section.type)?.purpose}</p>
          )}
          <SectionInspector section={section} />
        </div>
      ) : (
        <PageSettings />
      )}
    </PanelRegion>
  )
}
