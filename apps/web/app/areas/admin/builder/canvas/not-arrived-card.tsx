import { Button } from '@naikkelas/ui/button'
import { Icon } from '@naikkelas/ui/icons'
import { useLayoutEffect, useRef } from 'react'
import { sectionElement } from '../stage/scroll-to-section.ts'

interface NotArrivedCardProps {
  sectionId: string
  tryAgain: () => void
}

/** Placeholder of a section whose view failed to load. Retried automatically, or by a button. */
export function NotArrivedCard({ sectionId, tryAgain }: NotArrivedCardProps) {
  const card = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = card.current
    return () => {
      // The button disappears; the focus stays on the section.
      if (element?.contains(document.activeElement)) sectionElement(sectionId)?.focus({ preventScroll: true })
    }
  }, [sectionId])
  return (
    <div ref={card} className="builder-chrome bg-surface p-8">
      <div className="mx-auto flex max-w-text flex-wrap items-start gap-4 rounded-surface border border-dashed border-border p-6 text-text">
        <Icon name="peringatan" size={24} className="mt-0.5 shrink-0 text-warn" />
        <div className="min-w-48 flex-1">
          <p className="text-app-md font-semibold">Tampilan bagian ini belum termuat</p>
          <p className="mt-1 text-app-sm text-muted">
            {navigator.onLine
              ? 'Isinya aman, dan tampilannya sedang dicoba lagi. Kalau tetap begitu, muat ulang halaman ini.'
              : 'Isinya aman. Begitu koneksi kembali, tampilannya dimuat sendiri.'}
          </p>
        </div>
        <Button size="sm" onClick={tryAgain}>
          Coba lagi
        </Button>
      </div>
    </div>
  )
}
