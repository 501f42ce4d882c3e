import { Icon } from '@naikkelas/ui/icons'
import { sectionDefinition } from '@naikkelas/ui/sections/registry'
import { Suspense } from 'react'
import { useBuilder, useBuilderParts } from '../state/builder-context.ts'
import { dragHintId, useDragSource } from '../dnd/drag-source.ts'
import { toneOptions } from '../model/settings-options.ts'
import { editField } from '../model/field-edit.ts'
import { sectionLabel } from '../model/section-name.ts'
import { ChoiceMenu } from './choice-menu.tsx'
import type { ChoosePicture } from './empty-places.ts'
import { EmptyPlacesMenu } from './empty-places-menu.tsx'
import { LayoutPicture, TonePicture } from './look-picture.tsx'
import { runSectionAct } from '../acts/section-act.ts'
import { SectionMenu } from './section-menu.tsx'
import { ToolbarFrame } from './toolbar-frame.tsx'
import { Tool, WideSeparator } from './toolbar-tool.tsx'
import { latePart } from '../../../../shared/late/late-part.tsx'

const SeveralToolbar = latePart(async () => (await import('./several-toolbar.tsx')).SeveralToolbar)

/** Actions on the selected section, or on several. */
export function SectionToolbar({ onChoosePicture }: { onChoosePicture: ChoosePicture }) {
  const section = useBuilder((state) => state.document.sections.find(({ id }) => id === state.selectedId))
  const isSeveral = useBuilder((state) => state.selectedIds.length > 1 || state.isPicking)
  if (!section) return null
  return isSeveral ? (
    <Suspense fallback={null}>
      <SeveralToolbar sectionId={section.id} />
    </Suspense>
  ) : (
    <SelectedToolbar key="toolbar" sectionId={section.id} onChoosePicture={onChoosePicture} />
  )
}

function SelectedToolbar({ sectionId, onChoosePicture }: { sectionId: string; onChoosePicture: ChoosePicture }) {
  const parts = useBuilderParts()
  const { store, workspace } = parts
  const section = useBuilder((state) => state.document.sections.find(({ id }) => id === sectionId))
  const index = useBuilder((state) => state.document.sections.findIndex(({ id }) => id === sectionId))
  const count = useBuilder((state) => state.document.sections.length)
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
    <ToolbarFrame sectionId={sectionId} dragRef={setNodeRef}>
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
        onPress={() => runSectionAct(parts, sectionId, 'up')}
      />
      <Tool
        label="Turunkan"
        icon="turun"
        isDisabled={index === count - 1}
        onPress={() => runSectionAct(parts, sectionId, 'down')}
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
            store.actions.edit([{ kind: 'changeSettings', sectionId, value: { tone: chosen.value }, was: { tone } }], {
              announce: `Nuansa ${chosen.label}`,
            })
        }}
      />
      <EmptyPlacesMenu section={section} onChoosePicture={onChoosePicture} />
      <WideSeparator />
      {section.settings.variant && (
        <Tool
          label={`Varian ${section.settings.variant.key.toUpperCase()}: hasil uji`}
          icon="grafik"
          onPress={() => workspace.getState().dialogs.show('experiment')}
        />
      )}
      <Tool label="Komentari" icon="obrolan" onPress={() => workspace.getState().comments.open({ sectionId })} />
      <Tool label="Gandakan" icon="gandakan" onPress={() => runSectionAct(parts, sectionId, 'duplicate')} />
      <Tool
        label={isHidden ? 'Tampilkan' : 'Sembunyikan'}
        icon={isHidden ? 'mata' : 'mata-tutup'}
        onPress={() => runSectionAct(parts, sectionId, 'hide')}
      />
      <Tool label="Hapus" icon="hapus" onPress={() => runSectionAct(parts, sectionId, 'remove')} />
      <SectionMenu />
    </ToolbarFrame>
  )
}
