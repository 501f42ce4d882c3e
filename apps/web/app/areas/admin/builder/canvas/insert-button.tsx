import { Icon } from '@naikkelas/ui/icons'
import { useBuilder, useBuilderActions } from '../builder-context.ts'
import { showPalette } from '../palette/show-palette.ts'

interface InsertButtonProps {
  afterId: string
  index: number
}

/** The "+" at the edges of a section: the next section from the palette goes there. */
export function InsertButton({ afterId, index }: InsertButtonProps) {
  const { insertNextAfter, announce } = useBuilderActions()
  const isWaiting = useBuilder((state) => state.insertAfter === afterId || (index === 0 && state.insertAfter === null))
  const choose = (place: string | null) => {
    insertNextAfter(place)
    announce('Pilih bagian yang akan disisipkan di sini')
    showPalette()
  }
  return (
    <>
      {index === 0 && <Plus className="builder-plus-above" label="Sisipkan di awal" isOn={isWaiting} onPress={() => choose(null)} />}
      <Plus className="builder-plus-below" label={`Sisipkan setelah urutan ${index + 1}`} isOn={isWaiting} onPress={() => choose(afterId)} />
    </>
  )
}

function Plus({ className, label, isOn, onPress }: { className: string; label: string; isOn: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      data-state={isOn ? 'on' : undefined}
      className={`builder-chrome builder-plus ${className}`}
      onClick={(event) => {
        event.stopPropagation()
        onPress()
      }}
    >
      <Icon name="tambah" size={16} />
    </button>
  )
}
