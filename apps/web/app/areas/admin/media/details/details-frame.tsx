import { Dialog, DialogContent } from '@naikkelas/ui/dialog'
import { IconButton } from '@naikkelas/ui/icon-button'
import { Icon } from '@naikkelas/ui/icons'
import { type ReactNode, useEffect, useRef } from 'react'

interface DetailsFrameProps {
  title: string
  isWide: boolean
  /** Counts keyboard requests to move there. */
  entered: number
  onClose: () => void
  children: ReactNode
}

/** Beside the list where there is room, else a sheet from below. */
export function DetailsFrame({ title, isWide, entered, onClose, children }: DetailsFrameProps) {
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    if (entered > 0) panel.current?.focus()
  }, [entered])
  if (!isWide)
    return (
      <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
        <DialogContent
          placement="bottom"
          title={title}
          onOpenAutoFocus={(event) => {
            // A field would call up the keyboard of the phone over what one came to see.
            event.preventDefault()
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
          }}
        >
          {children}
        </DialogContent>
      </Dialog>
    )
  return (
    <aside
      ref={panel}
      tabIndex={-1}
      onKeyDown={(event) => {
        // What is pressed in a dialog above is the dialog's.
        const isOwn = event.currentTarget.contains(event.target as Node)
        if (event.key === 'Escape' && isOwn && !event.defaultPrevented) onClose()
      }}
      aria-label="Rincian media"
      className="w-80 shrink-0 overflow-y-auto border-s border-line bg-surface px-4 py-3 xl:w-96"
    >
      <div className="flex items-start justify-between gap-2 pb-3">
        <h2 className="min-w-0 text-app-md font-semibold wrap-anywhere">{title}</h2>
        <IconButton size="sm" label="Tutup rincian" icon={<Icon name="silang" size={16} />} onClick={onClose} />
      </div>
      {children}
    </aside>
  )
}
