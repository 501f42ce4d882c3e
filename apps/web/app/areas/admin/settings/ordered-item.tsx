import { IconButton } from '@naikkelas/ui/icon-button'
import { Icon } from '@naikkelas/ui/icons'
import type { ReactNode } from 'react'

interface OrderedItemProps {
  /** What it is: `rekening`. */
  noun: string
  /** Counted from zero. */
  index: number
  count: number
  onMove: (by: -1 | 1) => void
  onRemove: () => void
  children: ReactNode
}

/** One item of a list whose order counts. */
export function OrderedItem({ noun, index, count, onMove, onRemove, children }: OrderedItemProps) {
  const name = `${noun} ${index + 1}`
  return (
    <div role="group" aria-label={name} className="flex flex-col gap-3 rounded-box border border-line p-3">
      <div className="flex items-center gap-1">
        <p aria-hidden="true" className="flex-1 text-app-xs font-semibold text-muted first-letter:uppercase">
          {name}
        </p>
        {count > 1 && (
          <>
            <IconButton
              label={`Naikkan ${name}`}
              icon={<Icon name="naik" size={16} />}
              disabled={index === 0}
              onClick={() => onMove(-1)}
            />
            <IconButton
              label={`Turunkan ${name}`}
              icon={<Icon name="turun" size={16} />}
              disabled={index === count - 1}
              onClick={() => onMove(1)}
            />
          </>
        )}
        <IconButton label={`Hapus ${name}`} icon={<Icon name="hapus" size={16} />} onClick={onRemove} />
      </div>
      {children}
    </div>
  )
}
