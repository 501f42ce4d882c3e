import { Icon } from '@naikkelas/ui/icons'
import { useBuilder, useBuilderParts } from '../state/builder-context.ts'
import { dragHintId, useDragSource } from '../dnd/drag-source.ts'
import { spacingOptions, toneOptions } from '../model/settings-options.ts'
import { moveSeveralByOne, sectionsOf } from '../model/several-acts.ts'
import { ChoiceMenu } from './choice-menu.tsx'
import { TonePicture } from './look-picture.tsx'
import { SectionMenu } from './section-menu.tsx'
import { changeSeveral, runSeveralAct } from '../acts/several-act.ts'
import { ToolbarFrame } from './toolbar-frame.tsx'
import { Tool, WideSeparator } from './toolbar-tool.tsx'

interface SeveralToolbarProps {
  /** The primary one of the selected sections. */
  sectionId: string
}

/** Actions on all selected sections; each is one step. */
export function SeveralToolbar({ sectionId }: SeveralToolbarProps) {
  const parts = useBuilderParts()
  const { store } = parts
  const document = useBuilder((state) => state.document)
  const selectedIds = useBuilder((state) => state.selectedIds)
  const isPicking = useBuilder((state) => state.isPicking)
  const sections = sectionsOf(document, selectedIds)
  const label = `${sections.length} bagian terpilih`
  const { setNodeRef, setHandleRef, attributes, listeners } = useDragSource({
    kind: 'move',
    sectionId,
    label,
    from: 'canvas',
  })
  const isShown = sections.some(({ settings }) => !settings.isHidden)
  return (
    <ToolbarFrame sectionId={sectionId} dragRef={setNodeRef}>
      <button
        type="button"
        ref={setHandleRef}
        {...attributes}
        {...listeners}
        aria-describedby={dragHintId}
        className="inline-flex h-8 shrink-0 cursor-grab touch-none items-center gap-1.5 rounded-control ps-1.5 pe-2 text-app-xs font-semibold text-text hover:bg-hover active:cursor-grabbing"
      >
        <Icon name="geser" size={16} className="text-muted max-sm:hidden" />
        <span className="sr-only">Seret bagian</span>
        <span className="whitespace-nowrap">{label}</span>
      </button>
      <WideSeparator />
      <Tool
        label="Naikkan"
        icon="naik"
        isDisabled={moveSeveralByOne(document, selectedIds, -1).length === 0}
        onPress={() => runSeveralAct(parts, 'up')}
      />
      <Tool
        label="Turunkan"
        icon="turun"
        isDisabled={moveSeveralByOne(document, selectedIds, 1).length === 0}
        onPress={() => runSeveralAct(parts, 'down')}
      />
      <WideSeparator />
      <ChoiceMenu
        label="Nuansa"
        icon="sorot"
        value={sharedValue(sections.map(({ settings }) => settings.tone))}
        options={toneOptions}
        pictureOf={(value) => (
          <TonePicture tone={toneOptions.find((option) => option.value === value)?.value ?? 'white'} />
        )}
        onChoose={(value) => {
          const chosen = toneOptions.find((option) => option.value === value)
          if (chosen) changeSeveral(store, { tone: chosen.value }, `Nuansa ${chosen.label} untuk ${label}`)
        }}
      />
      {/* On phones there is room for it in the panel only. */}
      <span className="contents max-sm:hidden">
        <ChoiceMenu
          label="Jarak"
          icon="perluas"
          value={sharedValue(sections.map(({ settings }) => settings.spacing))}
          options={spacingOptions}
          onChoose={(value) => {
            const chosen = spacingOptions.find((option) => option.value === value)
            if (chosen) changeSeveral(store, { spacing: chosen.value }, `Jarak ${chosen.label} untuk ${label}`)
          }}
        />
      </span>
      <WideSeparator />
      <Tool label="Gandakan" icon="gandakan" onPress={() => runSeveralAct(parts, 'duplicate')} />
      <Tool
        label={isShown ? 'Sembunyikan' : 'Tampilkan'}
        icon={isShown ? 'mata-tutup' : 'mata'}
        onPress={() => runSeveralAct(parts, 'hide')}
      />
      <Tool label="Hapus" icon="hapus" onPress={() => runSeveralAct(parts, 'remove')} />
      <SectionMenu />
      {isPicking && <Tool label="Selesai memilih" icon="centang" onPress={() => store.actions.select(null)} />}
    </ToolbarFrame>
  )
}

/** The value that all share; empty where they differ. */
function sharedValue(values: readonly string[]): string {
  const [first = ''] = values
  return values.every((value) => value === first) ? first : ''
}
