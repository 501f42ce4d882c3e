import { Mark } from '@naikkelas/ui/icons'
import { useBuilder } from '../builder-context.ts'
import { AdviceList } from './advice/index.tsx'
import { BarPanel } from './bar-panel.tsx'
import { ShareAddress } from './share-address.tsx'

interface PublishedPanelProps {
  onClose: () => void
  onLeave: () => void
}

/** The page is live: its address to copy, to open on a phone, and to share. */
export function PublishedPanel({ onClose, onLeave }: PublishedPanelProps) {
  const page = useBuilder((state) => state.page)
  return (
    <BarPanel
      title="Halaman sudah terbit"
      icon={<Mark className="size-5 text-accent" />}
      onClose={onClose}
      onLeave={onLeave}
    >
      <ShareAddress
        address={new URL(page.address, window.location.origin).href}
        words={page.name}
        hint="Pindai untuk membuka halaman di ponsel."
      />
      <AdviceList onLeave={onLeave} />
    </BarPanel>
  )
}
