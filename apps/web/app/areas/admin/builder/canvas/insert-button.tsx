import { useBuilder, useBuilderActions, useBuilderParts } from '../state/builder-context.ts'
import { showPalette } from '../acts/show-palette.ts'

interface InsertButtonProps {
  afterId: string
  /** The first section has one above it too. */
  isFirst: boolean
  /** Whether Tab stops here: only at the selected section. */
  isStop: boolean
}

/** The "+" between sections inserts the next palette choice there. `SectionNumbers` sets its label. */
export function InsertButton({ afterId, isFirst, isStop }: InsertButtonProps) {
  const { workspace } = useBuilderParts()
  const { insertNextAfter, announce } = useBuilderActions()
  const isWaiting = useBuilder((state) => state.insertAfter === afterId || (isFirst && state.insertAfter === null))
  const choose = (place: string | null) => {
    insertNextAfter(place)
    announce('Pilih bagian yang akan disisipkan di sini')
    showPalette(workspace)
  }
  return (
    <>
      {isFirst && (
        <Plus
          className="builder-plus-above"
          label="Sisipkan di awal"
          isOn={isWaiting}
          isStop={isStop}
          onPress={() => choose(null)}
        />
      )}
      <Plus className="builder-plus-below" isOn={isWaiting} isStop={isStop} onPress={() => choose(afterId)} />
    </>
  )
}

interface PlusProps {
  className: string
  label?: string
  isOn: boolean
  isStop: boolean
  onPress: () => void
}

function Plus({ className, label, isOn, isStop, onPress }: PlusProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      tabIndex={isStop ? 0 : -1}
      data-state={isOn ? 'on' : undefined}
      className={`builder-chrome builder-plus ${className}`}
      onClick={(event) => {
        event.stopPropagation()
        onPress()
      }}
    ></button>
  )
}
