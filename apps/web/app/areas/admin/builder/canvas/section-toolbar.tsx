import { IconButton } from '@naikkelas/ui/icon-button'
import { Icon } from '@naikkelas/ui/icons'
import { sectionDefinition } from '@naikkelas/ui/sections/registry'
import { Toolbar, ToolbarSeparator } from '@naikkelas/ui/toolbar'
import { Tooltip } from '@naikkelas/ui/tooltip'
import { useBuilder, useBuilderParts } from '../builder-context.ts'
import { dragHintId, useDragSource } from '../dnd/drag-source.ts'
import { toneOptions } from '../inspector/settings-options.ts'
import { editField } from '../model/field-edit.ts'
import { sectionLabel } from '../outline/section-name.ts'
import { ChoiceMenu } from './choice-menu.tsx'
import { LayoutPicture, TonePicture } from './look-picture.tsx'
import { runSectionAct } from './section-act.ts'
import { useSectionBox } from './use-section-box.ts'

/** What can be done to the selected section, at its upper edge; on narrow screens above the panels' bar. */
export function SectionToolbar() {
  const section = useBuilder((state) => state.document.sections.find(({ id }) => id === state.selectedId))
  return section ? <SelectedToolbar key="toolbar" sectionId={section.id} /> : null
}

function SelectedToolbar({ sectionId }: { sectionId: string }) {
  const { store } = useBuilderParts()
  const section = useBuilder((state) => state.document.sections.find(({ id }) => id === sectionId))
  const index = useBuilder((state) => state.document.sections.findIndex(({ id }) => id === sectionId))
  const count = useBuilder((state) => state.document.sections.length)
  const box = useSectionBox(sectionId)
  const label = section ? sectionLabel(section) : ''
  const { setNodeRef, setHandleRef, attributes, listeners } = useDragSource({
    kind: 'move',
    sectionId,
    label,
    from: 'canvas',
  })
  if (!section) return null
  const definition = sectionDefinition(section.type)
  const layout = definition?.fields.layout
  const { isHidden, tone } = section.settings
  return (
    <div ref={box} className="pointer-events-none absolute inset-x-0 z-10 flex justify-center max-sm:static">
      <div
        ref={setNodeRef}
        className="pointer-events-auto sticky inset-x-2 top-2 h-fit w-max shrink-0 max-sm:fixed max-sm:w-auto max-sm:inset-x-2 max-sm:top-auto max-sm:bottom-[calc(3.75rem+env(safe-area-inset-bottom))] max-sm:z-20 max-sm:flex max-sm:justify-center"
      >
        <Toolbar
          label="Bagian terpilih"
          variant="floating"
          className="max-sm:max-w-full max-sm:gap-0 max-sm:overflow-x-auto"
        >
          <button
            type="button"
            ref={setHandleRef}
            {...attributes}
            {...listeners}
            aria-describedby={dragHintId}
            className="inline-flex h-8 shrink-0 cursor-grab touch-none items-center gap-1.5 rounded-control ps-1.5 pe-2 text-app-xs font-semibold text-text hover:bg-hover active:cursor-grabbing max-sm:hidden"
          >
            <Icon name="geser" size={16} className="text-muted" />
            <span className="sr-only">Seret bagian</span>
            <span className="max-w-40 truncate">{label}</span>
          </button>
          <WideSeparator />
          <Tool
            label="Naikkan"
            icon="naik"
            isDisabled={index === 0}
            onPress={() => runSectionAct(store, sectionId, 'up')}
          />
          <Tool
            label="Turunkan"
            icon="turun"
            isDisabled={index === count - 1}
            onPress={() => runSectionAct(store, sectionId, 'down')}
          />
          <WideSeparator />
          {layout?.kind === 'layout' && (
            <ChoiceMenu
              label={layout.label}
              icon="papan-tulis"
              value={String(section.content.layout)}
              options={layout.options}
              pictureOf={(value) => <LayoutPicture section={section} layout={value} />}
              onChoose={(value) =>
                editField(store, sectionId, ['layout'], value, {
                  announce: `Tata letak ${layout.options.find((option) => option.value === value)?.label ?? ''}`,
                })
              }
            />
          )}
          <ChoiceMenu
            label="Nuansa"
            icon="sorot"
            value={tone}
            options={toneOptions}
            pictureOf={(value) => (
              <TonePicture tone={toneOptions.find((option) => option.value === value)?.value ?? 'white'} />
            )}
            onChoose={(value) => {
              const chosen = toneOptions.find((option) => option.value === value)
              if (chosen)
                store.actions.edit(
                  [{ kind: 'changeSettings', sectionId, value: { tone: chosen.value }, was: { tone } }],
                  { announce: `Nuansa ${chosen.label}` },
                )
            }}
          />
          <WideSeparator />
          <Tool label="Gandakan" icon="gandakan" onPress={() => runSectionAct(store, sectionId, 'duplicate')} />
          <Tool
            label={isHidden ? 'Tampilkan' : 'Sembunyikan'}
            icon={isHidden ? 'mata' : 'mata-tutup'}
            onPress={() => runSectionAct(store, sectionId, 'hide')}
          />
          <Tool label="Hapus" icon="hapus" onPress={() => runSectionAct(store, sectionId, 'remove')} />
        </Toolbar>
      </div>
    </div>
  )
}

/** On phones the tools need all the room there is. */
function WideSeparator() {
  return (
    <span className="contents max-sm:hidden">
      <ToolbarSeparator />
    </span>
  )
}

function Tool({
  label,
  icon,
  isDisabled = false,
  onPress,
}: {
  label: string
  icon: Parameters<typeof Icon>[0]['name']
  isDisabled?: boolean
  onPress: () => void
}) {
  return (
    <Tooltip label={label}>
      {/* Not `disabled`: the focus would be lost where a section reaches the end of the page. */}
      <IconButton
        size="sm"
        label={label}
        aria-label={label}
        aria-disabled={isDisabled}
        icon={<Icon name={icon} size={16} />}
        className="aria-disabled:opacity-40"
        onClick={() => !isDisabled && onPress()}
      />
    </Tooltip>
  )
}
