import { IconButton } from '@naikkelas/ui/icon-button'
import { Icon } from '@naikkelas/ui/icons'
import { type ReactNode, useEffect, useRef } from 'react'

interface BarPanelProps {
  title: string
  icon?: ReactNode
  /** Escape and the cross: the focus goes back to the button. */
  onClose: () => void
  /** Something else was pressed: the focus is there. */
  onLeave: () => void
  children: ReactNode
}

/** A panel that hangs below a button of the bar. Not modal: the page behind it stays usable. */
export function BarPanel({ title, icon, onClose, onLeave, children }: BarPanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const pressed = (event: PointerEvent) => {
      if (event.target instanceof Node && !panel.current?.parentElement?.contains(event.target)) onLeave()
    }
    document.addEventListener('pointerdown', pressed)
    return () => document.removeEventListener('pointerdown', pressed)
  }, [onLeave])
  return (
    <div
      ref={panel}
      role="dialog"
      aria-label={title}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
      }}
      className="fixed inset-x-2 top-16 z-40 flex max-h-[calc(100dvh-6rem)] flex-col overflow-hidden rounded-surface border border-line bg-surface shadow-e3 sm:absolute sm:inset-x-auto sm:end-0 sm:top-full sm:mt-2 sm:w-96"
    >
      <div className="flex items-center gap-2 ps-4 pe-2 pt-2">
        {icon}
        <p className="min-w-0 flex-1 text-app-md font-semibold">{title}</p>
        <IconButton size="sm" label="Tutup" icon={<Icon name="silang" size={16} />} onClick={onClose} />
      </div>
      <div className="overflow-y-auto px-4 pt-1 pb-4">{children}</div>
    </div>
  )
}
