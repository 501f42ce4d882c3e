import { Button } from '@naikkelas/ui/button'
import { IconButton } from '@naikkelas/ui/icon-button'
import { Icon } from '@naikkelas/ui/icons'
import type { ListField } from '@naikkelas/ui/sections/registry'
import type { itemActs } from './item-acts.ts'

interface SeveralItemsBarProps {
  field: ListField
  /** Items of the list. */
  count: number
  chosen: ReadonlySet<string>
  acts: ReturnType<typeof itemActs>
  onChoose: (ids: ReadonlySet<string>) => void
  onDone: () => void
}

/** What is done to the chosen items of a list at once; each is one step. */
export function SeveralItemsBar({ field, count, chosen, acts, onChoose, onDone }: SeveralItemsBarProps) {
  const { size } = chosen
  const isNone = size === 0
  return (
    <div
      role="toolbar"
      aria-label={`${size} item terpilih`}
      className="flex flex-wrap items-center gap-1 rounded-control bg-subtle p-1"
    >
      <span className="px-2 text-app-xs font-semibold tabular-nums">{size} terpilih</span>
      <IconButton
        size="sm"
        label="Naikkan item terpilih"
        title="Naikkan"
        disabled={isNone}
        icon={<Icon name="naik" size={16} />}
        onClick={() => acts.moveSeveral(chosen, -1)}
      />
      <IconButton
        size="sm"
        label="Turunkan item terpilih"
        title="Turunkan"
        disabled={isNone}
        icon={<Icon name="turun" size={16} />}
        onClick={() => acts.moveSeveral(chosen, 1)}
      />
      <IconButton
        size="sm"
        label="Gandakan item terpilih"
        title="Gandakan"
        disabled={isNone || count + size > field.max}
        icon={<Icon name="gandakan" size={16} />}
        onClick={() => onChoose(new Set(acts.duplicateSeveral(chosen)))}
      />
      <IconButton
        size="sm"
        variant="danger"
        label="Hapus item terpilih"
        title="Hapus"
        disabled={isNone || count - size < field.min}
        icon={<Icon name="hapus" size={16} />}
        onClick={() => {
          acts.removeSeveral(chosen)
          onChoose(new Set())
        }}
      />
      <Button size="sm" variant="quiet" className="ms-auto" onClick={onDone}>
        Selesai memilih
      </Button>
    </div>
  )
}
