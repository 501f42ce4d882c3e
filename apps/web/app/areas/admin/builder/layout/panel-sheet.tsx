import { IconButton } from '@naikkelas/ui/icon-button'
import { Icon } from '@naikkelas/ui/icons'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Panel } from '../state/panel-store.ts'

interface PanelSheetProps {
  panel: Panel
  onClose: () => void
  children: ReactNode
}

const heights: Record<Panel, string> = { palette: 'h-[68dvh]', outline: 'h-[60dvh]', inspector: 'h-[58dvh]' }

/** A panel over the lower part of the canvas, on phones and tablets. The canvas above it stays usable. */
export function PanelSheet({ panel, onClose, children }: PanelSheetProps) {
  const sheet = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const before = document.activeElement
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])
  return (
    <div
      ref={sheet}
      className={`fixed inset-x-0 bottom-[calc(3.5rem+1px+env(safe-area-inset-bottom))] z-30 flex flex-col overflow-hidden rounded-t-surface border-t border-line bg-surface shadow-e3 ${heights[panel]} sm:inset-x-auto sm:end-0 sm:top-14 sm:h-auto sm:w-96 sm:rounded-none sm:border-s`}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onClose()
      }}
    >
      <div className="absolute end-1 top-1 z-10">
        <IconButton label="Tutup panel" icon={<Icon name="silang" />} onClick={onClose} />
      </div>
      <div className="flex min-h-0 flex-1 flex-col">{children}</div>
    </div>
  )
}
